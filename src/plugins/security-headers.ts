import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globbySync} from 'globby';
import {docSearchStyle, hostedSearch} from '../settings/search';
import {headersFile, nginxHeaders, redirectsFile} from '../built-site/headers/hosts';
import {
  inlineForm,
  styleSheetOf,
  withoutStyleAttributes,
  withPolicyAndStyle,
} from '../built-site/headers/page';
import {
  contentSecurityPolicy,
  hashOf,
  inlineScripts,
  securityHeaders,
  styleAttributes,
} from '../built-site/headers/policy';

/** Where the hosted search service answers, none without it. */
function searchOrigins(): string[] {
  if (!hostedSearch) return [];
  const id = hostedSearch.appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

/** Other plugins read the pages at the same time: they see the old page or the new one, never half of it. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Local plugin: see README.md beside this file. */
export function securityHeadersPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'security-headers',
    async postBuild({outDir}) {
      const files = globbySync('**/*.html', {cwd: outDir, absolute: true});
      const pages = files.map((file) => ({
        file,
        html: withoutStyleAttributes(readFileSync(file, 'utf8')),
      }));

      const sheets = new Map(
        [...new Set(pages.map(({html}) => styleSheetOf(html)))].map((address) => {
          const file = path.join(outDir, address.slice(baseUrl.length));
          return [address, {file, css: inlineForm(readFileSync(file, 'utf8'), address)}];
        }),
      );
      const scripts = new Set(pages.flatMap(({html}) => inlineScripts(html)));
      const sources = {
        scriptHashes: [...scripts].map(hashOf).sort(),
        styleHashes: [...[...sheets.values()].map(({css}) => css), docSearchStyle]
          .map(hashOf)
          .sort(),
        connect: searchOrigins(),
      };
      const meta = contentSecurityPolicy(sources, 'meta');
      for (const {file, html} of pages) {
        const css = sheets.get(styleSheetOf(html))?.css ?? '';
        replaceFile(file, withPolicyAndStyle(html, meta, css));
        const styles = styleAttributes(html);
        if (styles.length > 0) {
          logger.warn(
            `The policy will refuse style attributes of ${path.relative(outDir, file)}: ${styles.join(', ')}`,
          );
        }
      }

      // Every page carries its style: nobody asks for the files.
      for (const {file} of sheets.values()) {
        rmSync(file);
        if (readdirSync(path.dirname(file)).length === 0) rmdirSync(path.dirname(file));
      }

      const headers = securityHeaders(sources);
      mkdirSync(path.join(outDir, '.nginx'), {recursive: true});
      writeFileSync(path.join(outDir, '.nginx/headers.conf'), nginxHeaders(headers));
      writeFileSync(path.join(outDir, '_headers'), headersFile(headers, baseUrl));
      writeFileSync(path.join(outDir, '_redirects'), redirectsFile(baseUrl));
    },
  };
}
