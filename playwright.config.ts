import {defineConfig, devices} from '@playwright/test';
import {chromiumFlags, findChromium, snapshotBrowser} from './scripts/chromium';
import {findNginx} from './scripts/install-tools';
import {reportDegraded} from './tests/support/degraded';

const port = Number(process.env.TEST_PORT ?? 4173);
if (!(port > 0 && port < 65_536))
  throw new Error(`TEST_PORT is "${process.env.TEST_PORT}". Fix: a number from 1 to 65535, or none.`);

const hasNginx = findNginx() !== undefined;
if (!hasNginx) reportDegraded('nginx', 'not installed, so deploy/nginx.conf was not tested');
if (!snapshotBrowser())
  reportDegraded(
    'snapshots',
    `not compared in ${findChromium()}: its pixels differ. Fix: sudo apt-get install chromium-headless-shell`,
  );

export default defineConfig({
  testDir: 'tests',
  testMatch: /.*\.spec\.ts/,
  testIgnore: hasNginx ? [] : '**/hosts*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  // One set of snapshots: fonts are the site's own, so they do not differ by machine.
  snapshotPathTemplate: 'tests/visual/snapshots/{arg}{ext}',
  // A missing snapshot is reported, not written: the next run would pass.
  updateSnapshots: 'none',
  expect: {
    // Two slow cores may need longer than the five seconds of Playwright.
    timeout: 10_000,
    toHaveScreenshot: {maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide'},
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1280, height: 800},
    permissions: ['clipboard-read', 'clipboard-write'],
    // Pages live for seconds here, so compiling their scripts for speed costs more processor time than it saves.
    launchOptions: {executablePath: findChromium(), args: [...chromiumFlags, '--js-flags=--max-opt=1']},
    // Recording takes a fifth of the time, so only the workflow does it. Elsewhere: npx playwright test
    // --trace retain-on-failure
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    env: {PORT: String(port)},
    reuseExistingServer: false,
  },
});
