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
  }).map(([name, pages]) => [name, pages.map((address) => ({address}))]),
);

/** The lines of the report on the fixture platform with some edits. */
async function report(edits: readonly Edit[], moves: readonly Move[] = [], all = false) {
  const recorded = digestsOf(await Code.of(new Edited([])), []);
  const code = await Code.of(new Edited(edits, moves));
  return text(changedCode(recorded, code, rested), {all})
    .split('\n')
    .slice(0, -1);
}

const limit: Edit = [router, 'limit: int = 10', 'limit: int = 20'];
const gone: Edit = [router, '"/{note_id}/", status_code=204', '"/{note_id}/", status_code=200'];

it('says nothing of the same code, nor of code that only moved', async () => {
  expect(await report([])).toEqual([]);
  expect(await report([], [[models, `${backend}/models/notes.py`]])).toEqual([]);
});

it('names a definition, its line, and every section that rests on it', async () => {
  expect(await report([limit])).toEqual([`changed  list_notes  ${router}:15 → /errors#limits, /notes`]);
});

it('sorts by section', async () => {
  expect(await report([limit, gone])).toEqual([
    expect.stringMatching(/^changed {2}remove_note .* → \/errors#gone$/),
    expect.stringMatching(/^changed {2}list_notes .* → \/errors#limits, \/notes$/),
  ]);
});

it('tells what is gone, and where something went that changed its name or its code', async () => {
  const renamed: Edit = [router, 'async def remove_note', 'async def erase_note'];
  expect(await report([renamed])).toEqual([
    expect.stringMatching(/^changed {2}remove_note \(now \S+#erase_note\) .* → \/errors#gone$/),
  ]);
  expect(await report([renamed, gone])).toEqual([
    `removed  remove_note  ${router} → /errors#gone`,
    '1 definitions that no page names changed; --all lists them',
  ]);
  const to = `${backend}/models/notes.py`;
  expect(await report([[to, 'text: str', 'text: bytes']], [[models, to]])).toEqual([
    expect.stringMatching(/^changed {2}Note \(now \S+notes\.py#Note\) .* → \/notes#fields$/),
  ]);
});

it('counts what no page names, and lists it on demand', async () => {
  const first = 'def rename(';
  const added: Edit = [`${backend}/services/apps.py`, first, `WIDTH = 1\n\n\n${first}`];
  expect(await report([added])).toEqual(['1 definitions that no page names changed; --all lists them']);
  expect(await report([added], [], true)).toEqual([
    expect.stringMatching(/^added {2}WIDTH {2}\S+apps\.py:\d+$/),
  ]);
});
