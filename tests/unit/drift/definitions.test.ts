import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {definitionsOf} from '../../../src/drift/code/definitions';
import {loadParsers, parse, parserFor, type Grammar} from '../../../src/drift/code/parser';

await loadParsers();

const definitions = (language: Grammar, text: string) => parse(parserFor(language), text, definitionsOf);
const digestOf = (language: Grammar, text: string, name: string) =>
  definitions(language, text).find((one) => one.name === name)?.digest;

const python = `
def rows(user, limit=10):
    """Reads them."""
    found = load(f"{user}")[:limit]
    return [row.name for row in found]
`;
const tsx = `
const Rows = ({limit}) => {
    const found = load(limit)
    return <ul className="rows">{found.map((row) => <li b="1" c={2}>{row.name + "!"}</li>)}</ul>
}
`;

it.each([
  ['comments', 'python', python, ['return', '# now\n    return']],
  ['quotes', 'python', python, ['"{user}"', "'{user}'"]],
  [
    'brackets',
    'python',
    python,
    ['load(f"{user}")', '(\n        load(\n            f"{user}",\n        )\n    )'],
  ],
  ['the name of a function', 'python', python, ['def rows', 'def lines']],
  [
    'the order of keys',
    'python',
    'def f(a):\n    return {"x": a, "y": g(a)}\n',
    ['"x": a, "y": g(a)', '"y": g(a), "x": a'],
  ],
  ['the order of attributes', 'tsx', tsx, ['b="1" c={2}', 'c={2} b="1"']],
  ['attributes for tests', 'tsx', tsx, ['b="1"', 'b="1" data-cy="x"']],
  ['kinds of variables', 'tsx', tsx, ['const found', 'let found']],
  ['looks', 'tsx', tsx, ['className="rows"', 'className={styles.rows}']],
  ['space at the end of a line', 'tsx', tsx, ['{found', '{" "}\n{found']],
  ['brackets', 'tsx', tsx, ['return <', 'return (<', '</ul>', '</ul>\n    )']],
] as const)('the digest leaves out %s in %s', (_, language, text, edits) => {
  const edited = edits.reduce(
    (all, find, at) => (at % 2 === 0 ? all.replace(find, () => edits[at + 1] ?? '') : all),
    text as string,
  );
  expect(edited).not.toBe(text);
  const all = (one: string) => definitions(language, one).map(({digest}) => digest);
  expect(all(edited)).toEqual(all(text));
});

it.each([
  ['python', 'x = {**a, "b": 1}', 'x = {"b": 1, **a}', 'x'],
  ['python', 'class A(B):\n    x = 1', '@data\nclass A(B):\n    x = 1', 'A'],
  ['python', 'x = "\\n \\n"', 'x = "\\n\\n"', 'x'],
  ['python', 'x = "\'"', "x = '\"'", 'x'],
  ['tsx', 'const f = () => <A {...b} c="1" />', 'const f = () => <A c="1" {...b} />', 'f'],
  ['tsx', 'const f = {...a, b: 1}', 'const f = {b: 1, ...a}', 'f'],
] as const)('the digest of %s sees that %s is not %s', (language, before, after, name) => {
  expect(digestOf(language, before, name)).toBeDefined();
  expect(digestOf(language, after, name)).not.toBe(digestOf(language, before, name));
});

it('an import counts for what uses its name, and for the loose statements of the file', () => {
  const text = (from: string) =>
    `from ${from} import b as c, d\ndef f():\n    c(e=d)\ndef g():\n    a.c(c=1)\n`;
  const changed = (before: string, after: string) =>
    ['f', 'g', 'top level'].filter(
      (name) => digestOf('python', before, name) !== digestOf('python', after, name),
    );
  expect(changed(text('a'), text('x'))).toEqual(['f', 'top level']);
  const conditional = (from: string) =>
    `if cloud():\n    from ${from} import c\nelse:\n    from b import c\n\ndef f():\n    c()\n`;
  expect(changed(conditional('a'), conditional('x'))).toEqual(['f', 'top level']);
  const script = (from: string) =>
    `import a, {b as c} from "${from}"\nconst f = () => c()\nconst g = () => b()\n`;
  const differs = ['f', 'g'].filter(
    (name) => digestOf('tsx', script('./a'), name) !== digestOf('tsx', script('./x'), name),
  );
  expect(differs).toEqual(['f']);
});

it('a new public method changes its class; a private one and another order do not', () => {
  const methods = (names: string) =>
    digestOf('python', `class A:\n    x = 1\n${names.replace(/\w+/g, '    def $&(self): pass\n')}`, 'A');
  expect(methods('go __len__')).not.toBe(methods('go'));
  expect(methods('go stop')).not.toBe(methods('go'));
  expect(methods('go _help')).toBe(methods('go'));
  expect(methods('stop go')).toBe(methods('go stop'));
});

it('finds methods, the fields of a class, types, and what stands loose', () => {
  const lines = (language: Grammar, text: string) =>
    definitions(language, text).map(({name, lines: [first]}) => [name, ...(first ?? [])]);
  const classes =
    'class A(B):\n    x: int = 1\n    @wraps\n    def go(self):\n        pass\nif x and y:\n    y()\nz = 1';
  expect(lines('python', classes)).toEqual([
    ['A', 1, 1],
    ['A.go', 3, 5],
    ['top level', 6, 7],
    ['z', 8, 8],
  ]);
  const exports =
    'import a from "a"\nexport const b = 1\nexport default function c() {}\ninterface D {}\nstart()';
  expect(lines('tsx', exports)).toEqual([
    ['top level', 1, 1],
    ['b', 2, 2],
    ['c', 3, 3],
    ['D', 4, 4],
  ]);
});

const digests = (language: Grammar, text: string): string =>
  definitions(language, text)
    .map(({name, digest}) => `${name} ${digest}`)
    .sort()
    .join('\n');

/** Formatters add, drop or exchange these. */
const layout = new Set([',', ';', '(', ')', '"', "'"]);

/** In the fixtures, lines that say "silent" hold nothing that counts. */
it.each(['python', 'tsx'] as const)('each token of %s counts', (language) => {
  const text = readFileSync(`tests/fixtures/tokens/${language}.txt`, 'utf8');
  const before = digests(language, text);
  const unseen: string[] = [];
  const seen: string[] = [];
  for (const {0: token, index} of text.matchAll(/\d+|[A-Za-z_]+|[^\s\w]/g)) {
    if (layout.has(token)) continue;
    const put = /^\d/.test(token) ? `${Number(token) + 1}` : /^\w/.test(token) ? `${token}q` : '~';
    const line = text.slice(0, index).split('\n').length - 1;
    const whole = text.split('\n')[line] ?? '';
    const isSame =
      digests(language, text.slice(0, index) + put + text.slice(index + token.length)) === before;
    const isSilent =
      whole.includes('silent') && index >= text.indexOf('silent', text.lastIndexOf('\n', index));
    if (isSame && !isSilent) unseen.push(`${line}: ${token} in ${whole.trim()}`);
    if (!isSame && isSilent && /^\w/.test(token)) seen.push(`${line}: ${token} in ${whole.trim()}`);
  }
  expect(unseen).toEqual([]);
  expect(seen).toEqual([]);
});
