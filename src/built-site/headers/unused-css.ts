import {PurgeCSS} from 'purgecss';

export interface Purged {
  css: string;
  /** Selectors whose rules were dropped. */
  rejected: string[];
}

/** What only the browser or a fault puts on a page: attributes and states that scripts set, elements that Markdown may hold. */
const kept = [/^theme-/, /nprogress/, /^data-/, /^medium-zoom/, /^:/, /^html$/, /^body$/];

/** Classes that the theme's scripts name for settings and components which this site does not use. */
const unreachable = [
  'card',
  'close',
  'navbar--dark',
  'navbar--primary',
  'pagination',
  'tabs--block',
  /^darkNavbarColorModeToggle/,
  /^menuHtmlItem/,
];

/**
 * Drops the rules that no script and no page of this very build can make use of. The framework's notice of a wrong base address hides
 * itself by a rule of the style sheet, on the assumption that this could not load: within the page it always does, so the rule goes.
 */
export async function withoutUnusedRules(css: string, content: readonly string[]): Promise<Purged> {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: content.join('\n'), extension: 'js'}],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    safelist: {standard: kept},
    blocklist: [...unreachable, '__docusaurus-base-url-issue-banner-container'],
    rejected: true,
    keyframes: true,
    variables: true,
  });
  if (!result)
    throw new Error('PurgeCSS returned no style sheet. Fix: read the notes of its release.');
  return {css: result.css, rejected: result.rejected ?? []};
}
