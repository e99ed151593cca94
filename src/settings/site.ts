import {release} from '../platform/release';

/** Origin without a trailing slash, e.g. `https://docs.your-host.example`. */
const url = process.env.SITE_URL ?? 'https://agenta-docs.example';

/** Path the site is served under; starts and ends with a slash. */
const baseUrl = process.env.BASE_URL ?? '/';

/** URL of this documentation's repository. */
const repository = process.env.DOCS_REPOSITORY ?? 'https://git.example/agenta-docs';

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
