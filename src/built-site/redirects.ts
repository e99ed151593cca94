import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeIfChanged} from '../settings/generated-files';
import {redirects} from '../settings/redirects';
import {escapeHtml} from '../settings/text';
import {pageFile} from './files';

type Redirects = Readonly<Record<string, string>>;

/** Each redirect with its base path and status, and that of the root if the site is below it. */
function rules(baseUrl: string, table: Redirects) {
  const below = (address: string) => baseUrl + address.slice(1);
  const moved = Object.entries(table).map(([from, to]) => ({
    from: below(from),
    to: below(to),
    code: 301,
  }));
  return baseUrl === '/' ? moved : [...moved, {from: '/', to: baseUrl, code: 302}];
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. Both serve `/a/b` from `a/b.html` and redirect other forms
 * of an address by themselves; a rule for that would make them loop.
 */
export const redirectsFile = (baseUrl: string, table = redirects): string =>
  rules(baseUrl, table)
    .map(({from, to, code}) => `${from} ${to} ${code}\n`)
    .join('');

/** The redirects as nginx locations, which deploy/nginx.conf includes. */
export const nginxRedirects = (baseUrl: string, table = redirects): string =>
  rules(baseUrl, table)
    .map(({from, to, code}) => `location = "${from}" { return ${code} "${to}"; }\n`)
    .join('');

/** A page that leads to another without a script; hosts without redirects serve it. */
const redirectPage = (to: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex">` +
  `<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"></head><body><h1>This page has moved</h1>` +
  `<p><a href="${escapeHtml(to)}">Go to its new address</a></p></body></html>\n`;

const file = 'src/settings/redirects.ts';

/** Where a redirect is, with its line. */
function placeOf(from: string): string {
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(`'${from}':`)) + 1;
  return `${file}:${line || 1}`;
}

/** Throws an Error with line and fix if an old address is a page or none, or a new one is not a page. */
export function checkRedirects(outDir: string, table = redirects): void {
  for (const [from, to] of Object.entries(table)) {
    const [address = ''] = to.split('#');
    const place = `${placeOf(from)}: "${from}": "${to}"`;
    if (!/^\/[^?#\s]*[^?#\s/]$/.test(from))
      throw new Error(
        `${place}: ${from} is no address. Fix: begin the address with a slash, and end it without one.`,
      );
    if (pageFile(outDir, from)) throw new Error(`${place}: ${from} is a page. Fix: remove the redirect.`);
    if (!pageFile(outDir, address))
      throw new Error(`${place}: ${address} is not a page. Fix: name the page that readers need.`);
  }
}

/** Writes the redirects. */
export function writeRedirects(outDir: string, baseUrl: string, table = redirects): void {
  for (const [from, to] of Object.entries(table))
    writeIfChanged(path.join(outDir, `${from}.html`), redirectPage(baseUrl + to.slice(1)));
  writeIfChanged(path.join(outDir, '_redirects'), redirectsFile(baseUrl, table));
  writeIfChanged(path.join(outDir, '.nginx/redirects.conf'), nginxRedirects(baseUrl, table));
}
