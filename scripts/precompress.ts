import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {globby} from 'globby';
import {command} from './command';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = '**/*.{html,js,css,svg,json,xml,md,txt,yaml}';

/**
 * Writes a .gz and a .br beside every text file of at least 512 bytes. `quality` is brotli's, 0 to 11.
 * Returns the number of files compressed.
 */
export async function precompress(dir: string, quality = 11): Promise<number> {
  const files = await globby(compressible, {cwd: dir, absolute: true, stats: true});
  const large = files.filter(({stats}) => stats && stats.size >= 512);
  // Eight at a time: a large site has more files than a process may have open.
  for (let at = 0; at < large.length; at += 8) {
    await Promise.all(
      large.slice(at, at + 8).map(async ({path: file}) => {
        const body = await readFile(file);
        const params = {
          [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        await writeFile(`${file}.br`, await brotli(body, {params}));
        await writeFile(`${file}.gz`, await gzip(body, {level: Math.min(quality, 9)}));
      }),
    );
  }
  return large.length;
}

command(module, async (args) => {
  if (args.length > 1) throw new Error('Unknown arguments. Fix: npm run precompress [-- <folder>]');
  const dir = path.resolve(args[0] ?? 'build');
  const count = await precompress(dir);
  if (count === 0) throw new Error(`${dir} has no text files. Fix: run "npm run build" first.`);
  console.log(`Compressed ${count} files in ${dir}.`);
});
