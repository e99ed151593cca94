/** The parts of OpenAPI 3.1 that the pages use. `$ref`s in schemas are not resolved, so that types keep their names. */

export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** The keywords that the pages show, and `x-source`. A check rejects others, because readers would not see them. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: Json[];
  'x-enum-descriptions'?: Record<string, string>;
  const?: Json;
  default?: Json;
  examples?: Json[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxProperties?: number;
  /** Definitions of the platform that the texts rest on; not shown. */
  'x-source'?: string[];
}

export const keywords = [
  '$ref', 'title', 'description', 'type', 'format', 'enum', 'x-enum-descriptions', 'const', 'default', 'examples',
  'required', 'properties', 'additionalProperties', 'items', 'oneOf', 'anyOf', 'minimum', 'maximum', 'maxProperties',
  'x-source',
] as const satisfies (keyof Schema)[]; // prettier-ignore

export interface Media {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, {summary?: string; value?: Json}>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: Json;
  /** Samples send the parameter although it is optional, because a call without it makes little sense. */
  'x-in-sample'?: boolean;
}

export interface Body {
  description?: string;
  required?: boolean;
  content: Record<string, Media>;
}

export interface Response {
  description: string;
  content?: Record<string, Media>;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Response>;
  /** `cloud`: the open-source server does not have the operation. */
  'x-edition'?: 'cloud';
  /** Permission that the account needs. Only cloud and enterprise servers check it. */
  'x-permission'?: string;
  /** Timeout in seconds for the samples, if a client's default is too short. */
  'x-timeout'?: number;
  /** Surprising behaviour of the operation, in Markdown, shown in a box above its parameters. */
  'x-cautions'?: string[];
  /** Definitions of the platform that the texts rest on beside the handler; not shown. */
  'x-source'?: string[];
}

/** Our extension fields on operations. Only the comparison with the platform uses the last two. */
export const extensions = [
  'x-edition', 'x-permission', 'x-timeout', 'x-cautions', 'x-original-operation-id', 'x-source',
] as const; // prettier-ignore

export interface Tag {
  name: string;
  'x-displayName'?: string;
  description?: string;
}

export interface Description {
  openapi: string;
  info: {title: string; version: string; description?: string};
  servers: {url: string; description?: string}[];
  tags: Tag[];
  'x-tagGroups': {name: string; tags: string[]}[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components?: {schemas?: Record<string, Schema>; [kind: string]: unknown};
}
