import {expect, it, vi} from 'vitest';
import {serve} from '../../../scripts/serve';
import {testFolder} from '../../support/folder';
import {listen} from '../../support/listen';

const files = {'index.html': 'home', 'page.html': 'page', '404.html': 'not found'};

it('the server uses the next port when one is in use, and reports it', async () => {
  const {port, close} = await listen(() => undefined);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const server = await serve(testFolder(files), {port});
  expect(log).toHaveBeenCalledWith(`Port ${port} is in use, trying ${port + 1}.`);
  expect(Number(new URL(server.origin).port)).toBeGreaterThan(port);
  log.mockRestore();
  await server.close();
  close();
});

it('the server fails with a fix when there is no build', async () => {
  await expect(serve(testFolder(), {port: 0})).rejects.toThrow(/Fix: run "npm run build"/);
});
