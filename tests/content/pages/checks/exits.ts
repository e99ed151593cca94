import {perPage, type PageCheck, type PageOutcome} from '../check';
import {targets} from '../links';
import type {SourcePage} from '../page';

/** The introduction is where readers begin: the logo of every page leads there. */
const introduction = '/';

/** Every page is reached from the text of another: a sidebar alone tells nobody when they need it. */
export const inbound: PageCheck = {
  name: 'pages are linked from the text of others',
  unit: 'links between pages',
  floor: 450,
  run: (pages) => {
    const links = pages.flatMap((page) => targets(page, [page.tree]));
    const reached = new Set(links);
    const defects = pages
      .filter(({address, kind}) => kind && address !== introduction && !reached.has(address))
      .map(({file}) => ({
        page: file,
        line: 1,
        message:
          'no other page links here. Fix: link it from the text of a page that comes before it.',
      }));
    return {checked: links.length, defects};
  },
};

/** API pages are written by the build; all are reference. */
function kindOf(address: string, pages: readonly SourcePage[]): string | undefined {
  const page = pages.find((one) => one.address === address);
  if (page) return page.kind ?? 'changelog';
  return address.startsWith('/reference/api/') ? 'reference' : undefined;
}

/** Every page ends with two ways on or more, one of them to a page of another kind. */
export const nextSteps = perPage(
  {name: 'pages end with a next step', unit: 'next steps', floor: 180},
  (page, pages) => {
    const last = page.sections.at(-1);
    if (!page.kind || !last) return {checked: 0, found: []};
    const ways = [...new Set(targets(page, last.nodes))];
    const found: PageOutcome['found'] = [];
    if (ways.length < 2) {
      found.push({
        line: last.line,
        message: `"## ${last.heading}" links ${ways.length} pages. Fix: link two or more.`,
      });
    }
    const others = ways.filter((way) => {
      const kind = kindOf(way, pages);
      return kind !== undefined && kind !== page.kind;
    });
    if (others.length === 0) {
      found.push({
        line: last.line,
        message: `"## ${last.heading}" links no page of another kind than ${page.kind}. Fix: link one that a reader goes on to.`,
      });
    }
    return {checked: ways.length, found};
  },
);
