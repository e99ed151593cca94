/** The parts of OpenAPI 3.1 that the pages read. `$ref`s inside schemas are kept, so that types keep their names. */

export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  contentMediaType?: string;
  enum?: Json[];
  'x-enum-descriptions'?: Record<string, string>;
  const?: Json;
  default?: Json;
  example?: Json;
  examples?: Json[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: {propertyName: string; mapping?: Record<string, string>};
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: Json;
}

export interface Media {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example>;
  /** An optional parameter that the samples send anyway, because a call without it makes little sense. */
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
  security?: Record<string, string[]>[];
  /** `cloud`: the open-source server lacks the operation. */
  'x-edition'?: 'cloud';
  /** Permission an account needs; cloud and enterprise servers check it. */
  'x-permission'?: string;
  /** Seconds that the response may take, where a client's own timeout would be too short. */
  'x-timeout'?: number;
  /** What is surprising about the operation, shown in a box above its parameters. */
  'x-cautions'?: string[];
}

export type PathItem = {parameters?: Parameter[]} & Partial<Record<Method, Operation>>;

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
  paths: Record<string, PathItem>;
  components?: {schemas?: Record<string, Schema>; [kind: string]: unknown};
}
