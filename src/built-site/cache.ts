import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Safe to delete: the next build then takes a few seconds longer. */
const cacheDir = path.resolve('node_modules/.cache/agenta-docs');

/**
 * SHA-256 of texts and of the contents of files, in hex. Lengths are hashed too, so that ['ab', 'c'] and
 * ['a', 'bc'] differ.
 */
export function digest(texts: readonly string[], files: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const part of [...texts, ...files.map((file) => readFileSync(file))])
    hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/**
 * The JSON value cached under `name` if its key is still `key`, else the result of `create`. An interrupted
 * build leaves no partial file.
 */
export async function cached<Value>(
  name: string,
  key: string,
  create: () => Value | Promise<Value>,
): Promise<Value> {
  const file = path.join(cacheDir, name);
  try {
    const entry = JSON.parse(readFileSync(file, 'utf8')) as {key: string; value: Value};
    if (entry.key === key) return entry.value;
  } catch {
    // There is no entry, or a crash of the machine has damaged it.
  }
  const value = await create();
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, JSON.stringify({key, value}));
  renameSync(`${file}.new`, file);
  return value;
}
