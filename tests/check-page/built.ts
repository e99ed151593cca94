import {existsSync, statSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {chromium} from '@playwright/test';
import {chromiumFlags, installedChromium} from '../../scripts/chromium';
import {serve} from '../../scripts/serve';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of axe on the built page, if there is a browser, and a build that is newer than the source. */
export async function builtDefects(file: string, address: string): Promise<string[]> {
  const files = [`build${address}.html`, `build${address}/index.html`];
  const html = files.find((name) => existsSync(name));
  const executablePath = installedChromium();
  const isBuilt = html !== undefined && statSync(html).mtimeMs >= statSync(file).mtimeMs;
  if (!executablePath || !isBuilt) {
    const missing = isBuilt
      ? 'there is no Chromium. Fix: npx playwright install chromium'
      : 'the build does not have this version of the page. Fix: npm run build';
    console.log(`Accessibility was not looked at: ${missing}, and check again.`);
    return [];
  }
  console.log('Accessibility was looked at, in the built page.');
  const server = await serve('build', {port: 0});
  const browser = await chromium.launch({executablePath, args: chromiumFlags});
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(server.origin + address);
    const {violations} = await new AxeBuilder({page}).withTags(tags).setLegacyMode(true).analyze();
    return violations.flatMap(({help, helpUrl, nodes}) =>
      nodes.map(({target}) => `${file}:1 ${help}, at ${target.join(' ')}. Fix: see ${helpUrl}`),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
