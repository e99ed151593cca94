import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findBrotliModule, findNginx} from '../../scripts/install-tools';
import {precompress} from '../../scripts/precompress';
import {listen} from './listen';
import {test as base} from './test';
import {until} from './until';

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
  mkdirSync(path.join(folder, 'logs'));
  const brotli = findBrotliModule();
  if (brotli) writeFileSync(path.join(settings, 'brotli.conf'), 'brotli_static on;\n');

  const {port, close} = await listen(() => undefined);
  close();
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/agenta-docs', root)
    .replaceAll('/etc/nginx/agenta-docs', settings)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const mimeTypes = [
    '/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
  ];
  const main = [
    ...(brotli ? [`load_module ${brotli};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;\nworker_processes 2;',
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/logs/error.log;`,
    'events { worker_connections 512; }',
    `http {\ninclude ${mimeTypes.find((file) => existsSync(file))};`,
    'default_type application/octet-stream;\naccess_log off;',
    ...temporary,
    site,
    '}',
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  const server = spawn(program, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  await until('nginx answers', () => {
    if (server.exitCode !== null) throw new Error(errors);
    return fetch(`http://127.0.0.1:${port}/`);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    sendsBrotli: Boolean(brotli),
    stop: async () => {
      // A file that nginx still writes would make the deletion fail.
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** A test with nginx, which each worker starts once. */
export const test = base.extend<object, {nginx: Nginx}>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(findNginx() ?? 'nginx', process.env.BUILD_DIR ?? 'build');
      await use(nginx);
      await nginx.stop();
    },
    {scope: 'worker', timeout: 90_000},
  ],
});
