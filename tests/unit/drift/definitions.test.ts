import {beforeAll, describe, expect, it} from 'vitest';
import type {Parser} from '@vscode/tree-sitter-wasm';
import {definitionsOf} from '../../../src/drift/code/definitions';
import {parse, parserOf} from '../../../src/drift/code/parser';

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
