import path from 'node:path';
import {bundle, createConfig, unescapePointerFragment} from '@redocly/openapi-core';
import {routeBase} from '../paths';
import {slugOf} from '../../settings/text';
import {ExactResolver} from './exact';
import {fillServer} from './servers';
import {
  methods,
  type Body,
  type Description,
  type Method,
  type Operation,
  type Parameter,
  type PathItem,
  type Response,
  type Schema,
  type SecurityRequirement,
  type SecurityScheme,
  type Server,
} from './types';

/** An operation with its references to shared parameters, bodies and responses resolved, and what its path gives it. */
export interface Entry {
  slug: string;
  address: string;
  method: Method;
  /** As in the description: `/apps/{app_id}`. */
  path: string;
  /** As clients call it: `/api/apps/{app_id}`. */
  fullPath: string;
  summary: string;
  /** Name of its tag. */
  tag: string;
  operation: Operation;
  /** What the path item says of all of its operations, in Markdown. */
  pathTexts: string[];
  parameters: Parameter[];
  body?: Body;
  responses: [status: string, response: Response][];
  servers: Server[];
  security: SecurityRequirement[];
  /** The requests that the operation causes, each with the name of its callback. */
  callbacks: {name: string; anchor: string; entry: Entry}[];
  /** The reader's own server receives webhooks and callbacks. */
  kind: Kind;
}

type Kind = 'operation' | 'webhook' | 'callback';

/** Fields whose values are schemas, or data that may look like references. */
const unresolved = new Set(['schema', 'example', 'value']);

/** The description as the page generators use it: its operations in the order of their paths, by tag and by group. */
export class Reference {
  readonly entries: Entry[];
  /** Requests that the platform sends to servers of readers. They have pages of their own. */
  readonly webhooks: Entry[];

  constructor(readonly description: Description) {
    this.entries = this.#all(description.paths, 'operation');
    this.webhooks = this.#all(description.webhooks, 'webhook');
  }

  /** Reads a description, bundled into one object. The remaining `$ref`s point into `#/components`. */
  static async read(file: string): Promise<Reference> {
    const config = await createConfig({telemetry: 'off'});
    const ref = path.resolve(file);
    const {bundle: document} = await bundle({ref, config, externalRefResolver: new ExactResolver()});
    return new Reference(document.parsed as Description);
  }

  #all(paths: Record<string, PathItem> = {}, kind: Kind): Entry[] {
    return Object.entries(paths).flatMap(([path, raw]) => {
      const item = this.follow(raw);
      return methods.flatMap((method) => {
        const operation = item[method];
        return operation ? this.#entry(path, method, item, operation, kind) : [];
      });
    });
  }

  #entry(path: string, method: Method, item: PathItem, operation: Operation, kind: Kind): Entry {
    const id = operation.operationId ?? '';
    const slug = slugOf(id);
    const address = `${routeBase}/${slug}`;
    const own = this.#resolve(operation.parameters ?? []);
    const isReplaced = ({name, in: place}: Parameter) =>
      own.some((one) => one.name === name && one.in === place);
    const shared = this.#resolve(item.parameters ?? []);
    const servers = operation.servers ?? item.servers ?? this.description.servers;
    const base = kind !== 'operation' || !servers[0] ? '' : new URL(fillServer(servers[0])).pathname;
    return {
      slug,
      address,
      method,
      path,
      fullPath: base.replace(/\/$/, '') + path,
      summary: operation.summary ?? id,
      tag: operation.tags?.[0] ?? '',
      operation,
      pathTexts: [item.summary, item.description].filter((text) => text !== undefined),
      parameters: [...shared.filter((one) => !isReplaced(one)), ...own],
      body: this.#resolve(operation.requestBody),
      responses: Object.entries(this.#resolve(operation.responses ?? {})),
      servers,
      security: operation.security ?? this.description.security ?? [],
      callbacks: Object.entries(operation.callbacks ?? {}).flatMap(([name, callback]) =>
        this.#all(this.follow(callback), 'callback').map((entry, index) => {
          const anchor = `callback.${name.replace(/\s+/g, '-')}${index > 0 ? `-${index + 1}` : ''}`;
          return {name, anchor, entry: {...entry, address: `${address}#${encodeURIComponent(anchor)}`}};
        }),
      ),
      kind,
    };
  }

  /** Resolves the `$ref` of an object, if it has one. Fields beside it replace those of the object that it refers to. */
  follow<T extends object>(value: T): T {
    const {$ref, ...beside} = value as {$ref?: string};
    return $ref ? {...this.follow(this.#at($ref) as T), ...beside} : value;
  }

  /** Resolves every reference within an object, but not those of schemas, which keep their names. */
  #resolve<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item: unknown) => this.#resolve(item)) as T;
    const fields = Object.entries(this.follow(value)).map(([key, field]: [string, unknown]) => [
      key,
      unresolved.has(key) ? field : this.#resolve(field),
    ]);
    return Object.fromEntries(fields) as T;
  }

  readonly schema = (ref: string): Schema => this.#at(ref) as Schema;

  readonly securityScheme = (name: string): SecurityScheme | undefined => {
    const scheme = this.description.components?.securitySchemes?.[name];
    return scheme && (this.follow(scheme) as SecurityScheme);
  };

  #at(ref: string): unknown {
    const keys = ref.replace('#/', '').split('/').map(unescapePointerFragment);
    let value: unknown = this.description;
    for (const key of keys) value = (value as Record<string, unknown> | undefined)?.[key];
    if (value === undefined) throw new Error(`The reference "${ref}" does not resolve`);
    return value;
  }

  get groups() {
    return this.description['x-tagGroups'].map(({name, tags}) => ({
      name,
      subjects: tags.map((tag) => this.subject(tag)),
    }));
  }

  /** A tag, with its operations in the order of their paths, then its webhooks, then its callbacks. */
  subject(name: string) {
    const tag = this.description.tags.find((one) => one.name === name);
    if (!tag) throw new Error(`no tag "${name}"`);
    const all = [...this.entries, ...this.webhooks];
    const callbacks = all.flatMap((one) => one.callbacks.map(({entry}) => entry));
    return {
      name,
      label: tag['x-displayName'] ?? name,
      description: tag.description,
      externalDocs: tag.externalDocs,
      address: `${routeBase}/${slugOf(name)}`,
      entries: [...all, ...callbacks].filter((entry) => entry.tag === name),
    };
  }

  /** An operation or a webhook. */
  byId(id: string): Entry {
    const found = [...this.entries, ...this.webhooks].find(({operation}) => operation.operationId === id);
    if (!found) throw new Error(`no operation "${id}" in the description`);
    return found;
  }
}
