import {expect, it} from 'vitest';
import {headersFile, nginxHeaders} from '../../../src/built-site/headers/hosts';
import {
  inlineForm,
  styleSheetOf,
  withoutStyleAttributes,
  withPolicyAndStyle,
} from '../../../src/built-site/headers/page-html';
import {contentSecurityPolicy, inlineScripts} from '../../../src/built-site/headers/policy';

const page = `<!doctype html><html><head><meta charset="UTF-8"><title>T</title>
<link rel="preload" href="/a.woff2" as="font"><link rel="preload" href="/b.svg" as="image"><script type="application/ld+json">{"@type":"X"}</script><script src="/a.js" defer="defer"></script>
<link rel="stylesheet" href="/docs/assets/css/styles.1.css"/>
<script type="module">m()</script><script data-rh="true">one()</script></head>
<body><script>
two('<b style="top:0">')
</script></body></html>`;

it('inline scripts are those that a browser runs, unchanged', () => {
  expect(inlineScripts(page)).toEqual(['m()', 'one()', '\ntwo(\'<b style="top:0">\')\n']);
});

it('style attributes of Docusaurus itself are removed', () => {
  const html =
    '<svg style="display: none;"><defs></defs></svg>' +
    '<script data-rh=true>function insertBanner(){n.innerHTML=\'<p style="color: red">x</p>\'}</script><p style="top:0">';
  expect(withoutStyleAttributes(html)).toBe(
    '<svg display="none"><defs></defs></svg>' +
      '<script data-rh=true>function insertBanner(){n.innerHTML=\'<p>x</p>\'}</script><p style="top:0">',
  );
});

const sources = {scriptHashes: ["'sha256-x'"], styleHashes: ["'sha256-y'"], connect: []};

it('the policy allows a search host only if there is one', () => {
  const policy = contentSecurityPolicy({...sources, connect: ['https://id-dsn.algolia.net']}, 'header');
  expect(policy).toContain("connect-src 'self' https://id-dsn.algolia.net;");
  expect(contentSecurityPolicy(sources, 'header')).toContain("connect-src 'self';");
});

it('the style is in the page after policy and font preloads, and before the scripts', () => {
  const html = withPolicyAndStyle(page, 'P', 'a{top:0}');
  const style = html.indexOf('<style>a{top:0}</style>');
  const policy = html.indexOf('content="P"');
  expect(policy).toBeGreaterThan(0);
  expect(style).toBeLessThan(html.indexOf('<script'));
  expect(html.indexOf('as="font"')).toBeGreaterThan(policy);
  expect(html.indexOf('as="font"')).toBeLessThan(style);
  expect(html.match(/as="font"/g)).toHaveLength(1);
  // A picture would not be painted earlier if it came before the style.
  expect(html.indexOf('as="image"')).toBeGreaterThan(style);
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain('<script src="/a.js" fetchpriority="low" defer="defer">');
  expect(() => withPolicyAndStyle('<html></html>', 'P', '')).toThrow(/charset/);
});

it('the style has absolute addresses', () => {
  const css =
    'a{src:url(../../fonts/a.woff2)}b{mask:url("./b.svg")}c{mask:url(\'data:image/svg+xml;utf8,<svg></svg>\')}d{mask:url(/d.svg)}';
  expect(inlineForm(css, styleSheetOf(page))).toBe(
    'a{src:url(/docs/fonts/a.woff2)}b{mask:url("/docs/assets/css/b.svg")}c{mask:url(\'data:image/svg+xml;utf8,<svg></svg>\')}d{mask:url(/d.svg)}',
  );
  expect(() => inlineForm('a{content:"</STYLE>"}', '/a.css')).toThrow(/<\/style/);
  expect(() => styleSheetOf('<html></html>')).toThrow(/style sheet/);
});

it('host files follow the base address', () => {
  const file = headersFile([['X-Frame', 'no']], '/docs/', ['/docs/0.23/']);
  for (const path of ['/docs/assets/*', '/docs/0.23/assets/*', '/docs/fonts/*', '/docs/search-index/:hash/*'])
    expect(file).toContain(`${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  expect(file).toContain(
    '/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n  Cache-Control: no-cache\n',
  );
  // Hosts join the values of all matching rules: one for all addresses would spoil the others.
  expect(/^\/\*\n(?: .*\n)+/m.exec(file)?.[0]).not.toContain('Cache-Control');
});

it('host files escape quotes and backslashes, and reject variables', () => {
  expect(nginxHeaders([['X', 'a"b\\']])).toBe('add_header X "a\\"b\\\\" always;\n');
  expect(() => nginxHeaders([['X', '$host']])).toThrow(/\$/);
});
