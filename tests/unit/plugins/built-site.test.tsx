import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {builtSite} from '@site/src/plugins/built-site';
import {testFolder} from '../../support/folder';

const runSteps = vi.fn(async ({outDir}: LoadContext) => writeFileSync(path.join(outDir, '_headers'), ''));
vi.mock('@site/src/built-site', () => ({runSteps}));

/** Whether the folder still exists after a build that ran `step`. */
async function staysAfter(
  step: (plugin: Plugin, outDir: string) => unknown,
  files: Record<string, string> = {'build/_headers': ''},
): Promise<boolean> {
  vi.stubEnv('NODE_ENV', 'production');
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  const outDir = path.join(testFolder(files), 'build');
  await step(builtSite({outDir, baseUrl: '/'} as LoadContext), outDir);
  (once.mock.lastCall?.[1] as (() => void) | undefined)?.();
  once.mockRestore();
  return existsSync(outDir);
}

it('the folder of a failed build is deleted, unless the build wrote nothing or the folder holds no build', async () => {
  const written = (_: Plugin, outDir: string) => rmSync(path.join(outDir, '_headers'));
  const read = (plugin: Plugin, outDir: string) => {
    written(plugin, outDir);
    return plugin.postBuild?.({} as never)?.catch(() => undefined);
  };
  expect(await staysAfter(() => undefined)).toBe(true);
  expect(await staysAfter(() => undefined, {'build/other.txt': ''})).toBe(true);
  expect(await staysAfter(written)).toBe(false);
  expect(await staysAfter(read)).toBe(true);
  runSteps.mockRejectedValue(new Error('refused'));
  expect(await staysAfter(read)).toBe(false);
});
