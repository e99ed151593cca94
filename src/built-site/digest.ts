import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';

/** Digest of texts, told apart from the same text cut elsewhere. */
export function digestOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Digest of files by path and content. A pattern may name files that are not there (yet). */
export function digestOfFiles(patterns: string[], cwd = '.'): string {
  const files = globbySync(patterns, {cwd, dot: true}).sort();
  return digestOf(...files.flatMap((file) => [file, readFileSync(path.join(cwd, file))]));
}

/** What src/site reads of the environment. */
export const variables = [
  'SITE_URL',
  'BASE_URL',
  'DOCS_REPOSITORY',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX_NAME',
];

/**
 * Digest of what the steps of a build are made with: this site's own code, every package's version, Node.js and the settings of the
 * environment. What is kept from one build to the next is kept under it.
 */
export function digestOfCode(cwd = '.'): string {
  const code = ['src/**/*.{ts,cjs,mustache}', 'package.json', 'package-lock.json'];
  const settings = variables.map((name) => process.env[name] ?? '');
  return digestOf(digestOfFiles(code, cwd), process.version, ...settings);
}

/** Whether anything may be kept between builds; the same variable turns off the bundler's cache. */
export const mayKeep = (): boolean => !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;

/** JSON of a file; undefined when there is none or when it was cut off. */
export function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
