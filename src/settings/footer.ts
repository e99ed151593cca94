import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links as addresses} from './links';
import {otherReleases} from './releases';
import {release} from '../platform/release';

/** Titled columns. The theme would show a plain list of links, without titles, in one line. */
const links = [
  {
    title: 'Learn',
    items: [
      {label: 'Introduction', to: '/'},
      {label: 'Quick start', to: '/getting_started/quick-start'},
      {label: 'How Agenta works', to: '/guides/how_does_agenta_work'},
      {label: 'Changelog', to: '/changelog'},
    ],
  },
  {
    title: 'Build',
    items: [
      {label: 'Prompt engineering', to: '/prompt_management/prompt_engineering'},
      {label: 'Evaluation', to: '/evaluation/automatic_evaluation'},
      {label: 'Observability', to: '/observability/quickstart'},
      {label: 'Self-hosting', to: '/self-host'},
    ],
  },
  {
    title: 'Reference',
    items: [
      {label: 'Python SDK', to: '/reference/sdk/quick_start'},
      {label: 'Command line', to: '/reference/cli/quick-usage'},
      {label: 'HTTP API', to: '/reference/api/category'},
      {label: 'Environment variables', to: '/self-host/environment-variables'},
    ],
  },
  {
    title: 'Agenta',
    items: [
      {label: 'Source repository', href: addresses.repository},
      {label: 'Community chat', href: addresses.slack},
      {label: 'Roadmap', href: addresses.roadmap},
      {label: 'Book a demo', href: addresses.demo},
      // The navbar's release menu needs a wide screen and JavaScript; these links need neither.
      ...otherReleases(),
    ],
  },
];

export const footer = {
  logo: {
    alt: 'Agenta Docs',
    src: 'img/wordmark-light.svg',
    srcDark: 'img/wordmark-dark.svg',
    width: 132,
    height: 28,
    href: '/',
  },
  links,
  copyright: `Independent documentation of Agenta&nbsp;${release.line} (${release.sdk}), not published by the makers of Agenta. MIT licence.`,
} satisfies ThemeConfig['footer'];
