import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import http, {type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findBrotliModule, findNginx} from '../../scripts/install-tools';
import {precompress} from '../../scripts/precompress';
import {freePort} from './listen';
import {runNginx} from './run-nginx';
import {test as base} from './test';

interface Nginx {
  origin: string;
  /** Whether nginx sends brotli files, i.e. whether the module is installed. */
  sendsBrotli: boolean;
  stop: () => Promise<void>;
}

/** Runs nginx with deploy/nginx.conf on a precompressed copy of a build. Only folders and port are changed. */
async function startNginx(program: string, build: string): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  const root = path.join(folder, 'www');
  cpSync(build, root, {recursive: true});
  await precompress(root, 4);
  const settings = path.join(folder, 'agenta-docs');
  mkdirSync(settings);
  const brotli = findBrotliModule();
  if (brotli) writeFileSync(path.join(settings, 'brotli.conf'), 'brotli_static on;\n');
  const port = await freePort();
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/agenta-docs', root)
    .replaceAll('/etc/nginx/agenta-docs', settings)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const mimeTypes = [
    '/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
  ].find((file) => existsSync(file));
  const origin = `http://127.0.0.1:${port}`;
  const options = {
    load: brotli ? [`load_module ${brotli};`] : [],
    http: [`include ${mimeTypes};`, 'default_type application/octet-stream;'],
  };
  const end = await runNginx(program, folder, options, site, `${origin}/`);
  return {
    origin,
    sendsBrotli: Boolean(brotli),
    stop: async () => {
      await end();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path exactly as written: a browser or fetch would normalize it first. */
type Ask = (path: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>;

/** A test with nginx, which each worker starts once. */
export const test = base.extend<{ask: Ask}, {nginx: Nginx}>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(findNginx() ?? 'nginx', process.env.BUILD_DIR ?? 'build');
      await use(nginx);
      await nginx.stop();
    },
    {scope: 'worker', timeout: 90_000},
  ],
  ask: [
    async ({nginx}, use) => {
      const {hostname, port} = new URL(nginx.origin);
      await use(async (address, headers = {}, method = 'GET') => {
        const request = http.request({hostname, port, path: address, method, headers}).end();
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        return {status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response)};
      });
    },
    {scope: 'test'},
  ],
});
