import {expect, test} from '@playwright/test';
import {until} from '../support/until';
import {reportDegraded} from '../support/degraded';
import {readerOf} from './browser';
import {collectErrors} from './errors';
import {findFirefox, startFirefox} from './firefox';
import {findWebKit, startWebKit} from './webkit';

const escape = '\uE00C';
const enter = '\uE007';

for (const {name, packages, program, start} of [
  {name: 'Firefox', packages: 'firefox-esr', program: findFirefox(), start: startFirefox},
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    program: findWebKit(),
    start: startWebKit,
  },
]) {
  // The workflow must have both.
  if (!program && !process.env.GITHUB_ACTIONS) {
    reportDegraded(`ten actions in ${name}`, `not run. Fix: sudo apt-get install ${packages}`);
    continue;
  }

  test(`ten actions work in ${name} without an error`, async ({baseURL}) => {
    test.setTimeout(180_000);
    const browser = await start(program);
    const site = await collectErrors(String(baseURL));
    const {run, see, click, type, open} = readerOf(browser);
    const title = (text: string) =>
      see((expected: string) => document.querySelector('h1')?.textContent === expected, text);
    const errors = () => run(() => JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[]);
    const {step} = test;
    try {
      await step('open a page', async () => {
        await open(`${site.origin}/prompt_management/integrating`);
        await title('Call a deployed app or fetch its prompt');
      });
      await step('choose a tab', async () => {
        await click('[role="tab"][aria-selected="false"]');
        await see(() => {
          const tab = document.activeElement?.closest('[role="tab"][aria-selected="true"]');
          return document.getElementById(tab?.getAttribute('aria-controls') ?? '')?.offsetHeight;
        });
      });
      await step('copy code', async () => {
        await click('[aria-label="Copy code"]');
        await see(() =>
          [...document.querySelectorAll('[role="status"]')].some((one) => one.textContent === 'Copied'),
        );
      });
      await step('open the menu of the page, and close it', async () => {
        await click('[aria-label="More for this page"]');
        await see(() => document.querySelector('.page-bar details[open]'));
        await type(escape);
        await see(() => !document.querySelector('.page-bar details[open]'));
      });
      await step('search, and open a hit', async () => {
        await click('.search-button');
        await see(() => document.activeElement?.matches('.DocSearch-Input'));
        await type('environment variables');
        await see(() => document.querySelector('.DocSearch-Hit[aria-selected="true"]'));
        await type(enter);
        await title('Environment variables, ports and volumes');
      });
      await step('go to a page and back without a full load', async () => {
        await open(`${site.origin}/guides`);
        await run(() => void (document.body.title = 'kept'));
        await click('main a[href="/guides/how_does_agenta_work"]');
        await title('How Agenta works');
        await see(() => document.title.startsWith('How Agenta works'));
        await browser.command('Back');
        await title('Guides');
        expect(await run(() => document.body.title)).toBe('kept');
      });
      await step('zoom a picture', async () => {
        await open(`${site.origin}/guides/how_does_agenta_work`);
        await click('.markdown img');
        await see(() => document.querySelector('.medium-zoom-image--opened'));
        // During its animation the zoom ignores keys.
        await until('the picture is closed', async () => {
          await type(escape);
          return run(() => !document.querySelector('.medium-zoom-overlay'));
        });
      });
      await step('change the colour mode, which a reload keeps', async () => {
        await see(() => document.documentElement.dataset.theme === 'light');
        await click('.navbar__mode button');
        await open(`${site.origin}/guides/how_does_agenta_work`);
        await see(() => document.documentElement.dataset.theme === 'dark');
      });
      await step('go to a section in the menu of a phone', async () => {
        await browser.command('SetWindowRect', {width: 390, height: 844});
        await click('.navbar__toggle');
        // A click may miss the menu while it slides in.
        await see(() => document.querySelector('.navbar-sidebar')?.getBoundingClientRect().x === 0);
        await click('.navbar-sidebar a[href="/reference"]');
        await title('Reference');
      });
      await step('no error was logged, and a planted one is', async () => {
        expect(await errors()).toEqual([]);
        await run(() => void setTimeout(() => console.error('planted')));
        await expect.poll(errors).toEqual(['/reference: planted']);
      });
    } finally {
      await browser.stop();
      site.close();
    }
  });
}
