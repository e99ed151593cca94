/** Shapes of the command line's surface. Texts may hold code spans in backticks. */

export interface Option {
  /** Spellings, the first one preferred. */
  readonly flags: readonly string[];
  /** Absent: a switch without a value. */
  readonly value?: string;
  readonly default: string;
  readonly meaning: string;
  readonly when?: string;
}

export interface Argument {
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
}

export interface Prompt {
  readonly text: string;
  readonly shown: string;
  readonly answers: string;
  readonly interrupt: string;
}

export interface Request {
  readonly http: string;
  readonly when: string;
  readonly carries: string;
  /** Page of the operation under `/reference/api/`, if it is one of the platform's. */
  readonly slug?: string;
}

export interface FileUse {
  readonly path: string;
  readonly use: 'reads' | 'writes' | 'reads, writes' | 'deletes' | 'uploads';
  readonly note: string;
}

export interface Exit {
  readonly code: number;
  readonly when: string;
}

export interface Message {
  readonly text: string;
  readonly cause: string;
  readonly fix: string;
}

export interface Command {
  /** Words after `agenta`; empty for the bare command. */
  readonly name: string;
  readonly summary: string;
  /** Page, as its file under `docs/`. */
  readonly page: string;
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
  /** Unknown options are taken as arguments instead of being refused. */
  readonly acceptsUnknownOptions?: boolean;
  readonly prompts: readonly Prompt[];
  readonly requests: readonly Request[];
  readonly files: readonly FileUse[];
  readonly exits: readonly Exit[];
  readonly messages: readonly Message[];
  readonly neverWorks?: string;
}

type Always = 'name' | 'summary' | 'page' | 'exits';

/** What people write about a command; lists that they leave out are empty. */
export interface CommandWords extends Pick<Command, Always>, Partial<Omit<Command, Always>> {
  /** The meaning of `--help`, which every command has. */
  readonly help?: string;
}
