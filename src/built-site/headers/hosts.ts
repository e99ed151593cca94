import {apiCatalogPath} from '../../settings/addresses';
import {archives} from '../../settings/releases';

type Headers = [name: string, value: string][];

const aYear = 'public, max-age=31536000, immutable';

/** Files whose name or folder changes with their content, so that browsers may cache them forever. */
const immutable = ['assets/*', 'fonts/*', 'search-index/:hash/*'];

/** Paths of the archives on this host. */
const archivePaths = archives.map(({url}) => url).filter((url) => url.startsWith('/'));

/** Browsers must ask each time whether the file has changed. */
const revalidated = ['Cache-Control', 'no-cache'] as [string, string];

/**
 * `_headers` for Netlify and Cloudflare Pages. Both send HTML with `max-age=0, must-revalidate` by default. A
 * rule for all addresses must not set Cache-Control, because its value would be combined with those of the
 * narrower rules.
 */
export function headersFile(headers: Headers, baseUrl: string, older = archivePaths): string {
  const block = (path: string, lines: Headers) => [
    path,
    ...lines.map(([name, value]) => `  ${name}: ${value}`),
    '',
  ];
  return [
    ...block('/*', headers),
    ...[baseUrl, ...older].flatMap((base) =>
      immutable.flatMap((path) => block(base + path, [['Cache-Control', aYear]])),
    ),
    ...block(`${baseUrl}*.md`, [['Content-Type', 'text/markdown; charset=utf-8'], revalidated]),
    ...block(`${baseUrl}*.txt`, [['Content-Type', 'text/plain; charset=utf-8'], revalidated]),
    ...block(`${baseUrl}${apiCatalogPath.slice(1)}`, [
      ['Content-Type', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
      ['Link', `<${baseUrl}${apiCatalogPath.slice(1)}>; rel="api-catalog"`],
    ]),
  ].join('\n');
}

/** Quotes a value for nginx. Throws if it contains `$`, which begins a variable and cannot be escaped. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`A header with "$" cannot be written for nginx: ${value}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** The headers as nginx directives, which deploy/nginx.conf includes. */
export function nginxHeaders(headers: Headers): string {
  return headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`).join('');
}
