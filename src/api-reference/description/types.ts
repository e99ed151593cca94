/** The parts of OpenAPI 3.1 that the pages use. `$ref`s in schemas are not resolved, so that types keep their names. */

/** A JSON value. Integers that a number cannot hold exactly are bigints. */
export type Json = null | boolean | number | bigint | string | Json[] | {[key: string]: Json};

export interface ExternalDocs {
  description?: string;
  url: string;
}

export interface Xml {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: boolean;
  wrapped?: boolean;
}

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
  example?: Json;
  examples?: Json[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: {propertyName: string; mapping?: Record<string, string>};
  minimum?: number | bigint;
  maximum?: number | bigint;
  exclusiveMinimum?: number | bigint;
  exclusiveMaximum?: number | bigint;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  contentEncoding?: string;
  contentMediaType?: string;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  externalDocs?: ExternalDocs;
  xml?: Xml;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: Json;
}

export interface Encoding {
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

export interface Media {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example>;
  encoding?: Record<string, Encoding>;
}
export type Content = Record<string, Media>;

export interface Header {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  content?: Content;
  example?: Json;
  examples?: Record<string, Example>;
}

export interface Parameter extends Header {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  allowEmptyValue?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** Samples send the parameter although it is optional, because a call without it makes little sense. */
  'x-in-sample'?: boolean;
}

export interface Body {
  description?: string;
  required?: boolean;
  content: Content;
}

export interface Link {
  operationId?: string;
  parameters?: Record<string, Json>;
  requestBody?: Json;
  description?: string;
}

export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
  links?: Record<string, Link>;
}

export interface ServerVariable {
  enum?: string[];
  default: string;
  description?: string;
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, ServerVariable>;
}

/** The schemes of which a request needs all, with the scopes of each. */
export type SecurityRequirement = Record<string, string[]>;

export interface OAuthFlow {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Record<string, string>;
}

export interface SecurityScheme {
  type: string;
  description?: string;
  name?: string;
  in?: 'query' | 'header' | 'cookie';
  scheme?: string;
  bearerFormat?: string;
  flows?: Record<string, OAuthFlow>;
  openIdConnectUrl?: string;
}

/** Browsers and many clients refuse to send TRACE, so it has no samples and the check refuses it. */
export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;
export type Method = (typeof methods)[number];

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  externalDocs?: ExternalDocs;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Response>;
  callbacks?: Record<string, Record<string, PathItem>>;
  servers?: Server[];
  security?: SecurityRequirement[];
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

export interface Tag {
  name: string;
  'x-displayName'?: string;
  description?: string;
  externalDocs?: ExternalDocs;
}

export interface Info {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  termsOfService?: string;
  contact?: {name?: string; url?: string; email?: string};
  license?: {name: string; identifier?: string; url?: string};
}

export interface Description {
  openapi: string;
  info: Info;
  servers: Server[];
  security?: SecurityRequirement[];
  tags: Tag[];
  'x-tagGroups': {name: string; tags: string[]}[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  externalDocs?: ExternalDocs;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, SecurityScheme>;
    [kind: string]: unknown;
  };
}
