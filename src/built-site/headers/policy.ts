import {createHash} from 'node:crypto';

const scriptElement = /<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi;

/** Matches scripts with an address, and structured data, which browsers do not run. */
const notInline = /^<script\b[^>]*\s(src=|type="application\/ld\+json")/i;

/** Contents of a page's inline scripts, without those that are data. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([element, content = '']) =>
    notInline.test(element) ? [] : content,
  );
}

/** Values of a page's style attributes, which the policy blocks. */
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
  /** Source expressions for the inline scripts, usually their hashes. */
  scriptHashes: string[];
  /** Source expressions for the style elements, usually their hashes. */
  styleHashes: string[];
  /** Origins that scripts may connect to besides the site's own. */
  connect: string[];
}

/** The Content-Security-Policy. Browsers ignore `frame-ancestors` in a `<meta>` element. */
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
 * Sources for the header of a host that also serves archives, whose inline scripts and styles differ. The
 * `<meta>` element of every page, archived or not, still lists its own hashes, and browsers enforce both
 * policies.
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

/** The security headers that a host should send with every response. */
export function securityHeaders(sources: PolicySources): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(sources, 'header')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    [
      'Permissions-Policy',
      // For the copy buttons.
      [...disabledFeatures.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}
