import {isPlainObject, type Location, type Oas3Rule} from '@redocly/openapi-core';
import {exclusive} from './fields';
import {isForm, isMultipart, isText, misspelt, takesJson} from './media';
import {fillServer} from './servers';

/** The fields that the demands read, of all objects. */
interface Given {
  openapi?: string;
  url?: string;
  variables?: Record<string, {default?: string; enum?: string[]}>;
  servers?: unknown[];
  name?: string;
  in?: string;
  style?: string;
  allowEmptyValue?: boolean;
  allowReserved?: boolean;
  schema?: {type?: string | string[]};
  content?: Record<string, {example?: unknown; examples?: unknown}>;
  responses?: object;
  requestBody?: unknown;
  encoding?: object;
  operationId?: string;
  value?: unknown;
}

/** Where a problem is reported (a field, or the object itself), how it is mended, and what it is, if there is one. */
type Demand = readonly [
  field: keyof Given | '',
  fix: string,
  problem: (node: Given, key: string) => string | false | undefined,
];

const formStyles = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'];
/** The styles of parameters by their places. */
const styles: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: formStyles,
  header: ['simple'],
  cookie: ['form'],
};

const wrongStyle = (what: string, style?: string, known?: readonly string[]) =>
  style && known && !known.includes(style) && `${what} has no style "${style}", only ${known.join(', ')}.`;

/** The types that a style is for; any other sends a value of any type. */
const styledTypes: Readonly<Record<string, readonly string[]>> = {
  deepObject: ['object'],
  spaceDelimited: ['array', 'object'],
  pipeDelimited: ['array', 'object'],
};

const onlyInQuery = (field: 'allowEmptyValue' | 'allowReserved'): Demand => [
  field,
  'remove it.',
  (node) => node[field] && node.in !== 'query' && `only parameters in query have "${field}".`,
];

const oneMedia: Demand = [
  'content',
  'keep one media type.',
  ({content}) => content && Object.keys(content).length !== 1 && 'the value has one media type.',
];

const noServers: Demand = [
  'servers',
  'name a server, or remove the field.',
  ({servers}) => servers?.length === 0 && 'the list of servers is empty.',
];

const wholeUrl: Demand = [
  'url',
  'write a whole URL, such as https://example.com.',
  ({url}) => url !== undefined && !URL.canParse(url) && `"${url}" is not a URL.`,
];

