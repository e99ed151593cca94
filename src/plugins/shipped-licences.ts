import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface Compilation {
  modules: Iterable<{
    nameForCondition?: () => string | null | undefined;
    modules?: Compilation['modules'];
  }>;
  hooks: {processAssets: {tap: (options: {name: string; stage: number}, run: () => void) => void}};
  emitAsset: (file: string, source: unknown) => void;
}

interface Compiler {
  hooks: {thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

const name = 'shipped-licences';

/** Folder of a file's package; undefined for the site's own files. */
export function packageFolder(file: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];
}

/** Name, version and licence text of a package. */
function notice(folder: string): string {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((entry) => /^(license|licence|copying)/i.test(entry));
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8').trim()
    : '(the package has no licence file)';
  return `${about.name} ${about.version}\nLicence: ${about.license}\n\n${text}\n`;
}

function* files(modules: Compilation['modules']): Generator<string> {
  for (const entry of modules) {
    const file = entry.nameForCondition?.();
    if (file) yield file;
    if (entry.modules) yield* files(entry.modules);
  }
}

/** Local plugin: lists the packages in the client bundle and their licences in /licences.txt. */
export function shippedLicences(): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {sources, Compilation: stages} = currentBundler.instance as unknown as {
        sources: {RawSource: new (text: string) => unknown};
        Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: number};
      };
      const apply = (compiler: unknown) =>
        (compiler as Compiler).hooks.thisCompilation.tap(name, (compilation) => {
          compilation.hooks.processAssets.tap(
            {name, stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL},
            () => {
              const folders = new Set([...files(compilation.modules)].map(packageFolder));
              const notices = [...folders]
                .filter(
                  (folder): folder is string =>
                    folder !== undefined && existsSync(path.join(folder, 'package.json')),
                )
                .map(notice);
              const text = [...new Set(notices)].sort().join(`\n${'-'.repeat(80)}\n\n`);
              compilation.emitAsset('licences.txt', new sources.RawSource(text));
            },
          );
        });
      return {plugins: [{apply}]};
    },
  };
}
