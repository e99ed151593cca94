import {readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {writeIfChanged} from '../../settings/generated-files';
import {archives} from '../../settings/releases';
import {docSearchStyle, hostedSearch} from '../../settings/search';
import {headersFile, nginxHeaders} from './hosts';
import {inlineForm, styleSheetOf, withoutStyleAttributes, withPolicyAndStyle} from './page-html';
import {
  contentSecurityPolicy,
  hashOf,
  inlineScripts,
  securityHeaders,
  styleAttributes,
  withArchives,
} from './policy';
import {withoutUnusedRules} from './unused-css';

/** Origins of the hosted search service, if it is configured. */
function searchOrigins(): string[] {
  if (!hostedSearch) return [];
  const id = hostedSearch.appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

/** Replaces a file atomically: the blog plugin may be reading the pages for its feeds. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/**
 * Inlines the style sheet and the policy into every page of the build, and writes the configuration files
 * with headers for its hosts. Returns the style attributes that the policy will block, each with its file, and
 * the selectors of the unused rules that were removed.
 */
export async function writeHeaders(outDir: string, baseUrl: string) {
  const read = (pattern: string) =>
    globbySync(pattern, {cwd: outDir, absolute: true}).map((file) => ({
      file,
      text: readFileSync(file, 'utf8'),
    }));
  const pages = read('**/*.html').map(({file, text}) => ({
    file,
    html: withoutStyleAttributes(text),
  }));

  const addresses = [...new Set(pages.map(({html}) => styleSheetOf(html)))];
  const [sheetAddress] = addresses;
  if (addresses.length !== 1 || !sheetAddress)
    throw new Error(`The pages link ${addresses.length} style sheets instead of one.`);
  const sheet = path.join(outDir, sheetAddress.slice(baseUrl.length));
  // The prose in a page's own script contains words that happen to be class names, so only names from CSS
  // modules (`field_a1B2`) count there.
  const scripts = read('assets/js/*.js').map(({text}) =>
    text.includes('contentTitle') ? (text.match(/[\w-]+_[\w-]{4}\b/g) ?? []).join(' ') : text,
  );
  const inline = new Set(pages.flatMap(({html}) => inlineScripts(html)));
  const tags = new Set(pages.flatMap(({html}) => html.match(/<[a-z][^>]*>/g) ?? []));
  const {css, rejected} = await withoutUnusedRules(readFileSync(sheet, 'utf8'), [
    ...scripts,
    ...inline,
    ...tags,
  ]);
  const style = inlineForm(css, sheetAddress);

  const sources = {
    scriptHashes: [...inline].map(hashOf).sort(),
    styleHashes: [hashOf(style), hashOf(docSearchStyle)],
    connect: searchOrigins(),
  };
  const policy = contentSecurityPolicy(sources, 'meta');
  for (const {file, html} of pages) replaceFile(file, withPolicyAndStyle(html, policy, style));

  // The style is inlined into each page, so the file is no longer requested.
  rmSync(sheet);
  if (readdirSync(path.dirname(sheet)).length === 0) rmdirSync(path.dirname(sheet));

  const headers = securityHeaders(archives.length > 0 ? withArchives(sources) : sources);
  writeIfChanged(path.join(outDir, '.nginx/headers.conf'), nginxHeaders(headers));
  writeIfChanged(path.join(outDir, '_headers'), headersFile(headers, baseUrl));
  const blockedStyles = pages.flatMap(({file, html}) =>
    styleAttributes(html).map((text) => `${path.relative(outDir, file)}: ${text}`),
  );
  return {blockedStyles, droppedSelectors: rejected};
}
