import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {cachedFile, digest} from '../../../src/built-site/cache';

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

  it('has other digests for texts split elsewhere, and for files with other content', () => {
    expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
    expect(digest([], ['package.json'])).not.toBe(digest([], ['tsconfig.json']));
    expect(digest(['a'], ['package.json'])).toBe(digest(['a'], ['package.json']));
  });
});
