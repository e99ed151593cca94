import type {Plugin} from '@docusaurus/types';
import {globbySync} from 'globby';
import {cached, digest} from '../built-site/cache';
import {checkSource, sourcePages} from '../markdown/source';
import {SourceError} from '../settings/source-error';
import {generatedOnce} from './generated-content';
import {sidebarProblems} from './sidebar-pages';

/**
 * Throws one Error with a line for each problem of each page. Pages that were right, and may name only what
 * still exists, are not read again.
 */
async function checkPages(): Promise<void> {
  // A fresh checkout has no sidebar of the API pages before they are generated.
  await generatedOnce();
  const {default: sidebars} = await import('../../sidebars');
  const code = globbySync([
    'src/{markdown,settings,diagrams}/**/*.ts',
    'src/{platform/glossary,components/Changelog/entry}.ts',
    'docs/tags.yml',
  ]);
  const files = globbySync(['{docs,changelog,static}/**', 'src/{components,platform}/**']);
  const state = digest(files.sort(), code.sort());
  const problems = sidebarProblems(sidebars, sourcePages());
  for (const file of sourcePages()) {
    await cached(`sources/${file}.json`, digest([state], [file]), async () => {
      const found = await checkSource(file);
      if (found.length > 0) throw new SourceError(found.join('\n'));
      return 'right';
    }).catch((error: Error) => problems.push(error.message));
  }
  if (problems.length > 0) throw new SourceError([...new Set(problems)].join('\n'));
}

/**
 * Local plugin: checks all pages before any is compiled, so that the first lines of a failed build or start
 * say what to correct where.
 */
export async function sourceChecks(): Promise<Plugin> {
  await checkPages();
  return {name: 'source-checks'};
}
