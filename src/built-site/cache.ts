import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Deleting this folder costs a few seconds and nothing else. */
const cacheDir = path.resolve('node_modules/.cache/agenta-docs');

/** SHA-256 over texts and the contents of files; where one part ends and the next begins counts. */
export function digest(texts: readonly string[], files: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const part of [...texts, ...files.map((file) => readFileSync(file))])
    hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Path of a file with what `make` returns for `key`; it is made once. A build that is stopped leaves no half-written file behind. */
export async function cachedFile(
  name: string,
  key: string,
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = path.join(cacheDir, name, key);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(`${file}.new`, await make());
    renameSync(`${file}.new`, file);
  }
  return file;
}
