import {describe, expect, it} from 'vitest';
import {changedCode, digestsOf, recordedDigests} from '../../../src/drift/code';
import {line} from '../../../src/drift/report';
import {entity, type Difference, type Surface} from '../../../src/drift/types';
import {backend, Edited, models, root, router, type Edit} from './helpers';

describe('the report of changed code', () => {
  const place = {file: router, line: 30};
  const surface: Surface = {
    ours: [
      entity('statement', 'error', {}, undefined, ['/errors']),
      entity('statement', 'note', {}, undefined, ['/notes']),
    ],
    platform: [
      entity('statement', 'error', {}, place),
      entity('statement', 'note', {}, {...place, line: 1}),
    ],
  };
  const report = async (
    edits: readonly Edit[],
    moves: readonly (readonly [string, string])[] = [],
    told: Difference[] = [],
  ) => {
    const recorded = await digestsOf(new Edited([]));
    const {compared, differences} = await changedCode(
      recorded,
      new Edited(edits, moves),
      surface,
      told,
    );
    expect(compared).toBeGreaterThan(40);
    return differences.map((one) => line(one));
  };
  const limit: Edit = [router, 'limit: int = 10', 'limit: int = 20'];

  it('is empty for the same code, and for code that only moved', async () => {
    expect(await report([])).toEqual([]);
    expect(await report([], [[models, `${backend}/models/notes.py`]])).toEqual([]);
  });

  it('names the definition, its first line, and the pages that rest on it', async () => {
    expect(await report([limit])).toEqual([
      expect.stringMatching(
        /^changed {2}code {2}\S+note_router\.py list_notes {2}\w{8} → \w{8} .*note_router\.py:15 {3}pages: \/errors$/,
      ),
    ]);
  });

  it('names all pages of the file for code on which none rests, and for code that is gone', async () => {
    const empty: Edit = [router, 'payload.text == ""', 'payload.text == " "'];
    const gone: Edit = [router, '"/{note_id}/", status_code=204', '"/{note_id}/", status_code=200'];
    const renamed: Edit = [router, 'async def remove_note', 'async def erase_note'];
    const lines = await report([empty, gone, renamed]);
    expect(lines).toEqual([
      expect.stringMatching(/^changed {2}code {2}\S+ create_note .*pages: \/errors, \/notes$/),
      expect.stringMatching(/^removed {2}code {2}\S+ remove_note .*pages: \/errors, \/notes$/),
      expect.stringMatching(/^added {2}code {2}\S+ erase_note {2}absent → \w{8} /),
    ]);
    expect(await report([renamed])).toEqual([]);
  });

  it('names new code that acts when its file is loaded, but no other', async () => {
    const first = 'def rename(';
    const added = (text: string) =>
      report([[`${backend}/services/apps.py`, first, `${text}\n\n\n${first}`]]);
    expect(await added('start()')).toEqual([
      expect.stringMatching(/^added {2}code {2}\S+apps\.py top level {2}absent → \w{8} /),
    ]);
    expect(await added('@app.middleware("http")\ndef limit(request):\n    pass')).toEqual([
      expect.stringMatching(/^added {2}code {2}\S+apps\.py limit /),
    ]);
    expect(await added('def helper():\n    pass')).toEqual([]);
    expect(await added('WIDTH = 1')).toEqual([]);
    const web = 'agenta-web/src/middleware.ts';
    const from = `${backend}/routers/__init__.py`;
    expect(
      await report([[web, '', 'export const middleware = () => deny()\n']], [[from, web]]),
    ).toEqual([
      expect.stringMatching(/^added {2}code {2}agenta-web\/src\/middleware\.ts {2}absent → \w{8} /),
    ]);
  });

  it('names a file that is gone', async () => {
    const recorded = {
      ...(await digestsOf(new Edited([]))),
      'a/gone.py': {a: '00000001', b: '00000002'},
    };
    const {differences} = await changedCode(recorded, new Edited([]), surface, []);
    expect(differences.map((one) => line(one))).toEqual([
      expect.stringMatching(/^removed {2}code {2}a\/gone\.py {2}present → absent/),
    ]);
  });

  it('leaves out what another difference within the definition tells', async () => {
    const difference = {
      change: 'changed',
      kind: 'parameter',
      name: 'limit',
      detail: '',
      old: '',
      now: '',
      pages: [],
    } as const;
    expect(
      await report([limit], [], [{...difference, platform: {file: router, line: 19}}]),
    ).toEqual([]);
    expect(
      await report([limit], [], [{...difference, platform: {file: router, line: 2}}]),
    ).toHaveLength(1);
  });

  it('knows the digests of the documented commit', () => {
    const files = Object.entries(recordedDigests(root));
    expect(files.length).toBeGreaterThan(250);
    expect(files.flatMap(([, names]) => Object.keys(names)).length).toBeGreaterThan(1500);
  });
});
