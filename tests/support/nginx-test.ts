import {findNginx} from '../../scripts/install-tools';
import {startNginx, type Nginx} from './nginx';
import {test as base} from './test';

/** Tests of nginx with deploy/nginx.conf, which each worker starts once. */
export const test = base.extend<object, {nginx: Nginx}>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(findNginx() ?? 'nginx', process.env.BUILD_DIR ?? 'build');
      await use(nginx);
      nginx.stop();
    },
    {scope: 'worker', timeout: 90_000},
  ],
});
