import {expect, it} from 'vitest';
import {checkBody, checkSource} from '../../../src/markdown/source';
import {pictureLimit} from '../../../src/settings/pictures';
import {testFolder} from '../../support/folder';
import path from 'node:path';

it.each([
  ['an unclosed tag', 'a\n\n<Tabs>\n', '3: is not valid MDX: …closing tag…Fix: close the tag'],
  ['a broken expression', 'a {b c}\n', '1: is not valid MDX: …Fix: put text with braces'],
  ['an unclosed fence', 'a\n\n```sh\nls\n', '3: the code block that starts here is not closed. Fix'],
  [
    'a fence that the next one closes',
    '```sh\nls\n\n## A\n\n```sh\nls\n```\n',
    '1: …not closed before the next one opens in line 6. Fix',
  ],
  ['an unknown component', '<Tab/>\n', '1: <Tab> is not a known component; the nearest is <Tabs>'],
  [
    'an import without a file',
    "import A from '@site/src/a';\n\n<A/>\n",
    '1: imports "@site/src/a", which does not exist. Fix',
  ],
  ['a missing picture', 'a\n\n![A box](./a.png)\n', '3: the picture docs/a.png does not exist. Fix'],
  ['an unknown term', 'a [b](term:varient)\n', '1: unknown glossary term "varient"…nearest is "variant"…Fix'],
  ['an unknown address', '[a](link:repositry)\n', '1: unknown external address "repositry"…Fix'],
  ['an unknown diagram', '![a](diagram:variant-lief)\n', '1: there is no diagram "variant-lief"…Fix'],
  [
    'a diagram in a line of text',
    'a ![b](diagram:variant-life)\n',
    '1: a diagram must be on a line of its own',
  ],
  ['a block without a language', 'a\n\n```\nb\n```\n', '3: a code block has no language. Fix'],
  ['a block in an unknown one', '```pythn\nb\n```\n', '1: no grammar…"pythn"; the nearest is "python". Fix'],
  [
    'a table without dashes',
    'a\n\n| b | c |\n| d | e |\n',
    '3: …starts a table without a line of dashes. Fix',
  ],
  ['a footnote without a text', 'a[^1]\n', '1: "[^1]" is a footnote without a text. Fix'],
  ['an address with a space', '[a](./b c.mdx)\n', '1: …is not read as a link. Fix'],
  ['an unknown admonition', 'a\n\n:::notice\n\nb\n\n:::\n', '3: …nearest is ":::note…Fix'],
  ['equal ids of headings', '## A\n\n## B {/* #a */}\n', '3: …same id as the one in line 1, "a". Fix'],
  ['a comment that is no id', '## A {/* # B c */}\n', '1: …is not an id. Fix: write {/* #b-c */}.'],
  ['a tab with a wrong attribute', '<Tabs groupid="a"></Tabs>\n', '1: …nearest is "groupId". Fix'],
  ['a group that tabs lack', '<Tabs groupId="hosts"></Tabs>\n', '1: …nearest is "host". Fix'],
  [
    'a name that a module lacks',
    'a\n\nimport {Relase} from "@site/src/components/Reference";\n',
    '3: …"Relase", which…does not export; the nearest is "Release". Fix',
  ],
  ['text in no tab', '<Tabs>\n<p>a</p>\n</Tabs>\n', '2: is in <Tabs>, but in no tab. Fix'],
  [
    'two tabs of one value',
    '<Tabs>\n<TabItem value="a" label="A">a</TabItem>\n<TabItem value="a" label="B">b</TabItem>\n</Tabs>\n',
    '3: a second tab has the value "a". Fix',
  ],
  ['an attribute that the policy blocks', '<div style="color: red">a</div>\n', '1: "style" is blocked…Fix'],
  [
    'search phrases below a text',
    '## A\n\nb\n\n{/* search: c */}\n',
    '5: …does not follow a heading. Fix: move',
  ],
  [
    'an empty search phrase',
    '## A\n\n{/* search: b, */}\n',
    '3: …has an empty phrase. Fix: write {/* search:',
  ],
  [
    'too many search phrases',
    `## A\n\n{/* source: b */}\n\n{/* search: ${'c d, '.repeat(13)}e */}\n`,
    '5: …has 27 words. Fix: leave at most 25.',
  ],
  ['a name in braces', 'a\n\n/apps/{app_id}\n', '3: {app_id} is read as code. Fix…\\{app_id}.'],
  ['a name in two braces', 'A {{name}}\n', '1: …Fix…\\{\\{name}}.'],
])('the check of a source names the line of %s', (_name, text, expected) => {
  const [found = ''] = checkBody('docs/a.mdx', text);
  for (const part of expected.split('…')) expect(found).toContain(part);
  expect(found).toMatch(/^docs\/a\.mdx:\d/);
});

it('the check of a source accepts code, comments, escapes and own names in braces, and nested and quoted fences', () => {
  const braces =
    'import {site} from "@site/src/settings/site";\n\n`{a_b}` \\{a_b} {/* a comment */} {site} {site.url} {1 + 1}\n';
  expect(checkBody('docs/a.mdx', braces)).toEqual([]);
  expect(checkBody('docs/a.mdx', '\\[^1] \\*\\*b\\*\\* `[a](./b c.mdx)` \\| a | b |\n')).toEqual([]);
  const text = '````mdx\n```sh\nls\n```\n````\n\n> ```sh\n> ls\n> ```\n\n- a\n\n  ~~~sh\n  ls\n  ~~~\n';
  expect(checkBody('docs/a.mdx', text)).toEqual([]);
});

it('the check of a source tells a heavy picture and a file of another encoding', async () => {
  const folder = testFolder({
    'a.mdx': '![](./big.png)\n',
    'big.png': Buffer.alloc(pictureLimit + 1),
    'latin.mdx': Buffer.from('---\ntitle: Grüße\n---\n', 'latin1'),
  });
  const file = path.relative('.', path.join(folder, 'a.mdx'));
  const found = checkBody(file, '![](./big.png)\n');
  expect(found).toEqual([
    expect.stringMatching(/:1: .*no alternative text\. Fix/),
    expect.stringMatching(/:1: .*big\.png has 150 KB, the most is 150 KB\. Fix/),
  ]);
  expect(await checkSource(path.join(folder, 'latin.mdx'))).toEqual([
    expect.stringMatching(/latin\.mdx:2: is not UTF-8\. Fix/),
  ]);
});
