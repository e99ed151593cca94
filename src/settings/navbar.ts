import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from './links';

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
    {href: links.roadmap, label: 'Roadmap', position: 'left'},
    {type: 'search', position: 'right'},
    {
      href: links.repository,
      position: 'right',
      className: 'navbar-icon navbar-icon--repository',
      'aria-label': 'Agenta source repository',
    },
    {
      href: links.slack,
      position: 'right',
      className: 'navbar-icon navbar-icon--chat',
      'aria-label': 'Agenta community chat',
    },
    {href: links.demo, label: 'Book a demo', position: 'right', className: 'navbar-demo'},
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
