import {existsSync, readFileSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sidebarFile} from './paths';

type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/**
 * The HTTP API's category in the reference sidebar: two hand-written pages, then the generated ones by subject. Throws an Error that names the
 * fix if `npm run api` has not written the generated part.
 */
export function apiSidebar(): SidebarItems {
  if (!existsSync(sidebarFile)) {
    throw new Error(`${sidebarFile} does not exist. Fix: run "npm run api", which writes it.`);
  }
  const groups = JSON.parse(readFileSync(sidebarFile, 'utf8')) as SidebarItems;
  return [
    {
      type: 'category',
      label: 'HTTP API',
      collapsed: true,
      link: {type: 'doc', id: 'reference/api/category'},
      items: ['reference/api/introduction', ...groups],
    },
  ];
}
