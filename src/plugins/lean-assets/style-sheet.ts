import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

interface Asset {
  source: () => string | Buffer;
}

/** The parts of the bundler that are needed here; Rspack's and Webpack's are alike. */
interface Compilation {
  hooks: {
    processAssets: {
      tapPromise: (
        options: {name: string; stage: number},
        run: (assets: Record<string, Asset>) => Promise<void>,
      ) => void;
    };
  };
  updateAsset: (file: string, source: Asset) => void;
}

interface Compiler {
  hooks: {thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

interface Bundler {
  Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
  sources: {RawSource: new (source: string) => Asset};
}

const name = 'LeanStyleSheet';

/**
 * Bundler plugin: drops from the style sheet what no script of this very build can put on a page. It runs on the finished, minified
 * assets, before their names get the hash of their content.
 */
export function leanStyleSheet(
  instance: ConfigureWebpackUtils['currentBundler']['instance'],
  unreachable: string[],
  /** Where the sheet goes as it was before, for the check that compares the two. */
  wholeSheet: string,
) {
  const {Compilation: stages, sources} = instance as unknown as Bundler;
  const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
  return {
    apply(compiler: unknown): void {
      (compiler as Compiler).hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise({name, stage}, async (assets) => {
          const [{leanSheet}, {classNames}] = await Promise.all([
            import('./lean-sheet'),
            import('./unused-rules'),
          ]);
          const read = (ending: string) =>
            Object.entries(assets).filter(([file]) => file.endsWith(ending));
          const scripts = read('.js').map(([, asset]) => asset.source().toString());
          const names = classNames(scripts, unreachable);
          for (const [file, asset] of read('.css')) {
            const whole = asset.source().toString();
            mkdirSync(path.dirname(wholeSheet), {recursive: true});
            writeFileSync(wholeSheet, whole);
            const css = await leanSheet(whole, names);
            compilation.updateAsset(file, new sources.RawSource(css));
          }
        });
      });
    },
  };
}
