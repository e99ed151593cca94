import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {cachedFile, cachedValues, digest} from '../../../src/built-site/cache';

const name = `test-${process.pid}`;

describe('the cache', () => {
  afterAll(() => rmSync(path.resolve('node_modules/.cache/agenta-docs', name), {recursive: true}));

  it('creates a file once per key', async () => {
    let count = 0;
    const create = async () => Buffer.from(`file ${(count += 1)}`);
    const file = await cachedFile(name, 'a', create);
    expect(await cachedFile(name, 'a', create)).toBe(file);
    expect(readFileSync(file, 'utf8')).toBe('file 1');
    expect(readFileSync(await cachedFile(name, 'b', create), 'utf8')).toBe('file 2');
  });

  it('stores nothing when a file could not be created', async () => {
    await expect(cachedFile(name, 'c', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    const file = await cachedFile(name, 'c', async () => Buffer.from('now'));
    expect(readFileSync(file, 'utf8')).toBe('now');
  });

  it('keeps the values of the last build, each for one key', () => {
    const build = (keys: Record<string, string>) => {
      const created: string[] = [];
      const cache = cachedValues<string>(`${name}/values`);
      for (const [id, key] of Object.entries(keys)) {
        const value = cache.get(id, key, () => (created.push(id), `${id} of ${key}`));
        expect(value).toBe(`${id} of ${key}`);
      }
      cache.save();
      return created;
    };
    expect(build({a: '1', b: '1'})).toEqual(['a', 'b']);
    expect(build({a: '1', b: '2'})).toEqual(['b']);
    expect(build({b: '2'})).toEqual([]);
    expect(build({a: '1', b: '2'})).toEqual(['a']);
  });

  it('has other digests for texts split elsewhere, and for files with other content', () => {
    expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
    expect(digest([], ['package.json'])).not.toBe(digest([], ['tsconfig.json']));
    expect(digest(['a'], ['package.json'])).toBe(digest(['a'], ['package.json']));
  });
});
