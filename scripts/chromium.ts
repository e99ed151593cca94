import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The browser that the snapshots were taken in; its pixels differ from those of a full Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The headless shell comes first: it also makes the tests a third faster. */
const systemBrowsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of an installed Chromium: CHROMIUM_PATH, else the system's, else Playwright's; undefined if there is
 * none.
 */
export function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const candidates = named ? [named] : [...systemBrowsers, chromium.executablePath()];
  return candidates.find((file) => existsSync(file));
}

/**
 * The installed browser that renders the pixels of the snapshots; undefined if the tests would run in another
 * one.
 */
export function snapshotBrowser(): string | undefined {
  const browser = installedChromium();
  return browser && /headless[-_]shell/.test(browser) ? browser : undefined;
}

/** Like `installedChromium`, but throws an Error that names the fix when there is none. */
export function findChromium(): string {
  const found = installedChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(
      `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist. Fix: correct or unset it.`,
    );
  throw new Error(
    'The browser tests need Chromium, and none was found. Fix: type one of\n' +
      '  sudo apt-get install chromium\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** Flags for Chromium beyond those of Playwright, which turn off its sandbox and its background requests. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  // The same anti-aliasing on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
