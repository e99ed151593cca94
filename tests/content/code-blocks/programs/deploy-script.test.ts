import {execFile} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {testFolder} from '../../../support/folder';
import {listen} from '../../../support/listen';
import {canRun, programOn} from './run';

const {code} = programOn('docs/prompt_management/setting_up/using_agenta_from_cli.mdx', 'deploy.sh');

/** Runs the script with stand-ins for `agenta` and `sleep`. Returns its exit code and what `agenta` was told. */
async function deploy(served: string, variants: string[], healthyAfter: number, key: string) {
  let asked = 0;
  const keys: unknown[] = [];
  const {port, close} = await listen(({url, headers}, response) => {
    if (url === '/health') return response.writeHead((asked += 1) > healthyAfter ? 200 : 502).end();
    keys.push(headers.authorization);
    response.end(JSON.stringify(variants.map((name) => ({variant_name: name}))));
  });
  const host = `http://127.0.0.1:${port}`;
  const folder = testFolder({
    'deploy.sh': code.replace('https://your-host.example', host),
    'bin/agenta': `#!/bin/sh\necho "$@" > told.txt\necho "${served}"\n`,
    'bin/sleep': '#!/bin/sh\n',
  });
  for (const name of ['agenta', 'sleep']) chmodSync(path.join(folder, 'bin', name), 0o755);
  const env = {
    ...process.env,
    PATH: `${folder}/bin:${process.env.PATH}`,
    AGENTA_API_KEY: key,
    APP_ID: 'YOUR_APP_ID',
    OPENAI_API_KEY: 'YOUR_OPENAI_API_KEY',
    SERVICE_URL: host,
    no_proxy: '*',
  };
  const status = await promisify(execFile)('bash', ['deploy.sh'], {cwd: folder, env}).then(
    () => 0,
    ({code: failed}: {code: number}) => failed,
  );
  close();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').trim();
  return {status, told: read('told.txt'), config: read('config.toml'), keys};
}

it.runIf(canRun('deploy.sh', 'curl')).each([
  [
    'overwrites a variant that exists',
    ['app.short', 'app.default'],
    ' --overwrite',
    'YOUR_API_KEY',
    'YOUR_API_KEY',
  ],
  ['serves a new variant, without a key too', [], '', '', undefined],
])('deploy.sh %s, and fails without its success or its service', async (_, variants, flag, key, sent) => {
  expect(await deploy('updated successfully', variants, 2, key)).toEqual({
    status: 0,
    told: `variant serve --file_name app.py${flag}`,
    config: expect.stringContaining(`api_key = "${key}"`),
    keys: [sent],
  });
  expect(await deploy('No app.py exists!', variants, 0, key)).toMatchObject({status: 1});
  expect(await deploy('added successfully', variants, 100, key)).toMatchObject({status: 1});
});
