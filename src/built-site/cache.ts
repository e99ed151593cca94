import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Safe to delete: the next build takes a few seconds longer. */
const cacheDir = path.resolve('node_modules/.cache/agenta-docs');

/** SHA-256 of texts and the contents of files. Lengths are hashed too, so that ['ab', 'c'] and ['a', 'bc'] differ. */
export function digest(texts: readonly string[], files: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const part of [...texts, ...files.map((file) => readFileSync(file))])
    hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Path of the cached file for `key`; `create` runs on a cache miss. An interrupted build leaves no partial file. */
export async function cachedFile(
  name: string,
  key: string,
  create: () => Promise<Buffer>,
): Promise<string> {
  const file = path.join(cacheDir, name, key);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(`${file}.new`, await create());
    renameSync(`${file}.new`, file);
  }
  return file;
}

/** Values of the last build under `name`, each good for one key. "save" keeps those that were asked for since. */
export function cachedValues<Value>(name: string) {
  type Entries = Record<string, {key: string; value: Value}>;
  const file = path.join(cacheDir, `${name}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entries) : {};
  const used: Entries = {};
  return {
    get(id: string, key: string, create: () => Value): Value {
      const found = before[id]?.key === key ? before[id] : {key, value: create()};
      used[id] = found;
      return found.value;
    },
    save(): void {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(`${file}.new`, JSON.stringify(used));
      renameSync(`${file}.new`, file);
    },
  };
}
