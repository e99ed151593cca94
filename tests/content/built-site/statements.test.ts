import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {twinPath} from '@site/src/settings/addresses';
import {statements, type Statement} from '@site/src/platform/statements';

/** The Markdown twin of a page; empty if the build has none. */
function twin(page: string): string {
  const file = `build${twinPath(page)}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Text without links, code signs and emphasis, on one line. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\]\([^)\s]*\)/g, '')
    .replace(/[[\]`*\\]/g, '')
    .replace(/\s+/g, ' ');

const missing = (list: readonly Statement[]): string[] =>
  list.flatMap(({name, says, pages}) =>
    pages
      .filter((page) => !plain(twin(page)).includes(plain(says)))
      .map((page) => {
        const problem = twin(page) === '' ? 'is not a page of the build' : `does not say "${says}"`;
        return `${name}: ${page} ${problem}. Fix: src/platform/statements`;
      }),
  );

it('pages contain the words of every statement about them', () => {
  const pages = statements.flatMap((one) => one.pages);
  console.log(`${statements.length} statements looked for on ${new Set(pages).size} pages`);
  expect(missing(statements)).toEqual([]);
  expect(statements.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(statements.map(({name}) => name)).size).toBe(statements.length);
});

it('a page that says something else is reported', () => {
  const [first] = statements;
  if (!first) throw new Error('there is no statement');
  expect(missing([{...first, says: '901 seconds'}])).toHaveLength(first.pages.length);
  expect(missing([{...first, pages: ['/nowhere']}])).toEqual([
    `${first.name}: /nowhere is not a page of the build. Fix: src/platform/statements`,
  ]);
});
