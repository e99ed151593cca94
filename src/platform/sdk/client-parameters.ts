import type {ClientParameter} from './types';

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
