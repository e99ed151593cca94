import path from 'node:path';
import {bundle, createConfig, unescapePointerFragment} from '@redocly/openapi-core';
import {routeBase} from '../paths';
import {slugOf} from '../../settings/text';
import {
  methods,
  type Body,
  type Description,
  type Method,
  type Operation,
  type Parameter,
  type Response,
  type Schema,
} from './types';

/** An operation with its references to shared parameters, bodies and responses resolved. */
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
  parameters: Parameter[];
  body?: Body;
  responses: [status: string, response: Response][];
}

/** The description as the page generators use it: its operations in the order of their paths, by tag and by group. */
export class Reference {
  readonly entries: Entry[] = [];
  /** Path of the first server: `/api`. */
  readonly #base: string;

  constructor(readonly description: Description) {
    this.#base = new URL(description.servers[0]?.url ?? '').pathname.replace(/\/$/, '');
    for (const [path, item] of Object.entries(description.paths)) {
      for (const method of methods) {
        const operation = item[method];
        if (operation) this.entries.push(this.#entry(path, method, operation));
      }
    }
  }

  /** Reads a description, bundled into one object. The remaining `$ref`s point into `#/components`. */
  static async read(file: string): Promise<Reference> {
    const config = await createConfig({telemetry: 'off'});
    const {bundle: document} = await bundle({ref: path.resolve(file), config});
    return new Reference(document.parsed as Description);
  }

  #entry(path: string, method: Method, operation: Operation): Entry {
    const slug = slugOf(operation.operationId);
    return {
      slug,
      address: `${routeBase}/${slug}`,
      method,
      path,
      fullPath: this.#base + path,
      summary: operation.summary ?? operation.operationId,
      tag: operation.tags?.[0] ?? '',
      operation,
      parameters: (operation.parameters ?? []).map((parameter) => this.follow(parameter)),
      body: operation.requestBody && this.follow(operation.requestBody),
      responses: Object.entries(operation.responses).map(([status, response]) => [
        status,
        this.follow(response),
      ]),
    };
  }

  /** Resolves the `$ref` of an object, if it has one. */
  follow<T extends object>(value: T): T {
    const ref = (value as {$ref?: string}).$ref;
    return ref ? this.follow(this.#at(ref) as T) : value;
  }

  readonly schema = (ref: string): Schema => this.#at(ref) as Schema;

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

  /** A tag, with its operations in the order of their paths. */
  subject(name: string) {
    const tag = this.description.tags.find((one) => one.name === name);
    if (!tag) throw new Error(`no tag "${name}"`);
    return {
      name,
      label: tag['x-displayName'] ?? name,
      description: tag.description,
      address: `${routeBase}/${slugOf(name)}`,
      entries: this.entries.filter((entry) => entry.tag === name),
    };
  }

  find(method: string, path: string): Entry {
    const found = this.entries.find((entry) => entry.method === method && entry.path === path);
    if (!found) throw new Error(`no operation ${method} ${path} in the description`);
    return found;
  }
}
