import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {chromiumFlags, findChromium} from '@site/scripts/chromium';
import {serve, type RunningServer} from '@site/scripts/serve';
import {sampleLanguages} from '@site/src/api-reference/samples';
import {checkValue} from '@site/src/components/YourValues/check-value';
import {replacePlaceholders, unknownPlaceholders} from '@site/src/settings/find-placeholders';
import {type Kind, placeholders} from '@site/src/settings/placeholders';
import {parserOf, syntaxErrors} from '../../support/syntax';
import {syntax} from '../code-blocks/checks/syntax';
import {shellReady} from '../code-blocks/shell';
import {allPages} from '../pages/page';
import {startMockServer} from './mock-server';
import {readReference, readSamples} from './pages';
import {missingTool, runSamples} from './runners';

/** For each kind a value with every sign that it may have. */
const values: Readonly<Record<Kind, string>> = {
  server: 'http://a-b.example:8088',
  address: 'https://a-b.example:8443/01/a-b_c.d~e%20f',
  host: 'a-b.example',
  range: '203.0.113.0/24',
  id: '01918de9-de80-7b52-9d3a-5c1f2e8b7a10',
  name: 'a/b-c_d.e',
  key: 'A-_9.b-_.c',
  secret: 's-a_b.c',
};

const fill = (text: string): string =>
  replacePlaceholders(
    text,
    (found, {name, isHost}) => values[isHost ? 'host' : (placeholders[name]?.kind ?? 'id')],
  );

const reference = readReference();
const samples = readSamples(reference);

it.each(sampleLanguages)('samples of requests parse with values filled in: $id', async ({id, fence}) => {
  for (const [kind, value] of Object.entries(values))
    expect(checkValue(kind as Kind, value)).toEqual({value});
  const parser = await parserOf(fence);
  let changed = 0;
  for (const [slug, byLanguage] of samples) {
    const sample = byLanguage.get(id) ?? '';
    const filled = fill(sample);
    if (filled !== sample) changed += 1;
    expect(syntaxErrors(parser, filled), slug).toEqual([]);
    expect(unknownPlaceholders(filled), slug).toEqual([]);
    expect(filled, slug).not.toContain('YOUR_');
  }
  expect(changed).toBe(samples.size);
});

it('blocks of pages parse with values filled in', async () => {
  await shellReady;
  const pages = allPages('docs', 'changelog').map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block) => {
      const code = fill(block.code);
      return code === block.code ? [] : {...block, code};
    }),
  }));
  for (const {run} of syntax) {
    const {checked, defects} = run(pages);
    expect(checked).toBeGreaterThan(0);
    expect(defects).toEqual([]);
  }
});

let site: RunningServer;
let browser: Browser;
beforeAll(async () => {
  site = await serve(process.env.BUILD_DIR ?? 'build', {port: 0});
  browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags});
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(site.origin + address);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Copies the first visible sample with this text, by its button. */
async function copy(page: Page, text: string): Promise<string> {
  const block = page.locator('.codeblock:visible', {hasText: text}).first();
  await block.getByRole('button', {name: 'Copy code'}).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

const [key, app] = ['q7Lx2mTd.a-b_c', '01918de9-de80-7b52-9d3a-5c1f2e8b7a10'];

/** Types server, app and key into the dialog of a page that has all three. */
async function typeOnce(page: Page, server: string): Promise<void> {
  await visit(page, '/reference/api/list-app-variants');
  await page.locator('.codeblock:visible').getByRole('button', {name: 'Fill in'}).first().click();
  await page.getByLabel('Agenta server').fill(server);
  await page.getByLabel('API key of Agenta Cloud').fill(key);
  await page.getByLabel('App', {exact: false}).last().fill(app);
  await page.getByRole('button', {name: 'Use in all samples'}).click();
}

/** Pages, the operation that their samples call, a text of these samples, and the languages as their tabs name them. */
const copied: readonly (readonly [address: string, operation: string, text: string, tabs: string[]])[] = [
  ['/reference/api/list-apps', 'list_apps', '/api/apps', ['Python', 'curl', 'Node.js', 'Java']],
  [
    '/reference/api/list-app-variants',
    'list_app_variants',
    '/variants',
    ['Python', 'curl', 'Node.js', 'Java'],
  ],
  ['/prompt_management/prompt_engineering', 'list_app_variants', '/variants', []],
  ['/prompt_management/setting_up/creating_an_app', 'list_apps', '/api/apps" -H', []],
  ['/evaluation/test_sets', 'create_testset', '/api/testsets/', ['curl']],
];

it(
  'whoever has typed server, app and key once copies samples that run unchanged',
  {timeout: 180_000},
  async () => {
    const mock = await startMockServer(reference, {}, key);
    const page = await browser.newPage({permissions: ['clipboard-read', 'clipboard-write']});
    await typeOnce(page, new URL(mock.addressFor('')).origin);
    let count = 0;
    for (const [address, operation, text, tabs] of copied) {
      await visit(page, address);
      for (const tab of tabs.length > 0 ? tabs : [undefined]) {
        const language = sampleLanguages.find(({label}) => label === tab)?.id ?? 'curl';
        if (missingTool(language)) continue;
        if (tab) await page.getByRole('tab', {name: tab, exact: true}).first().click();
        const sample = await copy(page, text);
        mock.verdicts.clear();
        const failures = await runSamples(language, new Map([['sample', sample]]), () => []);
        expect([...failures], sample).toEqual([]);
        expect(mock.verdicts.get(''), sample).toMatchObject([{operationId: operation, errors: []}]);
        count += 1;
      }
    }
    mock.close();
    await page.close();
    // At least one language on each page.
    expect(count).toBeGreaterThanOrEqual(copied.length);
  },
);
