import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, it} from 'vitest';
import {testFolder} from '../../support/folder';

it('precompress writes both forms of every longer text, even of more files than a process may open', () => {
  const text = 'A sentence that is repeated. '.repeat(30);
  const pages = Array.from({length: 300}, (_, index) => [`page-${index}.html`, text]);
  const files = {...Object.fromEntries(pages), 'short.html': 'short', 'picture.png': text};
  const folder = testFolder(files);
  const command = 'ulimit -n 256 && node_modules/.bin/tsx scripts/precompress.ts "$0"';
  const printed = execFileSync('sh', ['-c', command, folder], {encoding: 'utf8'});
  expect(printed).toContain('Compressed 300 files');
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(zlib.brotliDecompressSync(read('page-299.html.br')).toString()).toBe(text);
  expect(zlib.gunzipSync(read('page-299.html.gz')).toString()).toBe(text);
  for (const name of ['short.html', 'picture.png']) {
    expect(existsSync(path.join(folder, `${name}.gz`)), name).toBe(false);
  }
});
