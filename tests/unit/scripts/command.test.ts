import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

it.each([
  ['scripts/serve.ts', ['--port', '4000'], 'takes no arguments, but got "--port 4000". Fix: '],
  ['scripts/precompress.ts', ['build', 'other'], 'Usage: npm run precompress [-- <folder>]'],
])('%s refuses arguments that it does not know: %s', (script, args, message) => {
  const {status, stderr} = spawnSync('node_modules/.bin/tsx', [script, ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});
