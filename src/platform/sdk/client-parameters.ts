import type {ClientParameter} from './types';

interface ClientSetting {
  readonly name: string;
  readonly required: boolean;
  /** As Python writes it; absent: none. */
  readonly fallback?: string;
}

/** What the client is made with; `timeout` without a value means 60 seconds. */
export const clientSettings: readonly ClientSetting[] = [
  {name: 'base_url', required: true},
  {name: 'api_key', required: true},
  {name: 'timeout', required: false},
  {name: 'follow_redirects', required: false, fallback: 'True'},
  {name: 'httpx_client', required: false},
];

/** A part of the address: by position or by name. */
export const path = (name: string, type: string): ClientParameter => ({
  name,
  type,
  required: true,
  positional: true,
});

/** A required keyword. */
export const need = (name: string, type: string): ClientParameter => ({
  name,
  type,
  required: true,
  positional: false,
});

/** An optional keyword: what is left out is not sent. */
export const may = (name: string, type: string): ClientParameter => ({
  name,
  type,
  required: false,
  positional: false,
});
