import type {SidebarItem, VersionProps} from './types';

/** Settings that only the build reads. */
const buildSettings = [
  'clientModules',
  'headTags',
  'markdown',
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
  return `export default ${JSON.stringify(config)};\n`;
}

function leanItem({unlisted, items, ...item}: SidebarItem): SidebarItem {
  return {
    ...item,
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
