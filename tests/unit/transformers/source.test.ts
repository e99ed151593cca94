import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkBody, checkSource} from '../../../src/markdown/source';
import {pictureLimit} from '../../../src/settings/pictures';
import {testFolder} from '../../support/folder';

const mistakes = parse(readFileSync(path.join(__dirname, 'mistakes.yaml'), 'utf8')) as {
  name: string;
  text: string;
  says: string;
}[];

it.each(mistakes)('the check of a source names the line of $name', ({text, says}) => {
  const [found = ''] = checkBody('docs/a.mdx', text);
  for (const part of says.split('…')) expect(found).toContain(part);
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
