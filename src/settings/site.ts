import {release} from '../platform/release';

/** What the site calls itself and where it lives. The environment may override what a deployment changes. */

/** Origin without a trailing slash, e.g. `https://docs.your-host.example`. */
const url = process.env.SITE_URL ?? 'https://agenta-docs.example';

/** Path the site is served under; begins and ends with a slash. */
const baseUrl = process.env.BASE_URL ?? '/';

/** Web address of this documentation's own repository; edit links start with it. */
const repository = process.env.DOCS_REPOSITORY ?? 'https://git.example/agenta-docs';

export const site = {
  title: 'Agenta Docs',
  tagline: `Build, evaluate and run LLM applications with Agenta ${release.line}`,
  url,
  baseUrl,
  repository,
  /** Where "Edit this page" leads; the path of the source file follows. */
  editUrl: `${repository}/edit/main/`,
  /** Version of the documentation site itself. */
  version: '0.0.0',
} as const;
