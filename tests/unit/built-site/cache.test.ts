import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {cached} from '../../../src/built-site/cache';

const name = `test-${process.pid}`;
const folder = path.resolve('node_modules/.cache/agenta-docs', name);

afterAll(() => rmSync(folder, {recursive: true}));

it('the cache creates a value once, and another when the key changes', async () => {
  let count = 0;
  const build = (key: string) => cached(`${name}/page.md`, key, () => `value ${(count += 1)}`);
  expect(await build('a')).toBe('value 1');
  expect(await build('a')).toBe('value 1');
  expect(await build('b')).toBe('value 2');
  expect(await build('a')).toBe('value 3');
});

it.each(['', '{"key":"a","val'])('the cache replaces a damaged entry: %j', async (text) => {
  const build = () => cached(`${name}/damaged.md`, 'a', () => 'whole');
  await build();
  writeFileSync(path.join(folder, 'damaged.md'), text);
  expect(await build()).toBe('whole');
});
