import {createHash} from 'node:crypto';

const scriptElement = /<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi;

/** Scripts with an address, and structured data, which is nothing that a browser runs. */
const notInline = /^<script\b[^>]*\s(src=|type="application\/ld\+json")/i;

/** Contents of the inline scripts of a page that a browser runs. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([element, content = '']) =>
    notInline.test(element) ? [] : content,
  );
}

/** Values of the style attributes of a page; the policy blocks them. */
export function styleAttributes(html: string): string[] {
  const outsideScripts = html.replace(scriptElement, '');
  return [...outsideScripts.matchAll(/<[a-z][^>]*\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi)].map(
    ([, value = '']) => value,
  );
}

/** The CSP source expression for a script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface PolicySources {
  /** Hash expressions of the inline scripts. */
  scriptHashes: string[];
  /** Hash expressions of the style elements. */
  styleHashes: string[];
  /** Origins that scripts may connect to, besides the site's own. */
  connect: string[];
}

/** The Content-Security-Policy; `frame-ancestors` is not supported in a `<meta>` element. */
export function contentSecurityPolicy(
  {scriptHashes, styleHashes, connect}: PolicySources,
  form: 'header' | 'meta',
): string {
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src ${styleHashes.join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(form === 'header' ? ["frame-ancestors 'none'"] : []),
  ];
  return directives.join('; ');
}

/**
 * Sources for the header of a host that also serves archives, whose inline parts are others. Every page, of this build and of theirs, names
 * its own in its `<meta>` element, which a browser obeys as well.
 */
export const withArchives = (sources: PolicySources): PolicySources => ({
  ...sources,
  scriptHashes: ["'unsafe-inline'"],
  styleHashes: ["'unsafe-inline'"],
});

/** Browser features that no page uses. */
const disabledFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers that a host should send with every response. */
export function securityHeaders(sources: PolicySources): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(sources, 'header')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    [
      'Permissions-Policy',
      // The copy buttons write to the clipboard.
      [...disabledFeatures.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}
