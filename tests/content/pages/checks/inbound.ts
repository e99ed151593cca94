import type {PageCheck} from '../check';
import {linkTarget, nodesOf} from '../page';

/** Every page is linked from the text of another: a sidebar does not say when a reader needs it. */
export const inbound: PageCheck = {
  name: 'pages are linked from the text of others',
  unit: 'links between pages',
  run: (pages) => {
    const links = pages.flatMap((page) =>
      nodesOf(page.tree, 'link')
        .flatMap(({url}) => linkTarget(page, url)?.linked ?? [])
        .filter((file) => file !== page.file),
    );
    const message =
      'no other page links here. Fix: link it from the text of a page that readers read before it.';
    // The introduction is linked from the logo of every page.
    const defects = pages
      .filter(({file, kind, address}) => kind && address !== '/' && !links.includes(file))
      .map(({file}) => ({page: file, line: 1, message}));
    return {checked: links.length, defects};
  },
};
