import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globbySync} from 'globby';
import {renameClasses, shortClassNames} from './class-names';
import {readRegistry, readRoutes, writeTables} from './route-tables';
import {leanConfig, leanVersion, navbarItemTypes, unreachableClasses} from './site-data';
import {leanStyleSheet} from './style-sheet';
import type {VersionProps} from './types';

/** Modules of the browser's bundle that are replaced by smaller ones, see README.md. */
const replacements = {
  'prism-react-renderer$': path.join(__dirname, 'client/prism.ts'),
  'medium-zoom$': path.join(__dirname, 'client/zoom.ts'),
  'hoist-non-react-statics$': path.join(__dirname, 'client/statics.ts'),
};

/** Whether a page shows the theme's document cards, which need the title and description of every page. */
function showsDocCards(siteDir: string, registry: Map<string, string>): boolean {
  return (
    [...registry.values()].includes('@theme/DocCategoryGeneratedIndexPage') ||
    globbySync(['docs/**/*.mdx', 'src/{components,theme}/**/*.tsx'], {
      cwd: siteDir,
      absolute: true,
    }).some((file) => /\bDocCard/.test(readFileSync(file, 'utf8')))
  );
}

/** Parts of the theme that show nothing on this site, each with how that is known; replaced, their code and styles stay out. */
function idleThemeParts({siteDir, siteConfig}: LoadContext): Record<string, string> {
  const nothing = path.join(__dirname, 'client/nothing.ts');
  const [, options] = (siteConfig.presets.find(
    (preset) => Array.isArray(preset) && preset[0] === 'classic',
  ) ?? []) as [string?, PresetOptions?];
  const blog = options?.blog || undefined;
  const {footer} = siteConfig.themeConfig as ThemeConfig;
  const entries = globbySync(`${blog?.path ?? 'blog'}/**/*.{md,mdx}`, {
    cwd: siteDir,
    absolute: true,
  });
  const hasAuthors = entries.some((file) => /^authors?:/m.test(readFileSync(file, 'utf8')));
  return {
    ...(blog?.blogSidebarCount === 0 && {'@theme/BlogSidebar$': nothing}),
    // The footer has columns.
    ...(footer?.links.every((entry) => 'items' in entry) && {
      '@theme/Footer/Links/Simple$': nothing,
    }),
    ...(!hasAuthors && {'@theme/BlogPostItem/Header/Authors$': nothing}),
  };
}

/** Writes the lean forms of Docusaurus' generated modules beside these and returns what to load instead of what. */
function writeLeanModules({
  siteDir,
  generatedFilesDir,
  baseUrl,
  siteConfig,
}: LoadContext): Record<string, string> {
  const dir = path.join(generatedFilesDir, 'lean-assets');
  mkdirSync(dir, {recursive: true});
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const registry = readRegistry(read('registry.js'));
  const keepsDocs = showsDocCards(siteDir, registry);

  const relocate = (module: string): string => {
    const file = /^@generated\/(docusaurus-plugin-content-docs\/.+\.json)$/.exec(module)?.[1];
    if (!file || keepsDocs) return module;
    const props = JSON.parse(read(file)) as VersionProps;
    if (!props?.version) return module;
    const name = file.replaceAll('/', '-');
    writeFileSync(path.join(dir, name), JSON.stringify(leanVersion(props)));
    return `@generated/lean-assets/${name}`;
  };
  const modules = writeTables(
    {
      routes: readRoutes(read('routes.js')),
      chunkNames: JSON.parse(read('routesChunkNames.json')),
      registry,
      globalData: JSON.parse(read('globalData.json')),
      baseUrl,
    },
    relocate,
  );
  modules['site-metadata.js'] = 'export default {pluginVersions: {}};\n';
  modules['docusaurus.config.js'] = leanConfig(read('docusaurus.config.mjs'));
  const aliases: Record<string, string> = {};
  const navbarItems = (siteConfig.themeConfig as ThemeConfig).navbar.items;
  writeFileSync(path.join(dir, 'navbar-items.js'), navbarItemTypes(navbarItems));
  aliases['@theme/NavbarItem/ComponentTypes$'] = path.join(dir, 'navbar-items.js');
  for (const [name, source] of Object.entries(modules)) {
    writeFileSync(path.join(dir, name), source);
    aliases[`@generated/${name.replace(/\.js$/, '')}$`] = path.join(dir, name);
  }
  return aliases;
}

/** postcss-preset-env as Docusaurus lists it: `[file, options]`. */
const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

/** Local plugin: see README.md beside this file. */
export function leanAssets(context: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'lean-assets',
    getClientModules: () => [path.join(__dirname, 'client/zoom.css')],
    // The minifier brings styles to the browsers of package.json by itself; doing it before costs a second.
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack(
      config,
      isServer,
      {currentBundler},
    ): ReturnType<NonNullable<Plugin['configureWebpack']>> {
      if (isProduction && !renameClasses(config.module?.rules, shortClassNames(context.siteDir)))
        throw new Error('No loader of CSS modules was found: the configuration has changed.');
      if (isServer || !isProduction) return {resolve: {alias: replacements}};
      // The first alias that fits wins, and Docusaurus has one for all of @generated.
      const aliases = {
        ...writeLeanModules(context),
        ...replacements,
        ...idleThemeParts(context),
      };
      config.resolve = {...config.resolve, alias: {...aliases, ...config.resolve?.alias}};
      // A table of all chunks, for the prefetching that client/navigation.ts replaces.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\/docusaurus$/,
            path.join(__dirname, 'client/navigation.ts'),
          ),
          leanStyleSheet(
            currentBundler.instance,
            unreachableClasses(context.siteConfig.themeConfig as ThemeConfig),
            path.join(context.generatedFilesDir, 'lean-assets/whole.css'),
          ),
        ],
        module: {
          rules: [
            {
              include: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib$: path.join(__dirname, 'client/tslib.ts')}},
            },
          ],
        },
      };
    },
  };
}
