import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {parseExact} from '@site/src/api-reference/description/exact';
import {Reference} from '@site/src/api-reference/description/reference';
import type {Description} from '@site/src/api-reference/description/types';
import {sampleLanguages} from '@site/src/api-reference/samples';
import {sampleRequest} from '@site/src/api-reference/samples/request';
import {special} from '../../support/special';
import {parserOf, syntaxErrors} from '../../support/syntax';

/** A description with one operation, in short. */
const describe = (operation: string, scheme = '{type: apiKey, in: header, name: X-Key}') =>
  new Reference(
    parseExact(`
openapi: 3.1.0
servers: [{url: 'https://{region}.a.example/{version}', variables: {region: {default: eu}, version: {default: v1}}}]
security: [{Key: []}]
tags: []
paths:
  /a/{p}:
    parameters: [{name: p, in: path, required: true, example: [x, y], schema: {type: array}}]
    post: ${operation}
components: {securitySchemes: {Key: ${scheme}}}
`) as Description,
  );

const body = (type: string, schema: string, example?: string) =>
  `{operationId: a, requestBody: {content: {${type}: {schema: ${schema}${example ? `, example: ${example}` : ''}}}}}`;
const parameter = (text: string) => `{operationId: a, parameters: [{name: q, required: true, ${text}}]}`;
const file = '{type: string, format: binary}';

const cases: [what: string, operation: string, inCurl: string, scheme?: string][] = [
  ['path and server variables', '{operationId: a}', 'https://eu.a.example/v1/a/x,y'],
  ['a list with commas', parameter('in: query, explode: false, example: [a b, c]'), '?q=a%20b,c'],
  ['pipes', parameter('in: query, style: pipeDelimited, example: [a, b]'), '?q=a%7Cb'],
  ['spaces', parameter('in: query, style: spaceDelimited, example: [a, b]'), '?q=a%20b'],
  ['a deep object', parameter('in: query, style: deepObject, example: {b: c}'), '?q%5Bb%5D=c'],
  [
    'a deep object within another',
    parameter('in: query, style: deepObject, example: {b: {c: [d, e]}}'),
    '?q%5Bb%5D%5Bc%5D=d&q%5Bb%5D%5Bc%5D=e',
  ],
  ['reserved characters', parameter('in: query, allowReserved: true, example: a/b'), '?q=a/b'],
  [
    'JSON in a query',
    parameter('in: query, content: {application/json: {example: {b: 1}}}'),
    '?q=%7B%22b%22%3A1%7D',
  ],
  ['a cookie', parameter('in: cookie, example: c'), 'Cookie: q=c'],
  ['an object as a header', parameter('in: header, explode: true, example: {b: c, d: e}'), 'q: b=c,d=e'],
  ['no credentials', '{operationId: a, security: []}', "POST 'https://eu.a.example/v1/a/x,y'"],
  [
    'a bearer token',
    '{operationId: a}',
    'Authorization: Bearer YOUR_ACCESS_TOKEN',
    '{type: http, scheme: bearer}',
  ],
  ['basic', '{operationId: a}', 'Authorization: Basic ', '{type: http, scheme: basic}'],
  ['OAuth', '{operationId: a}', 'Authorization: Bearer YOUR_ACCESS_TOKEN', '{type: oauth2, flows: {}}'],
  ['a key in the query', '{operationId: a}', '?k=YOUR_API_KEY', '{type: apiKey, in: query, name: k}'],
  ['a key in a cookie', '{operationId: a}', 'Cookie: k=YOUR_API_KEY', '{type: apiKey, in: cookie, name: k}'],
  ['text', body('text/plain', '{type: string}', "'@it''s $text'"), "--data-raw '@it'\\''s $text'"],
  ['XML', body('application/xml', '{type: object}', "'<a>1</a>'"), "--data-raw '<a>1</a>'"],
  [
    'merge-patch',
    body('application/merge-patch+json; charset=utf-8', '{}', '{a: 1}'),
    'patch+json; charset=utf-8',
  ],
  ['special characters', body('application/json', '{}', JSON.stringify(special)), 'Grüße ✓'],
  ['a long integer', body('application/json', '{}', '{id: 9007199254740993}'), '"id": 9007199254740993'],
  ['a file', body('image/png', file), "--data-binary '@body.png'"],
  [
    'files in a list',
    body('multipart/form-data', `{properties: {f: {type: array, items: ${file}}}}`, '{f: [a.png, b.png]}'),
    "'f=@b.png'",
  ],
  [
    'odd names',
    body(
      'multipart/form-data',
      `{properties: {my-file: ${file}, class: ${file}}}`,
      '{my-file: a.png, class: b.png, "a\\"$b": c}',
    ),
    "'my-file=@a.png'",
  ],
  ['a form without files', body('multipart/form-data', '{}', '{a: [1, 2], b: "<c"}'), "--form-string 'b=<c'"],
  [
    'the media types of parts',
    `{operationId: a, requestBody: {content: {multipart/form-data: {encoding: {f: {contentType: 'image/png, image/jpeg'},
       j: {contentType: application/json}}, schema: {properties: {f: ${file}}}, example: {f: a.png, j: {k: ';"'}}}}}}`,
    `--form 'j="{\\"k\\":\\";\\\\\\"\\"}";type=application/json'`,
  ],
  ['a list in a form', body('application/x-www-form-urlencoded', '{}', '{a: [1, 2]}'), 'a=1&a=2'],
  [
    'an example made of the schema',
    body('application/json', '{properties: {n: {type: integer}, r: {readOnly: true}}}'),
    '"n": 1',
  ],
];

it.each(cases)('samples send %s, in every language', async (_, operation, inCurl, scheme) => {
  const reference = describe(operation, scheme);
  const [entry] = reference.entries;
  if (!entry) throw new Error('no operation');
  const request = sampleRequest(entry, reference);
  for (const {id, fence, write} of sampleLanguages) {
    const sample = write(request);
    expect(syntaxErrors(await parserOf(fence), sample), `${id}:\n${sample}`).toEqual([]);
    if (id === 'curl') expect(sample).toContain(inCurl);
    if (inCurl.includes('9007')) expect(sample, id).toMatch(/9007199254740993/);
  }
});

it('samples of a description with every field parse', async () => {
  const text = readFileSync(path.join(__dirname, 'everything.yaml'), 'utf8');
  const reference = new Reference(parse(text) as Description);
  for (const entry of reference.entries) {
    for (const {id, fence, write} of sampleLanguages) {
      const sample = write(sampleRequest(entry, reference));
      expect(syntaxErrors(await parserOf(fence), sample), `${entry.slug} ${id}`).toEqual([]);
    }
  }
});
