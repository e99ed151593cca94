import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installedChromium} from './chromium';

interface Tool {
  name: string;
  /** Debian's package. */
  package: string;
  isThere: () => boolean;
  /** What the tests do without it. */
  without: string;
}

const tools: readonly Tool[] = [
  {
    name: 'Chromium',
    package: 'chromium-headless-shell',
    isThere: () => installedChromium() !== undefined,
    without: 'the browser tests fail',
  },
  {
    name: 'nginx',
    package: 'nginx-light',
    isThere: () =>
      [
        '/usr/sbin/nginx',
        '/usr/bin/nginx',
        '/usr/local/sbin/nginx',
        '/opt/homebrew/bin/nginx',
      ].some(existsSync),
    without: 'deploy/nginx.conf is not tried',
  },
  {
    name: "nginx's module for brotli",
    package: 'libnginx-mod-http-brotli-static',
    isThere: () =>
      ['/usr/lib', '/usr/lib64'].some((dir) =>
        existsSync(`${dir}/nginx/modules/ngx_http_brotli_static_module.so`),
      ),
    without: 'brotli is not tried',
  },
];

const run = (...[program = '', ...args]: string[]) =>
  spawnSync(program, args, {stdio: 'ignore'}).status === 0;

/**
 * The only place that installs anything: with apt, when this process is root, what the tests use and the machine lacks. Where it may not, it
 * says what to install; the tests then run without.
 */
export function installTools(): void {
  const missing = tools.filter(({isThere}) => !isThere());
  if (missing.length === 0) return;
  const packages = missing.map((tool) => tool.package);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing what the tests use: ${packages.join(', ')}`);
    run('apt-get', 'update', '-qq');
    // One by one: an older release of Debian lacks the last.
    for (const name of packages)
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
  }
  const left = missing.filter(({isThere}) => !isThere());
  for (const {name, without} of left) console.log(`Not installed: ${name}; ${without}.`);
  if (left.length > 0)
    console.log(`Fix: sudo apt-get install ${left.map((tool) => tool.package).join(' ')}`);
}
