import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types';
import {outputDir} from './paths';

/**
 * The HTTP API in the reference sidebar: two pages written by hand, then the generated ones by subject.
 * `npm run api` writes the generated part.
 */
export function apiSidebar(): SidebarItemConfig[] {
  const generated = path.resolve(outputDir, 'sidebar.ts');
  if (!existsSync(generated)) {
    throw new Error(`${outputDir}/sidebar.ts does not exist. Mend: run "npm run api", which writes it.`);
  }
  // The file is written by the build, so the type checker must not look for it in a fresh checkout.
  const {default: groups} = require(generated) as {default: SidebarItemConfig[]};
  return [
    {
      type: 'category',
      label: 'HTTP API',
      className: 'api-sidebar',
      collapsed: true,
      link: {type: 'doc', id: 'reference/api/category'},
      items: ['reference/api/introduction', ...groups],
    },
  ];
}
