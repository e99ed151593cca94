import {readFileSync} from 'node:fs';
import {globbySync} from 'globby';
import {expect, it} from 'vitest';

/** Variables of Docusaurus and of its search box. */
const foreign = /^--(ifm|docusaurus|docsearch)-/;

/** The browser drops the whole declaration that names another. */
it('every variable of the style sheets is declared', () => {
  const files = globbySync('src/**/*.{css,ts,tsx}').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const declared = files.flatMap(([, text]) => text.match(/--[\w-]+(?=['"]?\]?\s*:)/g) ?? []);
  const undeclared = files.flatMap(([file, text]) =>
    (text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? [])
      .filter((name) => !declared.includes(name) && !foreign.test(name))
      .map((name) => `${file} names ${name}`),
  );
  expect(undeclared, 'Fix: name a token of src/css/tokens.css, or declare it').toEqual([]);
});
