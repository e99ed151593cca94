import {findNginx} from '../../scripts/install-tools';
import {startNginx, type Nginx} from './nginx';
import {test as base} from './test';
import {ranWeaker} from './weaker';

const program = findNginx();
if (!program) ranWeaker('hosts', 'nginx is not installed, so deploy/nginx.conf was not tried');

/** Why these tests are skipped; empty where nginx is installed. */
export const whyNot = program ? '' : 'nginx is not installed';

/** Tests of nginx with deploy/nginx.conf, which each worker starts once. */
export const test = base.extend<object, {nginx: Nginx}>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(program ?? '', process.env.BUILD_DIR ?? 'build');
      await use(nginx);
      nginx.stop();
    },
    {scope: 'worker', timeout: 90_000},
  ],
});
