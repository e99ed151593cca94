import {checkEach, type Check} from '../../../src/built-site/checks/check';
import type {Page} from '../../../src/built-site/page';
import {digestHtml, digestMarkdown, parseMarkdown, type Digest} from './digest';
import {nodesOf} from '../pages/page';

/** A page of the build and its Markdown twin. */
interface BuiltTwin {
  path: string;
  page: Page;
  markdown: string;
}

/** A check that handles each twin on its own. */
const perTwin = <Twin extends Omit<BuiltTwin, 'page'>>(
  facts: Omit<Check<readonly Twin[]>, 'run'>,
  check: (twin: Twin) => {checked: number; messages: string[]},
): Check<readonly Twin[]> => ({
  ...facts,
  run: (twins) =>
    checkEach(
      twins,
      ({path}) => path,
      (twin) => {
        const {checked, messages} = check(twin);
        return {checked, found: messages.map((message) => ({message}))};
      },
    ),
});

function firstDifference(
  name: string,
  expected: readonly string[],
  actual: readonly string[],
): string | undefined {
  const at = expected.findIndex((one, index) => one !== actual[index]);
  if (at < 0 && expected.length === actual.length) return undefined;
  const index = at < 0 ? expected.length : at;
  const show = (text: string | undefined) =>
    text === undefined ? 'nothing' : JSON.stringify(text.slice(0, 120));
  return `${name} number ${index + 1} is ${show(actual[index])}, the page has ${show(expected[index])}`;
}

/** Headings, code blocks and tables of a twin equal the page's, in order and number. */
export const sameAsPage = perTwin<BuiltTwin>(
  {name: 'twins equal their pages', unit: 'headings, code blocks and tables'},
  ({page, markdown}) => {
    const expected = digestHtml(page.content);
    const actual = digestMarkdown(markdown);
    // Some lists have their h1 outside of the content; their twin has it nevertheless.
    if (!expected.headings[0]?.startsWith('# ')) expected.headings.unshift(actual.headings[0] ?? '');
    const parts: (keyof Digest)[] = ['headings', 'code', 'tables'];
    return {
      checked: parts.reduce((sum, part) => sum + expected[part].length, 0),
      messages: parts
        .map((part) => firstDifference(part, expected[part], actual[part]))
        .filter((difference) => difference !== undefined)
        .map((difference) => `${difference}. Fix: look at src/built-site/twins/handlers.ts.`),
    };
  },
);

/** Every link of a text in order, then its images and definitions. */
export function linksOf(markdown: string): string[] {
  const tree = parseMarkdown(markdown);
  return (['link', 'image', 'definition'] as const)
    .flatMap((type) => nodesOf(tree, type))
    .map(({url}) => url);
}

/** Links are absolute, and those of this site lead to a page or file and to an existing anchor. */
export const linksResolve = (home: string, has: (pathname: string, fragment: string) => boolean) =>
  perTwin({name: 'links of twins lead somewhere', unit: 'links'}, ({markdown}) => {
    const links = linksOf(markdown);
    const messages = links.flatMap((link) => {
      if (!URL.canParse(link))
        return `the link ${link} is not absolute. Fix: look at the base in src/built-site/twins/to-markdown.ts.`;
      if (!link.startsWith(home)) return [];
      const {pathname, hash} = new URL(link);
      const below = `/${pathname.slice(new URL(home).pathname.length)}`;
      return has(decodeURIComponent(below), decodeURIComponent(hash.slice(1)))
        ? []
        : `the link ${link} leads nowhere. Fix: correct it on the page.`;
    });
    return {checked: links.length, messages};
  });
