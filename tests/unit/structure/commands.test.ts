import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {globbySync} from 'globby';
import {expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {scripts} from '../../../package.json';

/** The first YAML error of a workflow: a host would skip the file without an error. */
const broken = (file: string, text: string): string[] =>
  /\.ya?ml$/.test(file)
    ? parseDocument(text)
        .errors.slice(0, 1)
        .map(
          ({message, linePos}) =>
            `${file}:${linePos?.[0].line ?? 1} is not YAML: ${message.replace(/ at line.*/s, '')}. Fix: look at the indentation.`,
        )
    : [];

const tests = globbySync('tests/**/*.{test,spec}.{ts,tsx}');

/** Scripts and tests that a guide or a workflow names and that do not exist, and actions that are not pinned. */
const faults = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const place = `${file}:${at + 1}`;
    const named = (pattern: RegExp) => [...line.matchAll(pattern)].map(([, name = '']) => name);
    const [, action = ''] = /^[\s-]*uses: (\S+)/.exec(line) ?? [];
    return [
      ...named(/npm run (?:--silent )?([a-z][\w:]*)/g)
        .filter((name) => !(name in scripts))
        .map((name) => `${place} calls "npm run ${name}". Fix: name a script of package.json.`),
      ...named(/(?:vitest run|playwright test) (tests\/[\w./-]+)/g)
        .filter((name) => !tests.some((file) => file.includes(name)))
        .map((name) => `${place} runs ${name}. Fix: name a folder or file of tests.`),
      ...(/^(?!.*@[\da-f]{40}$)./.test(action)
        ? [`${place} uses ${action}. Fix: pin it to a commit, with its release in a comment.`]
        : []),
    ];
  });

it('guides and workflows call scripts and tests that exist, and pinned actions', () => {
  const files = execFileSync('git', ['ls-files', '*.md', '.ci', '.github', 'scripts', 'deploy'], {
    encoding: 'utf8',
  });
  const all = files.trim().split('\n');
  expect(all.flatMap((file) => faults(file, readFileSync(file, 'utf8')))).toEqual([]);
  expect(all.flatMap((file) => broken(file, readFileSync(file, 'utf8')))).toEqual([]);
});
