/** A container of the compose file, or a program outside it, that reads environment variables. */
export type ServiceId =
  'backend' | 'worker' | 'migration' | 'web' | 'postgres' | 'rabbitmq' | 'pgadmin' | 'sdk' | 'cli' | 'copy';

/** One table on the page; a variable belongs to exactly one, so that its anchor is unique. */
export type GroupId = 'backend' | 'web' | 'data-services' | 'sdk-cli' | 'data-copy' | 'unread';

/** `all`: every edition reads it. `hosted`: only Cloud and Enterprise do. */
export type Edition = 'all' | 'open source' | 'hosted';

export interface EnvironmentVariable {
  readonly name: string;
  readonly group: GroupId;
  readonly readBy: readonly ServiceId[];
  /** What the program uses when the variable is unset; null where the program has no default. */
  readonly fallback: string | null;
  /** The value in docker-compose.gh.yml; null where that file does not set it. */
  readonly composeValue: string | null;
  readonly required: boolean;
  readonly edition: Edition;
  /** Plain text; `backticks` mark code. */
  readonly meaning: string;
}
