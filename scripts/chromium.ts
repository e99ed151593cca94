import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The browser without windows first: the tests take two thirds of the time in it, and see the same pixels. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

function run(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {stdio: ['ignore', 'ignore', 'inherit']});
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Path of a Chromium for the tests: what CHROMIUM_PATH names, the system's, Playwright's own, else one installed now
 * (with apt where this process may, then with Playwright). Throws an Error that says what to type.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH names ${named}, which does not exist. Fix: correct or unset it.`,
    );
  }
  const found = installed();
  if (found) return found;
  console.log('No Chromium found, installing one.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('apt-get', ['update', '-qq'])) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  }
  if (!installed()) run('npx', ['playwright', 'install', 'chromium']);
  const path = installed();
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium and none could be installed. Fix: type one of\n' +
      '  sudo apt-get install chromium\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** Flags for a headless Chromium that talks to nobody; without a sandbox only where root leaves no choice. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same glyph edges on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
