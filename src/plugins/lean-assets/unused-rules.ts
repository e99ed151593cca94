import postcss, {type Rule} from 'postcss';
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
  /(["'`])([a-zA-Z][\w-]*_[\w-]{4,5})\1/g,
];

/** Whatever class name a page can carry: every word of the code, and of the class attributes of the pages. */
export function classNames(scripts: string[]): Set<string> {
  const texts = scripts.flatMap((script) =>
    isPage(script)
      ? inPages.flatMap((pattern) => [...script.matchAll(pattern)].map(([, , names = '']) => names))
      : [script],
  );
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** Names that scripts put together, such as `theme-admonition-${type}`, or that only the server writes. */
const composed = [/^theme-/, /^breadcrumbs__/];

const isRoot = (rule: Rule) => rule.selector === ':root' && rule.parent?.type !== 'rule';

/** Name of the cascade layer that a rule stands in, '' for none; undefined inside a condition. */
function layerOf(rule: Rule): string | undefined {
  if (rule.parent?.type === 'root') return '';
  const {parent} = rule;
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer'
    ? String(parent.params)
    : undefined;
}

/** Drops Infima's custom properties that the site's own `:root` sets again: its layer wins. */
function dropOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const own = new Set<string>();
  sheet.walkRules((rule) => {
    const layer = layerOf(rule);
    if (isRoot(rule) && (layer === '' || layer === 'site'))
      rule.walkDecls(/^--/, ({prop}) => void own.add(prop));
  });
  sheet.walkRules((rule) => {
    if (!isRoot(rule) || layerOf(rule) !== 'docusaurus.infima') return;
    rule.walkDecls(/^--/, (declaration) => {
      if (own.has(declaration.prop)) declaration.remove();
    });
  });
  return sheet.toString();
}

/** `css` without rules whose class names are not among `names`, and without custom properties that nothing reads. */
export async function dropUnusedRules(css: string, names: Set<string>): Promise<string> {
  let current = dropOverridden(css);
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
