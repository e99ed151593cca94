import {describe, expect, it} from 'vitest';
import {parseServer} from '@site/src/api-reference/components/server';
import {Reference} from '@site/src/api-reference/description/reference';
import type {Description, Operation, Schema} from '@site/src/api-reference/description/types';
import {markdownToHtml, metaDescription, toMdx} from '@site/src/api-reference/pages/markdown';
import {OperationPage} from '@site/src/api-reference/pages/operation';
import {rootHtml} from '@site/src/api-reference/pages/schema-html';
import {SchemaTree} from '@site/src/api-reference/schema/tree';
import {slugOf} from '@site/src/api-reference/slug';

const operation: Operation = {
  operationId: 'send_file',
  summary: 'Send a file',
  description: 'Sends a file. It takes `{id}` and <b>.\n\nThe second part.',
  tags: ['Files'],
  'x-edition': 'cloud',
  'x-permission': 'edit_files',
  'x-cautions': ['One {thing}.', 'Another.'],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'Which.',
      example: 'a b',
      schema: {type: 'string'},
    },
    {name: 'page', in: 'query', schema: {type: 'integer', default: 1, enum: [1, 2]}},
    {name: 'sort', in: 'query', example: 'up', 'x-in-sample': true, schema: {type: 'string'}},
  ],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {type: 'object', properties: {file: {type: 'string', format: 'binary'}}},
        example: {file: 'a.csv'},
      },
    },
  },
  responses: {
    '200': {$ref: '#/components/responses/Done'} as never,
    '404': {description: 'No such file.', content: {'text/plain': {example: 'Not here'}}},
  },
};

const description = (more: Partial<Operation> = {}): Description => ({
  openapi: '3.1.0',
  info: {title: 'Planted', version: '1'},
  servers: [{url: 'https://cloud.agenta.ai/api'}],
  tags: [{name: 'Files', 'x-displayName': 'All files'}],
  'x-tagGroups': [{name: 'Build', tags: ['Files']}],
  paths: {'/files/{id}': {put: {...operation, ...more}}},
  components: {responses: {Done: {description: 'Sent.'}}},
});

function render(more: Partial<Operation> = {}): string {
  const reference = new Reference(description(more));
  const [entry] = reference.entries;
  if (!entry) throw new Error('no operation');
  return new OperationPage(entry, reference, 'https://git.example/edit').render();
}

describe('a page', () => {
  const page = render();

  it('shows path, edition, permission and cautions', () => {
    expect(page).toContain(
      '<Endpoint method={"put"} path={"/api/files/{id}"} edition={"cloud"} permission={"edit_files"}></Endpoint>',
    );
    expect(page).toContain(':::caution[Before you call]\n\n- One \\{thing}.\n- Another.\n\n:::');
  });

  it('escapes braces and angle brackets of prose', () => {
    expect(page).toContain('It takes `{id}` and \\<b>.');
  });

  it('describes a file body', () => {
    expect(page).toContain(
      'A form with a file, sent as `multipart/form-data`. The body is required.',
    );
    expect(page).toContain('id=\\"body.file\\"');
  });

  it('resolves references of responses, and shows which have no body', () => {
    expect(page).toContain('### 200 OK {/* #response.200 */}\n\nSent.\n\nNo body.');
    expect(page).toContain('Media type: `text/plain`.');
    expect(page).toContain('```text\nNot here\n```');
  });

  it('sends required parameters and those marked for samples, encoded', () => {
    expect(page).toContain("curl --request PUT 'https://cloud.agenta.ai/api/files/a%20b?sort=up'");
    expect(page).toContain("--form 'file=@a.csv'");
  });

  it('marks what a request needs and what a response may lack', () => {
    const schema: Schema = {type: 'object', required: ['id'], properties: {id: {}, note: {}}};
    const node = new SchemaTree(() => ({})).build(schema, 'body');
    const marks = (request: boolean) =>
      [...rootHtml(node, {request}).matchAll(/<code>(\w+)<\/code>.*?<\/p>/g)].map(
        ([head, name]) => [name, /required|may be missing/.exec(head)?.[0]],
      );
    expect(marks(true)).toEqual([
      ['id', 'required'],
      ['note', undefined],
    ]);
    expect(marks(false)).toEqual([
      ['id', undefined],
      ['note', 'may be missing'],
    ]);
  });

  it('marks a deprecated operation', () => {
    expect(render({deprecated: true})).toMatch(/<Endpoint .* deprecated={true}>/);
  });
});

describe('Markdown of the description', () => {
  it('resolves addresses as other pages do, and fails on unknown ones', () => {
    expect(markdownToHtml('[source](link:repository)')).toContain('href="https://github.com/');
    expect(() => markdownToHtml('[source](link:nowhere)')).toThrow(/nowhere/);
  });

  it('is escaped outside code only', () => {
    expect(toMdx('a {b} `{c}` <d>\n\n```json\n{"e": 1}\n```')).toBe(
      'a \\{b} `{c}` \\<d>\n\n```json\n{"e": 1}\n```',
    );
  });

  it('has meta descriptions of whole sentences and the right length', () => {
    const tails = ['Parameters, answers, errors and samples in nine languages, for the HTTP API.'];
    expect(metaDescription('Lists the apps that you can work with.', tails)).toHaveLength(115);
    const long = `${'Many words that go on and on and on. '.repeat(9)}`;
    expect(metaDescription(long, tails)).toMatch(/^(Many words that go on and on and on\. ?)+$/);
    const endless = 'word '.repeat(60);
    expect(metaDescription(endless, tails).length).toBeLessThanOrEqual(155);
    expect(metaDescription(endless, tails)).toMatch(/word…$/);
  });
});

describe('an address', () => {
  it('has the words of an id', () => {
    expect(['create_app', 'createApp', 'API-Keys', '_get__x_'].map(slugOf)).toEqual([
      'create-app',
      'create-app',
      'api-keys',
      'get-x',
    ]);
  });

  it('of a server is an origin', () => {
    expect(parseServer('https://your-host.example/api/')).toEqual({
      origin: 'https://your-host.example',
    });
    expect(parseServer('http://localhost:8080')).toEqual({origin: 'http://localhost:8080'});
    expect(parseServer('your-host.example')).toEqual({origin: 'https://your-host.example'});
    for (const wrong of ['', 'javascript://x', 'ftp://host', 'http://']) {
      expect(parseServer(wrong)).toHaveProperty('reason');
    }
  });
});
