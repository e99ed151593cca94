import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {until} from './until';

/**
 * Runs nginx with `site`, the server blocks, in `folder` until it answers at `address`. A configuration that nginx refuses is an error with
 * its message. Returns what ends it.
 */
export async function runNginx(
  program: string,
  folder: string,
  {load = [], http = []}: {load?: string[]; http?: string[]},
  site: string,
  address: string,
): Promise<() => Promise<void>> {
  mkdirSync(path.join(folder, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = [
    ...load,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;\nworker_processes 2;',
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/logs/error.log;`,
    'events { worker_connections 512; }',
    'http {\naccess_log off;',
    ...http,
    ...temporary,
    site,
    '}',
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, main.join('\n'));
  const server = spawn(program, ['-c', file, '-p', folder], {stdio: ['ignore', 'ignore', 'pipe']});
  let errors = '';
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  // nginx counts the lines of its file.
  const before = main.slice(0, main.indexOf(site)).join('\n').split('\n').length;
  const refused = once(server, 'exit').then(() => {
    const inSite = (_: string, line: string) => `line ${Number(line) - before} of the site`;
    throw new Error(errors.replaceAll(/\S+nginx\.conf:(\d+)/g, inSite));
  });
  await Promise.race([refused, until('nginx answers', () => fetch(address, {redirect: 'manual'}))]);
  return async () => {
    // A file that nginx still writes would make the deletion of the folder fail.
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
}
