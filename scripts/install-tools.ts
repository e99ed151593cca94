import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installedChromium, snapshotBrowser} from './chromium';

/** Path of nginx; undefined if it is not installed. */
export const findNginx = (): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((dir) => `${dir}/nginx`)
    .find(existsSync);

/** Path of the nginx module that serves precompressed brotli files; undefined if it is not installed. */
export const findBrotliModule = (): string | undefined =>
  ['/usr/lib', '/usr/lib64']
    .map((dir) => `${dir}/nginx/modules/ngx_http_brotli_static_module.so`)
    .find(existsSync);

/** `package` is Debian's; `without` says what happens to the tests if the tool is missing. */
const tools = [
  {
    name: "Chromium's headless shell",
    package: 'chromium-headless-shell',
    // Whoever names a browser wants no other.
    find: () => process.env.CHROMIUM_PATH ?? snapshotBrowser(),
    without: installedChromium() ? 'snapshots are not compared' : 'the browser tests fail',
  },
  {
    name: 'nginx',
    package: 'nginx-light',
    find: findNginx,
    without: 'deploy/nginx.conf is not tested',
  },
  {
    name: 'the brotli module of nginx',
    package: 'libnginx-mod-http-brotli-static',
    find: findBrotliModule,
    without: 'brotli is not tested',
  },
];

/** Installs what the tests lack, with apt as root, or else prints how to. Never fails. */
export function installTools(): void {
  const missing = tools.filter(({find}) => !find());
  if (missing.length === 0) return;
  const packages = missing.map((tool) => tool.package);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing tools for the tests: ${packages.join(', ')}`);
    const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], {stdio: 'ignore'});
    apt('update');
    // One by one: apt installs nothing if it does not know one of the packages, and older Debian releases do
    // not have the last.
    for (const name of packages) apt('install', '-y', '--no-install-recommends', name);
  }
  const left = missing.filter(({find}) => !find());
  for (const {name, without} of left) console.log(`Not installed: ${name}; ${without}.`);
  if (left.length > 0) console.log(`Fix: sudo apt-get install ${left.map((tool) => tool.package).join(' ')}`);
}
