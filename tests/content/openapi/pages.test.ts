import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {outputDir} from '@site/src/api-reference/paths';
import {testEach} from '../../support/checks';
import {unique} from '../pages/checks/front-matter';
import {readPage} from '../pages/page';

const pages = readdirSync(outputDir)
  .filter((name) => /\.(api|tag)\.mdx$/.test(name))
  .map((name) => readPage(name, readFileSync(path.join(outputDir, name), 'utf8')));

testEach([unique], () => pages);

it('generated pages have no copy of the operation in their front matter, and an edit link to the description', () => {
  const allowed = 'id title description kind tags sidebar_label hide_table_of_contents custom_edit_url'.split(
    ' ',
  );
  for (const {file, front} of pages) {
    expect(allowed, file).toEqual(expect.arrayContaining(Object.keys(front)));
    const source = /\/edit\/main\/(.+)$/.exec(String(front.custom_edit_url))?.[1] ?? '';
    expect(existsSync(source), `${file}: ${source}`).toBe(true);
  }
});
