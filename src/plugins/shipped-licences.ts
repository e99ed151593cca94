import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Module} from 'webpack';

const name = 'shipped-licences';

/** Folder of a file's package; undefined for the site's own files. */
function packageFolder(file: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];
}

/** Name, version and licence text of a package. */
function notice(folder: string): string {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^(license|licence|copying)/i.test(entry));
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8').trim()
    : '(the package has no licence file)';
  return `${about.name} ${about.version}\nLicence: ${about.license}\n\n${text}\n`;
}

/** Files of a module, or of the modules that the bundler has concatenated into it. */
function filesOf(module: Module & {modules?: Module[]}): string[] {
  return [module.nameForCondition() ?? '', ...(module.modules ?? []).flatMap(filesOf)];
}

/** Local plugin: lists the packages in the client bundle and their licences in /licences.txt. */
export function shippedLicences(): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {sources, Compilation} = currentBundler.instance;
      const options = {name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL};
      return {
        plugins: [
          {
            apply: ({hooks}) =>
              hooks.thisCompilation.tap(name, (compilation) =>
                compilation.hooks.processAssets.tap(options, () => {
                  const files = [...compilation.modules].flatMap(filesOf);
                  const notices = [...new Set(files.flatMap((file) => packageFolder(file) ?? []))]
                    .filter((folder) => existsSync(path.join(folder, 'package.json')))
                    .map(notice);
                  const text = [...new Set(notices)].sort().join(`\n${'-'.repeat(80)}\n\n`);
                  compilation.emitAsset('licences.txt', new sources.RawSource(text));
                }),
              ),
          },
        ],
      };
    },
  };
}
