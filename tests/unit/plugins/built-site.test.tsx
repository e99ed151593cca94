import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {builtSite} from '@site/src/plugins/built-site';
import {testFolder} from '../../support/folder';

const runSteps = vi.fn<() => Promise<void>>();
vi.mock('@site/src/built-site', () => ({runSteps}));

/** Whether the folder is still there when a build has ended. */
async function staysAfter(
  files: Record<string, string>,
  build: (plugin: Plugin) => unknown,
): Promise<boolean> {
  vi.stubEnv('NODE_ENV', 'production');
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  const outDir = path.join(testFolder({'build/index.html': '', ...files}), 'build');
  const plugin = builtSite({outDir, baseUrl: '/'} as LoadContext);
  await build(plugin);
  const [, end] = once.mock.lastCall ?? [];
  (end as () => void)();
  once.mockRestore();
  return existsSync(outDir);
}

it('a build that ends before its last step is taken away, one that ends before its first keeps the last', async () => {
  const whole = {'build/_headers': ''};
  const steps = (plugin: Plugin) => plugin.postBuild?.({} as never)?.catch(() => undefined);
  expect(await staysAfter({}, () => undefined)).toBe(false);
  expect(await staysAfter(whole, () => undefined)).toBe(true);
  expect(await staysAfter(whole, steps)).toBe(true);
  runSteps.mockRejectedValue(new Error('refused'));
  expect(await staysAfter(whole, steps)).toBe(false);
});
