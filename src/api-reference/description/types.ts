import type * as Oas from '@redocly/openapi-core';

/** A JSON value. Integers that a number cannot hold exactly are bigints. */
export type Json = null | boolean | number | bigint | string | Json[] | {[key: string]: Json};

/**
 * The linter's types of OpenAPI 3.1, as the pages see them: references are resolved, but not those of schemas, so that types keep their
 * names, and any value is a JSON value.
 */
type Resolved<Part> = unknown extends Part
  ? Json
  : Part extends Oas.OasRef
    ? never
    : Part extends object
      ? {[Field in keyof Part]: Field extends 'schema' ? Schema : Resolved<Part[Field]>}
      : Part;

type Others = 'additionalProperties' | 'unevaluatedProperties';
type Inner = 'items' | 'properties' | Others | 'allOf' | 'oneOf' | 'anyOf';

export interface Schema extends Resolved<Omit<Oas.Oas3_1Schema, Inner>> {
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  /** Meaning of each value of `enum`. */
  'x-enum-descriptions'?: Record<string, string>;
}

export type Example = Resolved<Oas.Oas3Example>;
export type Encoding = Partial<Resolved<Oas.Oas3Encoding>>;
export type Media = Resolved<Oas.Oas3MediaType>;
export type Content = Record<string, Media>;
export type Header = Resolved<Oas.Oas3Header>;
export type Body = Resolved<Oas.Oas3RequestBody>;
export type Link = Resolved<Oas.Oas3Link>;
export type Response = Resolved<Oas.Oas3Response>;
export type SecurityRequirement = Oas.Oas3SecurityRequirement;
export type SecurityScheme = Oas.Oas3SecurityScheme;
export type Server = Oas.Oas3Server;
export type ExternalDocs = Oas.Oas3ExternalDocs;

export interface Parameter extends Header {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  /** Samples send the parameter although it is optional, because a call without it makes little sense. */
  'x-in-sample'?: boolean;
}

/** Browsers and many clients refuse to send TRACE, so it has no samples and the check refuses it. */
export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;
export type Method = (typeof methods)[number];

type Fields = 'tags' | 'summary' | 'description' | 'externalDocs' | 'deprecated' | 'security' | 'servers';

export interface Operation extends Pick<Oas.Oas3Operation, Fields> {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Response>;
  callbacks?: Record<string, Record<string, PathItem>>;
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

export interface PathItem extends Partial<Record<Method, Operation>> {
  summary?: string;
  description?: string;
  servers?: Server[];
  parameters?: Parameter[];
}

export interface Description extends Omit<Oas.Oas3_1Definition, 'paths' | 'webhooks'> {
  info: Oas.Oas3Info & {summary?: string};
  servers: Server[];
  tags: Oas.Oas3Tag[];
  'x-tagGroups': {name: string; tags: string[]}[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
}
