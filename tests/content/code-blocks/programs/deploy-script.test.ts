import {execFile} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {testFolder} from '../../../support/folder';
import {listen} from '../../../support/listen';
import {programOn} from './run';

const page = 'docs/prompt_management/setting_up/using_agenta_from_cli.mdx';
const {code} = programOn(page, 'deploy.sh');

/** Runs the script with stand-ins for `agenta` and `sleep`. Returns its exit code and what `agenta` was told. */
async function deploy(served: string, variants: string[], healthyAfter: number, key?: string) {
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
  const {AGENTA_API_KEY: _, ...inherited} = process.env;
  const env = {
    ...inherited,
    ...(key === undefined ? {} : {AGENTA_API_KEY: key}),
    PATH: `${folder}/bin:${process.env.PATH}`,
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

it('deploy.sh overwrites a variant that exists', async () => {
  const {status, told, config, keys} = await deploy(
    'Variant app.default for App slogans updated successfully',
    ['app.short', 'app.default'],
    2,
    'YOUR_API_KEY',
  );
  expect({status, told, keys}).toEqual({
    status: 0,
    told: 'variant serve --file_name app.py --overwrite',
    keys: ['YOUR_API_KEY'],
  });
  expect(config).toContain('api_key = "YOUR_API_KEY"');
});

it('deploy.sh serves a new variant, without a key too', async () => {
  const {status, told, config, keys} = await deploy('added successfully', [], 0);
  expect({status, told, keys}).toEqual({
    status: 0,
    told: 'variant serve --file_name app.py',
    keys: [undefined],
  });
  expect(config).toContain('api_key = ""');
});

it.each([
  ['serve says nothing of success', 'No app.py exists!', 0],
  ['the service never answers', 'added successfully', 100],
])('deploy.sh fails if %s', async (_, served, healthyAfter) => {
  expect((await deploy(served, [], healthyAfter)).status).toBe(1);
});
