import path from 'node:path';
import {llmsPath, urlOf, twinPath} from '../../settings/addresses';
import {writeIfChanged} from '../../settings/generated-files';
import {llmsFiles, type Twin} from './llms';
import {readingOrder} from './reading-order';

/** What a host sends for unknown addresses to clients that ask for Markdown. */
const notFound = (title: string, home: string): string =>
  `# Page not found\n\n${title} has no page at this address. All pages: [llms.txt](${urlOf(home, llmsPath)})\n`;

/** Writes the Markdown twin of each page and the llms files. Returns the number of files. */
export function writeTwins(outDir: string, pages: readonly Twin[], title: string, home: string): number {
  const twins = readingOrder(pages, new URL(home).pathname);
  const files = [
    ...twins.map(({address, markdown}) => ({path: twinPath(address), text: markdown})),
    ...llmsFiles(twins, title, home),
    {path: twinPath('/404'), text: notFound(title, home)},
  ];
  for (const file of files) writeIfChanged(path.join(outDir, file.path), file.text);
  return files.length;
}
