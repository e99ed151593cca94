import {release} from '../platform/release';

/**
 * Value of an environment variable that a deployment may set (README, "Deploy"), or `fallback` if it is unset
 * or empty. Throws an Error with the fix when the value does not match `pattern`.
 */
function variable(name: string, fallback: string, pattern: RegExp, fix: string): string {
  const value = process.env[name] || fallback;
  if (!pattern.test(value)) throw new Error(`${name} is "${value}". Fix: ${fix}.`);
  return value;
}

const url = variable(
  'SITE_URL',
  'https://agenta-docs.example',
  /^https?:\/\/[^/\s]+$/,
  'give an origin without a trailing slash, such as https://docs.your-host.example',
);

/** Path that the site is served under. */
const baseUrl = variable(
  'BASE_URL',
  '/',
  /^\/([^/\s]+\/)*$/,
  'begin and end the path with a slash, such as /docs/',
);

/** URL of this documentation's repository. */
const repository = variable(
  'DOCS_REPOSITORY',
  'https://git.example/agenta-docs',
  /^https?:\/\/\S*[^/\s]$/,
  'give a web address without a trailing slash, such as https://github.com/you/docs',
);

export const site = {
  title: 'Agenta Docs',
  tagline: `Build, evaluate and run LLM applications with Agenta ${release.line}`,
  url,
  baseUrl,
  repository,
  /** Prefix of edit links; the path of the source file follows. */
  editUrl: `${repository}/edit/main/`,
  /** Month of the platform's release. Formatted here, since the browser's formatter takes up to 200 ms. */
  released: new Date(release.date).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  /** Version of the documentation site itself. */
  version: '0.0.0',
} as const;
