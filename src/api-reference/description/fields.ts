/**
 * What becomes of a field of the description: the pages show it, the samples use it, the check alone reads it, or the check refuses it with
 * this fix.
 */
export type Use = 'shown' | 'sampled' | 'checked' | {readonly refused: string};
type Fields<Name extends string> = Readonly<Record<Name, Use>>;

const all = <Name extends string>(use: Use, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, use])) as Fields<Name>;
const shown = <Name extends string>(...names: Name[]) => all('shown', names);
const sampled = <Name extends string>(...names: Name[]) => all('sampled', names);
const checked = <Name extends string>(...names: Name[]) => all('checked', names);
const refused = <Name extends string>(fix: string, ...names: Name[]) => all({refused: fix}, names);

/** The name of each key in objects that are maps, such as the responses of an operation by status. */
export const anyKey = '*';

const inWords = 'say it in the description of the value, in words that readers can act on.';

/** Every field of every object of OpenAPI 3.1, by the names that @redocly/openapi-core gives to the objects. */
// prettier-ignore
export const table = {
  Root: {
    ...shown('info', 'servers', 'paths', 'webhooks', 'tags', 'externalDocs', 'x-tagGroups'),
    ...sampled('security'),
    ...checked('openapi', 'components'),
    ...refused('remove it; the pages read schemas in the dialect of OpenAPI 3.1.', 'jsonSchemaDialect'),
  },
  Info: shown('title', 'version', 'summary', 'description', 'termsOfService', 'contact', 'license'),
  Contact: shown('name', 'url', 'email'),
  License: shown('name', 'identifier', 'url'),
  Server: shown('url', 'description', 'variables'),
  ServerVariable: shown('enum', 'default', 'description'),
  Tag: shown('name', 'description', 'externalDocs', 'x-displayName'),
  TagGroup: shown('name', 'tags'),
  ExternalDocs: shown('description', 'url'),
  Paths: shown(anyKey),
  PathItem: {
    ...shown('summary', 'description', 'parameters', 'get', 'post', 'put', 'patch', 'delete', 'head', 'options'),
    ...sampled('servers'),
    ...checked('$ref'),
    ...refused('remove the operation; common HTTP clients cannot send TRACE.', 'trace'),
  },
  Operation: {
    ...shown('tags', 'summary', 'description', 'externalDocs', 'parameters', 'requestBody', 'responses', 'callbacks',
      'deprecated', 'security', 'x-edition', 'x-permission', 'x-cautions'),
    ...sampled('servers', 'x-timeout'),
    ...checked('operationId', 'x-original-operation-id', 'x-source'),
  },
  Parameter: {
    ...shown('name', 'in', 'description', 'required', 'deprecated', 'allowEmptyValue', 'style', 'explode', 'allowReserved',
      'schema', 'content', 'example', 'examples'),
    ...sampled('x-in-sample'),
  },
  Header: {
    ...shown('description', 'required', 'deprecated', 'schema', 'content', 'example', 'examples'),
    ...refused(`headers are always sent in the style "simple"; ${inWords}`, 'style', 'explode'),
  },
  RequestBody: shown('description', 'content', 'required'),
  MediaType: shown('schema', 'example', 'examples', 'encoding'),
  Encoding: {
    ...shown('contentType', 'style', 'explode', 'allowReserved'),
    ...refused('say in the description of the property which headers its part has.', 'headers'),
  },
  Responses: shown('default', anyKey),
  Response: shown('description', 'headers', 'content', 'links'),
  Callback: shown(anyKey),
  Link: {
    ...shown('operationId', 'parameters', 'requestBody', 'description'),
    ...refused('name the operation with "operationId".', 'operationRef'),
    ...refused('give the operation itself this server.', 'server'),
  },
  Example: {
    ...shown('summary', 'description', 'value'),
    ...refused('write the example itself under "value".', 'externalValue'),
  },
  Reference: shown('$ref', 'summary', 'description'),
  Schema: {
    ...shown('$ref', 'title', 'description', 'type', 'format', 'enum', 'x-enum-descriptions', 'const', 'default', 'example',
      'examples', 'required', 'properties', 'additionalProperties', 'unevaluatedProperties', 'items', 'allOf', 'oneOf', 'anyOf', 'discriminator',
      'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength', 'pattern',
      'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'contentEncoding', 'contentMediaType',
      'deprecated', 'readOnly', 'writeOnly', 'externalDocs', 'xml'),
    ...checked('$comment', 'x-source'),
    ...refused(inWords, 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependentRequired', 'prefixItems', 'contains',
      'minContains', 'maxContains', 'patternProperties', 'propertyNames', 'contentSchema'),
    ...refused('use "items".', 'unevaluatedItems'),
    ...refused('put the schema into components/schemas, and refer to it with "$ref".', '$defs', 'definitions', '$id',
      '$anchor', '$dynamicAnchor', '$dynamicRef'),
    ...refused('remove it; the pages read schemas in the dialect of OpenAPI 3.1.', '$schema', '$vocabulary'),
  },
  Discriminator: shown('propertyName', 'mapping'),
  Xml: shown('name', 'namespace', 'prefix', 'attribute', 'wrapped'),
  SecurityScheme: shown('type', 'description', 'name', 'in', 'scheme', 'bearerFormat', 'flows', 'openIdConnectUrl'),
  OAuth2Flows: shown('implicit', 'password', 'clientCredentials', 'authorizationCode'),
  ImplicitFlow: shown('authorizationUrl', 'refreshUrl', 'scopes'),
  PasswordFlow: shown('tokenUrl', 'refreshUrl', 'scopes'),
  ClientCredentials: shown('tokenUrl', 'refreshUrl', 'scopes'),
  AuthorizationCode: shown('authorizationUrl', 'tokenUrl', 'refreshUrl', 'scopes'),
  SecurityRequirement: sampled(anyKey),
  Components: checked('schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes',
    'links', 'callbacks', 'pathItems'),
} satisfies Record<string, Fields<string>>;

/** Fields of which an object has one at most. */
export const exclusive: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  License: [['identifier', 'url']],
  MediaType: [['example', 'examples']],
  Header: [
    ['example', 'examples'],
    ['schema', 'content'],
  ],
  Parameter: [
    ['example', 'examples'],
    ['schema', 'content'],
    ...['style', 'explode', 'allowReserved'].map((field) => ['content', field] as const),
  ],
};

/** The fields that pages read as Markdown. */
export const markdownFields = [
  'summary',
  'description',
  'name',
  'termsOfService',
  'scopes',
  'x-cautions',
  'x-enum-descriptions',
];

/** The fields of an object, or nothing for objects that have no fields of their own, such as lists. */
export const fieldsOf = (object: string): Readonly<Record<string, Use>> | undefined =>
  (table as Readonly<Record<string, Readonly<Record<string, Use>>>>)[object];
