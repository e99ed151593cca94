import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {gzipped} from '../../scripts/bench/weigh';
import {expect} from './test';

const sizes = new Map<string, number>();

/** Bytes of a file of the build after gzip. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipped(readFileSync(`build${file}`));
  sizes.set(file, size);
  return size;
}

/** Kilobytes after gzip of the scripts that the page has loaded. */
export async function scriptKilobytes(page: Page): Promise<number> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
  const scripts = [...new Set(loaded)].filter((file) => file.endsWith('.js'));
  expect(scripts.length, 'scripts').toBeGreaterThan(3);
  return scripts.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
}
