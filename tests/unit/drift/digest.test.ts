import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {definitionsOf} from '../../../src/drift/code/definitions';
import {loadParsers, parse, parserFor, type Grammar} from '../../../src/drift/code/parser';

await loadParsers();

const digests = (language: Grammar, text: string): string =>
  parse(parserFor(language), text, definitionsOf)
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
