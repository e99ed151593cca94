import {PurgeCSS, type ExtractorResultDetailed} from 'purgecss';

/** Selectors that may match only in the browser, for example attributes and states that scripts set. */
const safelist = [/^theme-/, /nprogress/, /^data-/, /^medium-zoom/, /^:/, /^html$/, /^body$/];

/** Classes that the theme names only for settings and components that this site does not use. */
const unreachable =
  /^(badge|button|button--.+|card|close|navbar--dark|navbar--primary|pagination|tabs--block|darkNavbarColorModeToggle.*|menuHtmlItem.*)$/;

/** Any word in the content may be part of a selector. */
function names(content: string): ExtractorResultDetailed {
  const words = content.match(/[\w-]+/g) ?? [];
  return {
    attributes: {names: words, values: words},
    classes: words.filter((word) => !unreachable.test(word)),
    ids: words,
    tags: words,
    undetermined: [],
  };
}

/**
 * Removes the rules that no script and no page of this build uses. It also removes the rule that hides
 * Docusaurus' banner about a wrong `baseUrl`: the banner relies on the style sheet failing to load, but an
 * inlined style always applies. Returns the rest, and the selectors of what was removed.
 */
export async function withoutUnusedRules(css: string, content: readonly string[]) {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: content.join('\n'), extension: 'js'}],
    defaultExtractor: names,
    safelist: {standard: safelist},
    blocklist: ['__docusaurus-base-url-issue-banner-container'],
    rejected: true,
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet. Fix: read its release notes.');
  return {css: result.css, rejected: result.rejected ?? []};
}
