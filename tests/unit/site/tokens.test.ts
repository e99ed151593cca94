import {readFileSync} from 'node:fs';
import {globbySync} from 'globby';
import {expect, it} from 'vitest';

/** Variables of Docusaurus and of its search box. */
const foreign = /^--(ifm|docusaurus|docsearch)-/;

/** `file:line` of each variable without a fallback that no file declares: the browser drops the whole declaration. */
function undeclared(files: ReadonlyMap<string, string>): string[] {
  const text = [...files.values()].join('\n');
  const declared = new Set([...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name));
  return [...files].flatMap(([file, code]) =>
    code
      .split('\n')
      .flatMap((line, at) =>
        [...line.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
          declared.has(name) || foreign.test(name)
            ? []
            : `${file}:${at + 1} ${name} is declared nowhere. Fix: name a token of src/css/tokens.css, or declare it.`,
        ),
      ),
  );
}

it('every variable of the style sheets is declared', () => {
  const names = globbySync('src/**/*.{css,ts,tsx}');
  const files = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
  expect(undeclared(files)).toEqual([]);
});
