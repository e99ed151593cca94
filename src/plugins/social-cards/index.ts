import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toString} from 'hast-util-to-string';
import {cardPath} from '../../site/addresses';
import {builtPages} from '../site-reader/built-pages';
import type {Page} from '../site-reader/page';
import {step} from '../site-reader/step';
import {find, ofClass} from '../site-reader/tree';
import type {Card} from './card';

/** Longer paths would run into the release beside them. */
const longestNote = 46;

/** What a page's card says: an API operation is known by its method and path, a written page by its kind. */
function cardOf({title, section, content, document}: Page): Card {
  const endpoint = find(content, ofClass('api-endpoint'));
  const kind = find(document, ofClass('eyebrow__kind'));
  const operation = endpoint
    ? toString(endpoint)
        .replace(/^([A-Z]+)\s*/, '$1 ')
        .trim()
    : '';
  const note = operation.length <= longestNote ? operation : '';
  return {section, title, note: note || (kind ? toString(kind) : 'Documentation')};
}

/** Local plugin: see README.md beside this file. */
export function socialCards({outDir, baseUrl, siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild() {
      const {cardRenderer} = await import('./render');
      const pages = await builtPages(outDir, baseUrl);
      const {render} = cardRenderer(
        siteDir,
        path.join(siteDir, 'node_modules/.cache/social-cards'),
      );
      await step(generatedFilesDir, 'cards', async () => {
        for (const page of pages) {
          const file = path.join(outDir, cardPath(page.address));
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, await render(cardOf(page)));
        }
        return pages.length;
      });
    },
  };
}
