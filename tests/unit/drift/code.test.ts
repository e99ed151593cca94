import {beforeAll, describe, expect, it} from 'vitest';
import type {Parser} from '@vscode/tree-sitter-wasm';
import {changedCode, digestsOf, recordedDigests} from '../../../src/drift/code';
import {definitionsOf} from '../../../src/drift/code/definitions';
import {parse, parserOf} from '../../../src/drift/code/parser';
import {line} from '../../../src/drift/report';
import {entity, type Difference, type Surface} from '../../../src/drift/types';
import {backend, Edited, models, root, router, type Edit} from './helpers';

let parsers: Record<'python' | 'tsx', Parser>;
beforeAll(async () => {
  parsers = {python: await parserOf('python'), tsx: await parserOf('tsx')};
});

const definitions = (language: 'python' | 'tsx', text: string) =>
  parse(parsers[language], text, definitionsOf);
const digests = (language: 'python' | 'tsx', text: string) =>
  definitions(language, text).map(({name, digest}) => `${name} ${digest}`);

const python = `
def rows(user, limit=10):
    """Reads them."""
    found = load(f"{user}")[:limit]
    logger.info("read")
    return [row.name for row in found]
`;
const tsx = `
const Rows = ({limit}) => {
    const found = load(limit)
    return <ul className="rows">{found.map((row) => <li key={row.id}>{row.name + "!"}</li>)}</ul>
}
`;

describe('the digest of a definition', () => {
  it.each([
    [
      'python',
      python,
      'comments and docstrings',
      [
        ['Reads them.', 'Loads.'],
        ['return', '# now\n    return'],
      ],
    ],
    ['python', python, 'logs', [['logger.info("read")', 'logger.debug("done")']]],
    [
      'python',
      python,
      'local variables',
      [
        ['found =', 'some ='],
        ['in found', 'in some'],
        ['row.name for row', 'one.name for one'],
      ],
    ],
    [
      'python',
      python,
      'layout',
      [
        ['load(f"{user}")', "(\n        load(\n            f'{user}',\n        )\n    )"],
        ['"""Reads them."""', "'Reads them.'"],
      ],
    ],
    ['python', `import os\n${python}`, 'imports', [['import os', 'import sys, os']]],
    ['tsx', `import a from "a"\n${tsx}`, 'exports from elsewhere', [['import a', 'export {b}']]],
    ['python', 'class A:\n    # one\n    a = 1\n', 'comments in a class', [['    # one\n', '']]],
    ['python', python, 'types of local variables', [['found =', 'found: list =']]],
    ['python', python, 'types of what is returned', [['limit=10)', 'limit=10) -> list']]],
    ['python', python, 'the name of a function', [['def rows', 'def lines']]],
    [
      'python',
      'class A:\n    a: Optional[List[str]]\n    b: Union[Dict[str, int], None]\n',
      'spellings of types',
      [
        ['Optional[List[str]]', 'typing.Union[list[str], None]'],
        ['Union[Dict[str, int], None]', 'Optional[dict[str, int]]'],
      ],
    ],
    [
      'python',
      'def f(a):\n    return {"x": a, "y": g(a)}\n',
      'the order of keys',
      [['"x": a, "y": g(a)', '"y": g(a), "x": a']],
    ],
    [
      'python',
      'class A:\n    def go(self):\n        pass\n    def run(self):\n        go()\n',
      'the order of methods',
      [
        ['    def go(self):\n        pass\n', ''],
        ['go()\n', 'go()\n    def go(self):\n        pass\n'],
      ],
    ],
    [
      'tsx',
      'interface A {x: B}\nconst f = (a: A): B => g<A>(a as A)',
      'types',
      [
        ['x: B', 'y: B'],
        ['a: A', 'a: B'],
        ['): B', '): Promise<B>'],
        ['g<A>', 'g<B>'],
      ],
    ],
    [
      'tsx',
      'const f = () => <A b="1" c={2} data-cy="x" />',
      'the order of attributes, and attributes for tests',
      [
        ['b="1" c={2}', 'c={2} b="1"'],
        ['data-cy="x"', 'data-cy="y"'],
      ],
    ],
    [
      'tsx',
      tsx,
      'kinds of variables',
      [
        ['const found', 'let found: Row[]'],
        ['const Rows', 'let Rows'],
      ],
    ],
    ['tsx', tsx, 'looks', [['className="rows"', 'className={styles.rows}']]],
    [
      'tsx',
      tsx,
      'local variables',
      [
        ['found =', 'some ='],
        ['found.map', 'some.map'],
        [/\brow\b(?!s)/g, 'one'],
      ],
    ],
    [
      'tsx',
      tsx,
      'layout',
      [
        ['"!"', "'!'"],
        ['load(limit)', 'load(\n        limit,\n    );'],
        ['return <', 'return (<'],
        ['</ul>', '</ul>\n    )'],
      ],
    ],
  ] as const)('of %s leaves out %#', (language, text, _, edits) => {
    const edited = edits.reduce((all, [find, put]) => all.replace(find, put), text as string);
    expect(edited).not.toBe(text);
    const all = (one: string) => definitions(language, one).map(({digest}) => digest);
    expect(all(edited).sort()).toEqual(all(text).sort());
  });

  it.each([
    ['python', python, '=10', '=20'],
    ['python', python, '[:limit]', ''],
    ['python', python, 'row.name', 'row.found'],
    ['python', python, 'limit', 'most'],
    ['python', python, 'load(f"{user}")', 'load(found)'],
    ['tsx', tsx, 'row.name', 'row.title'],
    ['tsx', tsx, '"!"', '"?"'],
    ['tsx', tsx, 'load(limit)', 'load(limit - 1)'],
    ['tsx', tsx, '<ul', '<ol'],
    ['python', python, 'limit=10', 'limit: int = 10'],
    ['python', python, 'logger.info("read")', 'logger.setLevel("read")'],
    ['python', '@get\ndef f() -> A: pass', '-> A', '-> B'],
    ['python', 'class A:\n    a: Optional[str]', 'Optional', 'List'],
    ['python', 'class A:\n    a: Union[str, int]', 'int', 'None'],
    ['python', 'x = {**a, "b": 1}', '**a, "b": 1', '"b": 1, **a'],
    ['tsx', 'const f = () => <A {...b} c="1" />', '{...b} c="1"', 'c="1" {...b}'],
    ['tsx', 'const f = {...a, b: 1}', '...a, b: 1', 'b: 1, ...a'],
    ['tsx', 'enum A {B = "b"}', '"b"', '"c"'],
  ] as const)('of %s sees other code, %#', (language, text, find, put) => {
    expect(text).toContain(find);
    const edited = text.replace(find, put);
    expect(digests(language, edited)).not.toEqual(digests(language, text));
  });
});

