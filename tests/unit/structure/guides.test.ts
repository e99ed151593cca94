import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {scripts} from '../../../package.json';

/** `file:line` and what a check finds there, for every line of the files that match. */
const check = (patterns: string[], problems: (line: string, file: string) => string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        // Fences of guides show what pages contain. Lines keep their numbers.
        .replace(/^```mdx[^]*?^```/gm, (fence) => fence.replace(/.+/g, ''))
        .split('\n')
        .flatMap((line, at) => problems(line, file).map((problem) => `${file}:${at + 1} ${problem}`)),
    );

const tests = globbySync('tests/**/*.{test,spec}.{ts,tsx}');

it('guides and workflows call scripts and tests that exist, and pinned actions', () => {
  const found = check(['*.md', '.ci', '.github', 'scripts', 'deploy', 'package.json'], (line) => {
    const named = (pattern: RegExp) => [...line.matchAll(pattern)].map(([, name = '']) => name);
    return [
      ...named(/npm run (?:--silent )?([a-z][\w:]*)/g)
        .filter((name) => !(name in scripts))
        .map((name) => `calls "npm run ${name}". Fix: name a script of package.json.`),
      ...named(/(?:vitest run|playwright test) (tests\/[\w./-]+)/g)
        .filter((name) => !tests.some((file) => file.includes(name)))
        .map((name) => `runs ${name}. Fix: name a folder or file of tests.`),
      ...named(/"(?:node|tsx) ((?:scripts|tests)\/[\w./-]+)/g)
        .filter((name) => !existsSync(name))
        .map((name) => `starts ${name}, which does not exist. Fix: correct the path.`),
      ...named(/^[\s-]*uses: (?!\S+@[\da-f]{40}\b)(\S+)/g).map(
        (action) => `uses ${action}. Fix: pin it to a commit, with its release in a comment.`,
      ),
    ];
  });
  expect(found).toEqual([]);
});

it('workflows and deployed settings can be read', () => {
  const files = execFileSync('git', ['ls-files', '.github/**.yml', 'deploy/*.json'], {encoding: 'utf8'})
    .trim()
    .split('\n');
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    // JSON is YAML, except that YAML allows a comma at the end.
    const comma = file.endsWith('.json') ? text.search(/,\s*[\]}]/) : -1;
    const document = parseDocument(text);
    const slips = document.errors
      .slice(0, 1)
      .map(({message, linePos}) => [linePos?.[0].line, message.replace(/ at line [^]*/, '')]);
    if (file.includes('workflows/') && !document.has('jobs'))
      slips.push([1, 'has no "jobs:" at the start of a line']);
    if (comma >= 0) slips.push([text.slice(0, comma).split('\n').length, 'a comma before the end']);
    return slips.map(
      ([line, what]) => `${file}:${line} ${what}. Fix: correct indentation, comma or quote there.`,
    );
  });
  expect(files).not.toEqual([]);
  expect(found).toEqual([]);
});

const anchors = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

it('guides name files and headings that exist', () => {
  /** Names in code, which may lack their extension, and targets of links. */
  const references =
    /`((?:src|tests|scripts|docs|openapi|static|deploy|skills)\/[\w./@-]*)`|(?<!`!?\[[^\]]*)\]\(([^)#:]*)(?:#([^)]*))?\)/g;
  const found = check(['*.md', ':!tests', ':!skills', ':!changelog'], (line, file) =>
    [...line.matchAll(references)].flatMap(([, name, target = '', anchor]) => {
      const base = target ? path.join(path.dirname(file), target) : file;
      const exists = name ? ['', '.ts', '.tsx'].some((end) => existsSync(name + end)) : existsSync(base);
      if (exists && (!anchor || anchors(base).includes(anchor))) return [];
      return `names ${name ?? `${target}#${anchor ?? ''}`}, which does not exist. Fix: correct the path or the heading.`;
    }),
  );
  expect(found).toEqual([]);
});
