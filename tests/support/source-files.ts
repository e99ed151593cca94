import {readdirSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Pages that the build generates from the OpenAPI file; they have checks of their own. */
const generated = /\.(api|tag|info)\.mdx$/;

/** Every hand-written page of some folders, relative to the repository. */
export function sourceFiles(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file) && !generated.test(file))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .sort(),
  );
}