it('a stylesheet in a component file has no digest of its own', () => {
  const styles = (size: number) =>
    digests('tsx', `const useStyles = createUseStyles({a: ${size}})`);
  expect(styles(1)).toEqual(styles(2));
});

it('a new public method changes its class, a private one does not', () => {
  const methods = (names: string) =>
    digests(
      'python',
      `class A:\n    x = 1\n${names.replace(/\w+/g, '    def $&(self): pass\n')}`,
    )[0];
  expect(methods('go __len__')).not.toBe(methods('go'));
  expect(methods('go stop')).not.toBe(methods('go'));
  expect(methods('go _help')).toBe(methods('go'));
});

it('finds methods, the fields of a class, and what stands loose', () => {
  const names = (language: 'python' | 'tsx', text: string) =>
    definitions(language, text).map(({name, lines}) => [name, ...lines]);
  const classes =
    'class A(B):\n    x: int = 1\n    @wraps\n    def go(self):\n        pass\nif x:\n    y()\nz = 1';
  expect(names('python', classes)).toEqual([
    ['A', [1, 1], [2, 2], [4, 4]],
    ['A.go', [3, 5]],
    ['top level', [6, 7]],
    ['z', [8, 8]],
  ]);
  const exports =
    'import a from "a"\nexport const b = 1\nexport default function c() {}\ninterface D {}\nstart()';
  expect(names('tsx', exports)).toEqual([
    ['b', [2, 2]],
    ['c', [3, 3]],
    ['D', [4, 4]],
    ['top level', [5, 5]],
  ]);
});

describe('the report', () => {
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
