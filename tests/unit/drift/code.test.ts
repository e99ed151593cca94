import {expect, it} from 'vitest';
import {changedCode, digestsOf} from '../../../src/drift/code';
import {Code} from '../../../src/drift/code/files';
import {text} from '../../../src/drift/report';
import {backend, Edited, models, router, type Edit} from './helpers';

type Move = readonly [from: string, to: string];

const rested = new Map(
  Object.entries({
    [`${router}#list_notes`]: ['/errors#limits', '/notes'],
    [`${router}#remove_note`]: ['/errors#gone'],
    [`${models}#Note`]: ['/notes#fields'],
  }).map(([name, pages]) => [name, {sources: pages.map((address) => ({address}))}]),
);

/** The lines of the report on the fixture platform with some edits. */
function report(edits: readonly Edit[], moves: readonly Move[] = [], all = false) {
  const recorded = digestsOf(new Code(new Edited([])), []);
  const code = new Code(new Edited(edits, moves));
  return text(changedCode(recorded, code, rested), {all})
    .split('\n')
    .slice(0, -1);
}

const limit: Edit = [router, 'limit: int = 10', 'limit: int = 20'];
const gone: Edit = [router, '"/{note_id}/", status_code=204', '"/{note_id}/", status_code=200'];

it('says nothing of the same code, nor of code that only moved', () => {
  expect(report([])).toEqual([]);
  expect(report([], [[models, `${backend}/models/notes.py`]])).toEqual([]);
});

it('names a definition, its line, and every section that rests on it', () => {
  expect(report([limit])).toEqual([`changed  list_notes  ${router}:15 → /errors#limits, /notes`]);
});

it('sorts by section', () => {
  expect(report([limit, gone])).toEqual([
    expect.stringMatching(/^changed {2}remove_note .* → \/errors#gone$/),
    expect.stringMatching(/^changed {2}list_notes .* → \/errors#limits, \/notes$/),
  ]);
});

it('tells what is gone, and where something went that changed its name or its code', () => {
  const renamed: Edit = [router, 'async def remove_note', 'async def erase_note'];
  expect(report([renamed])).toEqual([
    expect.stringMatching(/^changed {2}remove_note \(now \S+#erase_note\) .* → \/errors#gone$/),
  ]);
  expect(report([renamed, gone])).toEqual([
    `removed  remove_note  ${router} → /errors#gone`,
    '1 definitions that no page names changed; --all lists them',
  ]);
  const to = `${backend}/models/notes.py`;
  expect(report([[to, 'text: str', 'text: bytes']], [[models, to]])).toEqual([
    expect.stringMatching(/^changed {2}Note \(now \S+notes\.py#Note\) .* → \/notes#fields$/),
  ]);
});

it('counts what no page names, and lists it on demand', () => {
  const first = 'def rename(';
  const added: Edit = [`${backend}/services/apps.py`, first, `WIDTH = 1\n\n\n${first}`];
  expect(report([added])).toEqual(['1 definitions that no page names changed; --all lists them']);
  expect(report([added], [], true)).toEqual([expect.stringMatching(/^added {2}WIDTH {2}\S+apps\.py:\d+$/)]);
});
