import {globbySync} from 'globby';

/** Every hand-written page of some folders. Those that the build generates from the OpenAPI file have checks of their own. */
export const sourceFiles = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    globbySync(`${folder}/**/*.{md,mdx}`, {ignore: ['**/*.{api,tag,info}.mdx']}).sort(),
  );
