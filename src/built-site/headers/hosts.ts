import {apiCatalogPath} from '../../settings/addresses';

type Headers = [name: string, value: string][];

const aYear = 'public, max-age=31536000, immutable';

/** What is in these changes its name, or that of its folder, with its content. */
const immutable = ['assets/*', 'fonts/*', 'search-index/:hash/*'];

/** Read anew each time, as far as it has changed. */
const revalidated = ['Cache-Control', 'no-cache'] as [string, string];

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Both answer HTML with `max-age=0, must-revalidate` by themselves. A rule for all
 * addresses cannot say the same: its value would be added to that of the narrower rules.
 */
export function headersFile(headers: Headers, baseUrl: string): string {
  const block = (path: string, lines: Headers) => [
    path,
    ...lines.map(([name, value]) => `  ${name}: ${value}`),
    '',
  ];
  return [
    ...block('/*', headers),
    ...immutable.flatMap((path) => block(baseUrl + path, [['Cache-Control', aYear]])),
    ...block(`${baseUrl}*.md`, [['Content-Type', 'text/markdown; charset=utf-8'], revalidated]),
    ...block(`${baseUrl}*.txt`, [['Content-Type', 'text/plain; charset=utf-8'], revalidated]),
    ...block(`${baseUrl}${apiCatalogPath.slice(1)}`, [
      [
        'Content-Type',
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      ],
      ['Link', `<${baseUrl}${apiCatalogPath.slice(1)}>; rel="api-catalog"`],
    ]),
  ].join('\n');
}

/**
 * `_redirects` as Netlify and Cloudflare Pages read it. Both serve `/a/b` from `a/b.html` and correct other forms of an address by
 * themselves; a rule for that would make them loop. What is left is the name of the home page.
 */
export function redirectsFile(baseUrl: string): string {
  const lines = [`${baseUrl}home ${baseUrl} 301`];
  // A site below the root of its host: whoever asks for the root is led to it.
  if (baseUrl !== '/') lines.push(`/ ${baseUrl} 302`);
  return `${lines.join('\n')}\n`;
}

/** Quotes a value for nginx, where `$` begins a variable. */
function quoted(value: string): string {
  if (value.includes('$'))
    throw new Error(`A header with "$" cannot be written for nginx: ${value}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** The headers as directives that deploy/nginx.conf includes. */
export function nginxHeaders(headers: Headers): string {
  return headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`).join('');
}
