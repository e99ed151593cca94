import type {Typed} from '../short';

/** Shapes of the SDK's surface. Texts may hold code spans in backticks; tables render them as code. */

export interface Parameter {
  readonly name: string;
  readonly type: string;
  /** Default in source form; a parameter without one is required. */
  readonly default?: string;
  /** `positional-only`: has no usable keyword. `keyword-only`: cannot be given by position. */
  readonly passing?: 'positional-only' | 'keyword-only';
  readonly meaning: string;
  /** When a reader would set it. */
  readonly when?: string;
}

export interface Fault {
  /** The exception, or where the text appears when nothing is raised (`logged`, `printed`, `HTTP 500`). */
  readonly kind: string;
  /** Start of the message, or the whole of it. */
  readonly message: string;
  readonly cause: string;
  readonly fix: string;
}

export interface Callable {
  /** As it is written after `import agenta as ag`, e.g. `ag.config.push`. */
  readonly name: string;
  readonly kind: 'function' | 'class' | 'decorator' | 'method';
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  /** Meaning of further keywords (`**kwargs`), where the callable takes any. */
  readonly anyKeyword?: string;
  /** Further keywords are accepted and dropped. */
  readonly extraKeywordsIgnored?: boolean;
  readonly returns: string;
  readonly faults: readonly Fault[];
  /** Documentation page, as its file under `docs/`. */
  readonly page: string;
  /** Why a call can never succeed in this release, if it cannot. */
  readonly neverWorks?: string;
}

/** What people write about a parameter: its meaning, when to set it, and its type where pages show another than the source declares. */
export type ParameterWords =
  string | (Pick<Parameter, 'meaning' | 'when'> & Partial<Pick<Parameter, 'type'>>);

/** What people write about a callable, with its parameters by name. */
export interface CallableWords
  extends Pick<Callable, 'name' | 'summary'>, Partial<Omit<Callable, 'name' | 'summary' | 'parameters'>> {
  readonly parameters?: Readonly<Record<string, ParameterWords>>;
}

export interface ExportedName {
  /** Attribute of the `agenta` module. */
  readonly name: string;
  /** `function`, `class`, `decorator`, `instance` or `module`. */
  readonly kind: string;
  readonly purpose: string;
  readonly page: string;
  /** Anchor on that page. */
  readonly anchor?: string;
  /** Attributes that may be read, beyond the callables of the same prefix. */
  readonly attributes?: readonly string[];
  /** Any attribute may be read (parameters registered by the reader). */
  readonly open?: boolean;
  readonly neverWorks?: string;
}

export interface ClientParameter extends Typed {
  readonly name: string;
  /** May be given by position; all others are keywords. */
  readonly positional: boolean;
}

export interface ClientMethod {
  readonly name: string;
  /** Method and path, relative to the client's base URL. */
  readonly http: string;
  /** Page of the operation under `/reference/api/`. */
  readonly slug: string;
  /** `cloud`: the open-source backend has no such route. */
  readonly edition: 'oss' | 'cloud';
  readonly parameters: readonly ClientParameter[];
  readonly returns: string;
}

export interface SubClient {
  /** Attribute of the client; empty for methods on the client itself. */
  readonly name: string;
  readonly methods: readonly ClientMethod[];
}

/** A model of the client. `?` marks a field that may be absent. */
export interface ClientType {
  readonly name: string;
  /** Fields as `name: type`, or the accepted strings, or the type it stands for. */
  readonly form: 'fields' | 'values' | 'alias';
  readonly parts: readonly string[];
}
