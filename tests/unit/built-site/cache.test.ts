import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {cachedFile, digest} from '../../../src/built-site/cache';

const name = `test-${process.pid}`;

describe('the cache', () => {
  afterAll(() => rmSync(path.resolve('node_modules/.cache/agenta-docs', name), {recursive: true}));

  it('makes a file once for a key', async () => {
    let made = 0;
    const make = async () => Buffer.from(`made ${(made += 1)}`);
    const file = await cachedFile(name, 'a', make);
    expect(await cachedFile(name, 'a', make)).toBe(file);
    expect(readFileSync(file, 'utf8')).toBe('made 1');
    expect(readFileSync(await cachedFile(name, 'b', make), 'utf8')).toBe('made 2');
  });

  it('keeps nothing of a file that could not be made', async () => {
    await expect(cachedFile(name, 'c', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    const file = await cachedFile(name, 'c', async () => Buffer.from('now'));
    expect(readFileSync(file, 'utf8')).toBe('now');
  });

  it('tells texts apart that are cut elsewhere, and files by their content', () => {
    expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
    expect(digest([], ['package.json'])).not.toBe(digest([], ['tsconfig.json']));
    expect(digest(['a'], ['package.json'])).toBe(digest(['a'], ['package.json']));
  });
});
