import {execFile} from 'node:child_process';
import path from 'node:path';
import {command} from '../../scripts/command';
import {checkSource, sourcePages} from '../../src/markdown/source';
import {nearestName} from '../../src/settings/nearest-name';
import {builtDefects} from './built';
import {brokenLinks} from './links';
import {checks as codeChecks} from '../content/code-blocks/checks';
import {shellReady} from '../content/code-blocks/shell';
import {checks as pageChecks} from '../content/pages/checks';
import {allPages, type SourcePage} from '../content/pages/page';

/** Runs a program of `node_modules/.bin` and returns the lines that name the page, with the fix. */
const lint = (program: string, args: string[], pattern: RegExp, fix: string): Promise<string[]> =>
  new Promise((resolve) => {
    execFile(path.join('node_modules/.bin', program), args, (_error, stdout, stderr) => {
      const found = [...`${stdout}${stderr}`.matchAll(pattern)];
      resolve(found.map(([, file, line, message]) => `${file}:${line} ${message}. Fix: ${fix}`));
    });
  });

const style = (file: string) =>
  lint(
    'markdownlint-cli2',
    ['--no-globs', file],
    /^(\S+?):(\d+)(?::\d+)? (?:error )?(MD.*)$/gm,
    'as the rule says; https://github.com/DavidAnson/markdownlint lists them.',
  );

const spelling = (file: string) =>
  lint(
    'cspell',
    ['--no-progress', '--no-summary', file],
    /^(\S+?):(\d+):\d+ - (.*\))/gm,
    'correct it, or add the word to project-words.txt.',
  );

/** Content and code blocks. Some checks compare pages, so all are read, but only defects of this one count. */
function contentDefects(file: string, pages: readonly SourcePage[]): string[] {
  const own = pages.filter((page) => page.file === file);
  return [
    ...pageChecks.flatMap(({run}) => run(pages).defects),
    ...codeChecks.flatMap(({run}) => run(own).defects),
  ]
    .filter(({page}) => page === file)
    .map(({line, message}) => `${file}:${line ?? 1} ${message}`);
}

/** `npm run check -- docs/x.mdx`: all checks of one page. */
command(module, async ([given = '', ...more]) => {
  const file = path.relative('.', given);
  if (more.length > 0 || !sourcePages().includes(file)) {
    const nearest = nearestName(file, sourcePages());
    throw new Error(
      `"${[given, ...more].join(' ')}" is not a page; the nearest is ${nearest}. Fix: npm run check -- ${nearest}`,
    );
  }
  const found = await checkSource(file);
  if (found.length === 0) {
    await shellReady;
    const pages = allPages('docs', 'changelog');
    const [page] = pages.filter((one) => one.file === file);
    const outside = Promise.all([
      style(file),
      spelling(file),
      builtDefects(file, page?.address ?? ''),
    ]);
    found.push(
      ...contentDefects(file, pages),
      ...brokenLinks(file, pages),
      ...(await outside).flat(),
    );
  }
  console.log([...new Set(found)].join('\n') || `${file} is fine.`);
  if (found.length > 0) process.exitCode = 1;
});
