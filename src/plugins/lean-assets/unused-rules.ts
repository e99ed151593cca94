import {PurgeCSS} from 'purgecss';

/** Any page may hold these: they come from Markdown or from the browser. */
const elements =
  'html body main nav article aside header footer section address div span p a abbr b strong em i u s small sub sup code pre kbd ' +
  'samp var mark q cite blockquote hr br ul ol li dl dt dd table thead tbody tfoot tr th td caption h1 h2 h3 h4 h5 h6 img picture ' +
  'figure figcaption svg button input select option textarea label form fieldset legend details summary dialog time del ins progress';

/** Scripts made from Markdown; their prose holds many words that happen to be class names. */
const isPage = (script: string) =>
  script.includes('frontMatter') && script.includes('contentTitle');

/** Class attributes, and texts shaped like the names of CSS modules: the minifier puts one that is used twice into a variable. */
const inPages = [
  /class(?:Name)?(?:=\\?|:\s*)(["'`])(.*?)\\?\1/g,
  /(["'`])([a-zA-Z][\w-]*_[\w-]{2})\1/g,
];

/**
 * Whatever class name a page can carry: every word of the code, and of the class attributes of the pages; not the `unreachable` ones,
 * to which a CSS module may have added a hash.
 */
export function classNames(scripts: string[], unreachable: string[] = []): Set<string> {
  const texts = scripts.flatMap((script) =>
    isPage(script)
      ? inPages.flatMap((pattern) => [...script.matchAll(pattern)].map(([, , names = '']) => names))
      : [script],
  );
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  for (const word of words)
    if (unreachable.includes(word.replace(/_[\w-]{2}$/, ''))) words.delete(word);
  return words;
}

/** Names that scripts put together, such as `theme-admonition-${type}`, or that only the server writes. */
const composed = [/^theme-/, /^breadcrumbs__/];

/** `css` without rules whose class names are not among `names`, and without custom properties that nothing reads. */
export async function dropUnusedRules(css: string, names: Set<string>): Promise<string> {
  let current = css;
  // A custom property may be read only by one that is dropped, so go on until nothing more goes.
  for (let before = ''; before !== current;) {
    before = current;
    const [result] = await new PurgeCSS().purge({
      css: [{raw: before}],
      content: [{raw: '', extension: 'names'}],
      extractors: [{extensions: ['names'], extractor: () => [...names]}],
      safelist: {
        standard: [...elements.split(' '), ...composed],
        // Attributes and states that scripts set.
        greedy: [/data-/, /nprogress/],
        variables: [...names].filter((name) => name.startsWith('--')),
      },
      variables: true,
      keyframes: true,
    });
    current = result?.css ?? before;
  }
  return current;
}
