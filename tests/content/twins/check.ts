import type {Page} from '../../../src/built-site/page';
import {digestHtml, digestMarkdown, parseMarkdown} from './digest';
import {nodesOf} from '../pages/page';

/** A Markdown text of the build, such as the twin of a page. */
interface Text {
  path: string;
  markdown: string;
}

function firstDifference(name: string, expected: readonly string[], actual: readonly string[]): string[] {
  const length = Math.max(expected.length, actual.length);
  const at = Array.from({length}, (_, index) => expected[index] === actual[index]).indexOf(false);
  if (at < 0) return [];
  const show = (text = 'nothing') => JSON.stringify(text.slice(0, 120));
  return [
    `${name} number ${at + 1} is ${show(actual[at])}, the page has ${show(expected[at])}. Fix: look at src/built-site/twins/handlers.ts.`,
  ];
}

/** Headings, code blocks and tables of a twin that do not equal the page's, in order and number. */
export function differences({path, page, markdown}: Text & {page: Page}): string[] {
  const expected = digestHtml(page.content);
  const actual = digestMarkdown(markdown);
  // Some lists have their h1 outside of the content; their twin has it nevertheless.
  if (!expected.headings[0]?.startsWith('# ')) expected.headings.unshift(actual.headings[0] ?? '');
  return (['headings', 'code', 'tables'] as const).flatMap((part) =>
    firstDifference(`${path}: ${part}`, expected[part], actual[part]),
  );
}

/** Every link of a text in order, then its images and definitions. */
export function linksOf(markdown: string): string[] {
  const tree = parseMarkdown(markdown);
  return (['link', 'image', 'definition'] as const)
    .flatMap((type) => nodesOf(tree, type))
    .map(({url}) => url);
}

/** Problems of the links of a text: they are absolute, and those of this site lead to a page or file and to an existing anchor. */
export const brokenLinks = (
  {path, markdown}: Text,
  home: string,
  has: (pathname: string, fragment: string) => boolean,
): string[] =>
  linksOf(markdown).flatMap((link) => {
    if (!URL.canParse(link))
      return `${path}: the link ${link} is not absolute. Fix: look at the base in src/built-site/twins/to-markdown.ts.`;
    if (!link.startsWith(home)) return [];
    const {pathname, hash} = new URL(link);
    const below = `/${pathname.slice(new URL(home).pathname.length)}`;
    return has(decodeURIComponent(below), decodeURIComponent(hash.slice(1)))
      ? []
      : `${path}: the link ${link} leads nowhere. Fix: correct it on the page.`;
  });
