import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Writes files by their paths below `folder`. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}

/** A new folder with `files`, deleted when the current test has finished. */
export function testFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-test-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  writeFiles(folder, files);
  return folder;
}
