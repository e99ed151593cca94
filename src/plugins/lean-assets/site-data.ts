import type {ThemeConfig} from '@docusaurus/theme-common';
import type {SidebarItem, VersionProps} from './types';

/** Settings that only the build reads. */
const buildSettings = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** The generated site configuration without what only the build reads. */
export function leanConfig(source: string): string {
  const literal = /export default (\{[\s\S]*\});/.exec(source)?.[1];
  if (!literal)
    throw new Error(
      'The generated docusaurus.config.mjs does not export an object: its format has changed.',
    );
  const config = JSON.parse(literal) as Record<string, unknown>;
  for (const setting of buildSettings) delete config[setting];
  const {themeConfig, future} = config as Record<string, Record<string, unknown> | undefined>;
  // Code is coloured by the build.
  delete themeConfig?.prism;
  delete future?.faster;
  return `export default ${JSON.stringify(config)};\n`;
}

/** Of `docId` the breadcrumbs ask only whether there is one; `key` serves the translations. */
function leanItem({unlisted, items, docId, key: _key, ...item}: SidebarItem): SidebarItem {
  return {
    ...item,
    ...(docId !== undefined && {docId: '1'}),
    ...(unlisted && {unlisted}),
    ...(items && {items: items.map(leanItem)}),
  } as SidebarItem;
}

/**
 * Properties of the docs version, which every docs page loads, without the title and description of every page (11 KB).
 * Only the theme's document cards read them, so a site that shows such cards keeps them.
 */
export function leanVersion(props: VersionProps): VersionProps {
  if (!props.version) return props;
  const sidebars = Object.entries(props.version.docsSidebars).map(([name, items]) => [
    name,
    items.map(leanItem),
  ]);
  return {
    ...props,
    version: {...props.version, docs: {}, docsSidebars: Object.fromEntries(sidebars)},
  };
}

/** The theme's component for each type of navbar item. */
const navbarComponents: Record<string, string> = {
  default: 'DefaultNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/** The theme's table of navbar components with those alone that the navbar has; a plain link may stand in any dropdown. */
export function navbarItemTypes(items: {type?: string; items?: unknown}[]): string {
  // An item without a type is a link, or a dropdown when it holds items.
  const types = items.map(({type, items: inner}) => type ?? (inner ? 'dropdown' : 'default'));
  const used = [...new Set(['default', ...types])];
  const unknown = used.find((type) => !navbarComponents[type]);
  if (unknown)
    throw new Error(
      `No component is known for navbar items of type "${unknown}". Fix: add it to lean-assets/site-data.ts.`,
    );
  const entries = used.map((type) => `${JSON.stringify(type)}:${navbarComponents[type]}`);
  const imports = used.map(
    (type) =>
      `import ${navbarComponents[type]} from '@theme/NavbarItem/${navbarComponents[type]}';\n`,
  );
  return `${imports.join('')}export default {${entries.join()}};\n`;
}

/** Class names that the theme's scripts hold for settings which this site does not make. */
export function unreachableClasses({
  navbar,
  footer,
}: Pick<ThemeConfig, 'navbar' | 'footer'>): string[] {
  const isOneLine = footer?.links.some((entry) => !('items' in entry));
  return [
    ...(navbar.style ? [] : ['navbar--dark', 'navbar--primary', 'darkNavbarColorModeToggle']),
    ...(footer?.style === 'dark' ? [] : ['footer--dark']),
    ...(isOneLine ? [] : ['footer__link-separator']),
  ];
}
