import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {headersFile} from '../../../src/built-site/headers/hosts';
import {inlineForm} from '../../../src/built-site/headers/page-html';
import {contentSecurityPolicy} from '../../../src/built-site/headers/policy';
import {docSearchStyle} from '../../../src/settings/search';

const sources = {scriptHashes: ["'sha256-x'"], styleHashes: ["'sha256-y'"], connect: []};

it('the policy allows a search host only if there is one', () => {
  const policy = contentSecurityPolicy({...sources, connect: ['https://id-dsn.algolia.net']}, 'header');
  expect(policy).toContain("connect-src 'self' https://id-dsn.algolia.net;");
  expect(contentSecurityPolicy(sources, 'header')).toContain("connect-src 'self';");
});

// Only a build with credentials shows it, whose policy no browser test has.
it('the policy allows the one style element of DocSearch, in the logo of the hosted service', () => {
  const script = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
  const styles = [...script.matchAll(/createElement\("style",[^,]*,"([^"]*)"\)/g)];
  expect(styles.map(([, css]) => css)).toEqual([docSearchStyle]);
  expect(script.split('createElement("style"')).toHaveLength(2);
});

it('addresses in the inlined style follow the base address', () => {
  const css = 'a{src:url(../../fonts/a.woff2)}b{mask:url("./b.svg")}c{mask:url(\'data:image/svg+xml,x\')}';
  expect(inlineForm(css, '/docs/assets/css/styles.css')).toBe(
    'a{src:url(/docs/fonts/a.woff2)}b{mask:url("/docs/assets/css/b.svg")}c{mask:url(\'data:image/svg+xml,x\')}',
  );
});

it('host files follow the base address', () => {
  const file = headersFile([['X-Frame', 'no']], '/docs/', ['/docs/0.23/']);
  for (const path of ['/docs/assets/*', '/docs/0.23/assets/*', '/docs/fonts/*', '/docs/search-index/:hash/*'])
    expect(file).toContain(`${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  expect(file).toContain(
    '/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n  Cache-Control: no-cache\n',
  );
  expect(file).toContain('Link: </docs/.well-known/api-catalog>; rel="api-catalog"');
  // Hosts join the values of all matching rules: one for all addresses would spoil the others.
  expect(/^\/\*\n(?: .*\n)+/m.exec(file)?.[0]).not.toContain('Cache-Control');
});