/** What the pages need of an object beside the types of its fields. */
const demands: Readonly<Record<string, readonly Demand[]>> = {
  Root: [
    [
      'openapi',
      'write "openapi: 3.1.0", and what has changed since that version.',
      ({openapi = ''}) =>
        !openapi.startsWith('3.1.') && `the description is written in OpenAPI ${openapi}, not 3.1.`,
    ],
  ],
  Server: [
    [
      'url',
      'give the server a whole URL, without "?" and "#", and each of its variables a default under "variables:".',
      (server) => {
        const address = fillServer(server);
        const isGood = URL.canParse(address) && !/[{?#]/.test(address);
        return !isGood && `the server "${server.url}" is not a URL.`;
      },
    ],
    [
      'variables',
      'add the default to "enum:", or choose another.',
      ({variables = {}}) =>
        Object.values(variables).some((one) => one.enum && !one.enum.includes(one.default ?? '')) &&
        'the default of a variable is not one of its values.',
    ],
  ],
  Contact: [wholeUrl],
  License: [wholeUrl],
  ExternalDocs: [wholeUrl],
  PathItem: [noServers],
  Parameter: [
    [
      'style',
      'write one of them.',
      ({in: place = '', style}) => wrongStyle(`a parameter in ${place}`, style, styles[place]),
    ],
    [
      'style',
      'remove it, or correct the type.',
      ({style = '', schema}) => {
        const types = [schema?.type ?? []].flat();
        const known = styledTypes[style] ?? types;
        return (
          types.some((type) => !known.includes(type)) && `a ${types.join(' or ')} has no style "${style}".`
        );
      },
    ],
    onlyInQuery('allowEmptyValue'),
    onlyInQuery('allowReserved'),
    [
      'name',
      'remove the parameter; the media types of bodies and the security schemes say what is sent.',
      ({in: place, name = ''}) =>
        place === 'header' &&
        /^(accept|content-type|authorization)$/i.test(name) &&
        `OpenAPI ignores parameters for the header "${name}".`,
    ],
    oneMedia,
  ],
  Header: [oneMedia],
  Encoding: [
    ['style', 'write one of them.', ({style}) => wrongStyle('a field of a form', style, formStyles)],
  ],
  Operation: [
    noServers,
    [
      '',
      "add a response such as '200'.",
      ({responses = {}}) =>
        !Object.keys(responses).some((status) => /^([23](\d\d|XX)|default)$/.test(status)) &&
        'the operation has no response with a status from 200 to 399.',
    ],
    [
      'requestBody',
      'remove it, or use another method; common HTTP clients send no body here.',
      ({requestBody}, method) =>
        requestBody !== undefined &&
        /^(get|head)$/.test(method) &&
        `${method.toUpperCase()} has no request body.`,
    ],
  ],
  RequestBody: [
    [
      'content',
      'name the media type of the body.',
      ({content}) => content && Object.keys(content).length === 0 && 'the body has no media type.',
    ],
  ],
  // Every successful response with a body that can be shown has an example, which readers copy and the twins contain.
  Response: [
    [
      '',
      'add "example:" beside the schema of the response.',
      ({content = {}}, status) => {
        const isShown = Object.keys(content).some((type) => takesJson(type) || isText(type));
        const hasExample = Object.values(content).some(
          ({example, examples}) => example !== undefined || examples,
        );
        return status.startsWith('2') && isShown && !hasExample && `the response ${status} has no example.`;
      },
    ],
  ],
  MediaType: [
    [
      'encoding',
      'remove it.',
      ({encoding}, type) =>
        encoding &&
        !isForm(type) &&
        !isMultipart(type) &&
        `"encoding" says how a form is sent, and ${type} is none.`,
    ],
  ],
  Link: [
    [
      '',
      'name the operation with "operationId".',
      ({operationId}) => !operationId && 'the link leads nowhere.',
    ],
  ],
  Example: [
    [
      '',
      'write the example itself under "value".',
      ({value}) => value === undefined && 'the example has no value.',
    ],
  ],
};

/** What is wrong with the keys of an object that is a map, and how to mend it. */
const keyDemands: Readonly<Record<string, readonly [fix: string, problem: (key: string) => string | false]>> =
  {
    Responses: [
      'write a status such as "404", a class such as "4XX", or "default".',
      (key) => !/^(default|[1-5](\d\d|XX))$/.test(key) && `"${key}" is no status of a response.`,
    ],
    MediaTypesMap: [
      'write a media type such as "application/json".',
      (key) => {
        const nearest = misspelt(key);
        return nearest !== undefined && `"${key}" is no media type; the nearest is "${nearest}".`;
      },
    ],
    HeadersMap: [
      'remove it; the media types under "content:" say it.',
      (key) => /^content-type$/i.test(key) && `OpenAPI ignores the header "${key}".`,
    ],
  };

/** Objects satisfy what is demanded of their fields and keys. */
export const goodObjects: Oas3Rule = () => ({
  any(node: Given, {type: {name}, key, location, report}) {
    if (!isPlainObject(node)) return;
    const tell = (problem: string | false | undefined, fix: string, place: Location) => {
      if (problem) report({message: problem, suggest: [fix], location: place.key()});
    };
    for (const [field, fix, problem] of demands[name] ?? [])
      tell(problem(node, String(key)), fix, field ? location.child([field]) : location);
    for (const [one, other] of exclusive[name] ?? [])
      tell(
        one in node && other in node && `"${one}" and "${other}" exclude each other.`,
        'keep one of the two.',
        location.child([other]),
      );
    const [fix = '', problem = () => ''] = keyDemands[name] ?? [];
    for (const one of Object.keys(node)) tell(problem(one), fix, location.child([one]));
  },
});
