import {expect} from 'vitest';
import path from 'node:path';
import {Reference} from '../../../src/api-reference/description/reference';
import type {Description} from '../../../src/api-reference/description/types';
import {surface} from '../../../src/drift';
import {Checkout} from '../../../src/drift/checkout';
import {loadParsers} from '../../../src/drift/code/parser';
import {compare} from '../../../src/drift/compare';
import {textOf, type Things} from '../../../src/drift/types';

await loadParsers();

export const root = path.resolve(__dirname, '../../..');
export const platform = path.join(root, 'tests/fixtures/platform');
export const backend = 'agenta-backend/agenta_backend';
export const cli = 'agenta-cli/agenta';
export const main = `${backend}/main.py`;
export const router = `${backend}/routers/note_router.py`;
export const models = `${backend}/models/note_models.py`;
export const compose = 'docker-compose.gh.yml';

/** An edit of a file, in which `find` becomes `put`. */
export type Edit = readonly [file: string, find: string, put: string];

/** The fixture platform with edits that are not written to disk. */
export class Edited extends Checkout {
  readonly #texts = new Map<string, string>();
  readonly #gone = new Set<string>();

  constructor(edits: readonly Edit[], moves: readonly (readonly [from: string, to: string])[] = []) {
    super(platform);
    for (const [from, to] of moves) {
      this.#texts.set(to, this.text(from) ?? '');
      this.#gone.add(from);
    }
    for (const [file, find, put] of edits) {
      const text = this.text(file);
      if (!text?.includes(find)) throw new Error(`${file} does not hold ${find}`);
      this.#texts.set(
        file,
        text.replace(find, () => put),
      );
    }
  }

  override text(file: string): string | undefined {
    return this.#gone.has(file) ? undefined : (this.#texts.get(file) ?? super.text(file));
  }

  override get all(): readonly string[] {
    const all = new Set([...super.all, ...this.#texts.keys()]);
    return [...all].filter((file) => !this.#gone.has(file)).sort();
  }
}

const note = {$ref: '#/components/schemas/Note'};
const string = {type: 'string'};
const answer = (schema?: object) => ({
  '200': {description: 'Done.', ...(schema && {content: {'application/json': {schema}}})},
});

/** An API description of the fixture platform: it says which models belong to which schemas. */
export const description = {
  openapi: '3.1.0',
  info: {title: 'Notes', version: '1'},
  tags: [{name: 'Notes'}],
  paths: {
    '/notes': {
      get: {
        operationId: 'list_notes',
        tags: ['Notes'],
        responses: answer({type: 'array', items: note}),
      },
      post: {
        operationId: 'create_note',
        tags: ['Notes'],
        requestBody: {
          required: true,
          content: {'application/json': {schema: {$ref: '#/components/schemas/CreateNote'}}},
        },
        responses: answer(note),
      },
    },
    '/health': {
      get: {
        operationId: 'health',
        tags: ['Notes'],
        responses: answer({type: 'object', properties: {status: string}}),
      },
    },
    '/notes/{note_id}/file': {
      post: {
        operationId: 'attach_file',
        tags: ['Notes'],
        requestBody: {
          content: {'multipart/form-data': {schema: {$ref: '#/components/schemas/File'}}},
        },
        responses: answer(),
      },
    },
  },
  components: {
    schemas: {
      Note: {
        type: 'object',
        required: ['_id', 'created_at', 'text', 'mood', 'author'],
        properties: {
          _id: string,
          created_at: {type: 'string', format: 'date-time'},
          text: string,
          mood: {enum: ['good', 'bad']},
          author: {$ref: '#/components/schemas/Author'},
          replies: {type: ['array', 'null'], items: note},
          meta: {type: 'object', default: {}},
          workspace_id: {type: 'string', description: 'Cloud only.'},
        },
      },
      Author: {
        type: 'object',
        required: ['name'],
        properties: {name: string, age: {type: ['integer', 'null']}},
      },
      CreateNote: {
        type: 'object',
        required: ['text'],
        properties: {
          text: string,
          pinned: {type: 'boolean', default: false},
          stars: {type: 'integer', default: 3},
        },
      },
      File: {
        type: 'object',
        required: ['file'],
        properties: {file: {type: 'string', format: 'binary'}, title: string},
      },
    },
  },
} as unknown as Description;

const reference = new Reference({...description, servers: [{url: 'https://a.example'}]});

const surfaceOf = (edits: readonly Edit[] = [], moves: readonly [string, string][] = []) =>
  surface(new Edited(edits, moves), reference, root);

export const before: Things = surfaceOf().platform;

/** The differences that some edits make, without places. */
export function planted(edits: readonly Edit[], moves: readonly [string, string][] = []): string[] {
  const {differences} = compare(before, surfaceOf(edits, moves).platform);
  return differences.map(({change, kind, name, detail, old, now}) => {
    const facts = change === 'changed' ? [`${detail}: ${old} → ${now}`] : [];
    return [change, kind, name, ...facts].join('  ');
  });
}

/** The facts of one entity of the fixture platform, as text. */
export function facts(kind: string, name: string): Record<string, string> | undefined {
  const found = before.get(`${kind} ${name}`);
  const all = Object.entries(found?.facts ?? {}).map(([fact, value]) => [fact, textOf(value)]);
  return found && (Object.fromEntries(all) as Record<string, string>);
}

/** Expects one line with each of these beginnings, and no other lines. */
export function expectLines(lines: readonly string[], expected: readonly string[]): void {
  for (const one of expected) expect(lines.filter((line) => line.startsWith(one))).toHaveLength(1);
  expect(lines).toHaveLength(expected.length);
}
