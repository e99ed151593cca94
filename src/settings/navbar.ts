import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from './links';
import {releaseMenu} from './releases';

/** A link shown as an icon; the mobile menu also shows its label. */
function icon(href: string, name: string, label: string, path: string) {
  return {
    href,
    position: 'right' as const,
    className: 'navbar-icon',
    'aria-label': name,
    title: name,
    html: `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg><span>${label}</span>`,
  };
}

export const navbar = {
  title: 'Agenta Docs',
  hideOnScroll: true,
  logo: {
    alt: 'Agenta Docs home',
    src: 'img/mark-light.svg',
    srcDark: 'img/mark-dark.svg',
    width: 28,
    height: 28,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', position: 'left'},
    {type: 'docSidebar', sidebarId: 'guides', label: 'Guides', position: 'left'},
    {type: 'docSidebar', sidebarId: 'reference', label: 'Reference', position: 'left'},
    {to: '/changelog', label: 'Changelog', position: 'left'},
    ...releaseMenu(),
    {type: 'search', position: 'right'},
    {href: links.roadmap, label: 'Roadmap', position: 'right', className: 'navbar-extra'},
    {href: links.demo, label: 'Book a demo', position: 'right', className: 'navbar-extra'},
    icon(
      links.repository,
      'Agenta source repository',
      'Source repository',
      'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16',
    ),
    icon(links.slack, 'Agenta community chat', 'Community chat', 'M4 5h16v11H10l-5 4v-4H4zM8 9.5h8M8 12.5h5'),
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
