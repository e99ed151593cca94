import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from './links';
import {release} from '../platform/release';

/** `columns`: titled lists of links. `row`: one centred line of links separated by dots. */
type FooterShape = 'columns' | 'row';

type FooterLink = {label: string} & ({to: string} | {href: string});
type FooterLinks = FooterLink[] | {title: string; items: FooterLink[]}[];

const shape: FooterShape = 'columns';

const columns: {title: string; items: FooterLink[]}[] = [
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
      {label: 'Self-hosting', to: '/self-host/host-locally'},
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
      {label: 'Source repository', href: links.repository},
      {label: 'Community chat', href: links.slack},
      {label: 'Roadmap', href: links.roadmap},
      {label: 'Book a demo', href: links.demo},
    ],
  },
];

/** The links of the footer; a row has no titles. */
export function footerLinks(as: FooterShape): FooterLinks {
  return as === 'columns' ? columns : columns.flatMap((column): FooterLink[] => column.items);
}

export const footer = {
  logo: {
    alt: 'Agenta Docs',
    src: 'img/wordmark-light.svg',
    srcDark: 'img/wordmark-dark.svg',
    width: 132,
    height: 28,
    href: '/',
  },
  links: footerLinks(shape),
  copyright: `Independent documentation of Agenta ${release.line} (${release.sdk}), not published by the makers of Agenta. MIT licence.`,
} satisfies ThemeConfig['footer'];
