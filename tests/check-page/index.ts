import {execFile} from 'node:child_process';
import path from 'node:path';
import {command} from '../../scripts/command';
import {recordedDigests} from '../../src/drift/code';
import {resolved} from '../../src/drift/provenance';
import {recordedNames} from '../../src/drift/provenance/names';
import {sectionsOf} from '../../src/drift/provenance/sources';
import {checkSource, sourcePages} from '../../src/markdown/source';
import {generatedOnce} from '../../src/plugins/generated-content';
import {nearestName} from '../../src/settings/nearest-name';
import {builtDefects} from './built';
import {brokenLinks} from './links';
import {pythonReady} from '../content/code-blocks/python';
import {shellReady} from '../content/code-blocks/shell';
import type {PageCheck} from '../content/pages/check';
import {advice, checks as pageChecks} from '../content/pages/checks';
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

/** What `checks` find in `file`. All pages are read, since checks compare them, and know what they ask readers to write. */
const defectsOf = (file: string, checks: readonly PageCheck[], pages: readonly SourcePage[]) =>
  checks
    .flatMap(({run}) => run(pages).defects)
    .filter(({page}) => page === file)
    .map(({line, message}) => `${file}:${line ?? 1} ${message}`);

/** The comments of a page that name code that the documented release does not have. */
function unknownSources(file: string): string[] {
  const root = path.resolve('.');
  try {
    const own = sectionsOf(root).filter(({place}) => place.file === file);
    resolved(own, [recordedNames(recordedDigests(root))]);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** Prints findings in the order of their lines, each once. */
function print(found: readonly string[]): void {
  const lines = found.map((text) => text.replace(/^(\S+:\d+):? /, '$1: '));
  const at = (text: string) => Number(/:(\d+):/.exec(text)?.[1]);
  for (const text of [...new Set(lines)].sort((a, b) => at(a) - at(b))) console.log(text);
}

/** `npm run check -- docs/x.mdx`: all checks of one page, and advice for its writer, which fails nothing. */
command(module, async ([given = '', ...more]) => {
  const file = path.relative('.', given);
  if (more.length > 0 || !sourcePages().includes(file)) {
    const nearest = nearestName(file, sourcePages());
    throw new Error(
      `"${[given, ...more].join(' ')}" is not a page; the nearest is ${nearest}. Fix: npm run check -- ${nearest}`,
    );
  }
  const broken = await checkSource(file);
  if (broken.length > 0) {
    print(broken);
    process.exitCode = 1;
    return;
  }
  await Promise.all([shellReady, pythonReady, generatedOnce()]);
  // These checks read the API pages' description, which a fresh clone does not have before.
  const {checks: codeChecks} = await import('../content/code-blocks/checks');
  const pages = allPages('docs', 'changelog');
  const own = pages.filter((page) => page.file === file);
  const outside = Promise.all([style(file), spelling(file), builtDefects(file, own[0]?.address ?? '')]);
  const found = [
    ...defectsOf(file, pageChecks, pages),
    ...defectsOf(file, codeChecks, pages),
    ...brokenLinks(file, pages),
    ...unknownSources(file),
    ...(await outside).flat(),
  ];
  print(found);
  const hints = defectsOf(file, advice, pages);
  if (hints.length > 0) console.log('Advice, which fails nothing:');
  print(hints);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${file} is fine.`);
});
