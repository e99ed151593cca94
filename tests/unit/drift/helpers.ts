import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
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

/** An API description of the fixture platform: it says which models belong to which schemas. */
const description = readFileSync(path.join(__dirname, 'description.yaml'), 'utf8');
const reference = new Reference(parse(description) as Description);

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
