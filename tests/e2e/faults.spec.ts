import {chromiumFlags, findChromium} from '../../scripts/chromium';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';
import {ranWeaker} from '../support/weaker';

const start = '/prompt_management/deployment';
const target = '/prompt_management/integrating';
const targetLink = `.theme-doc-sidebar-menu a[href="${target}"]`;

/** Scripts made from a page's Markdown, as opposed to code that pages share. */
const isPageScript = (body: string) =>
  body.includes('contentTitle') && body.includes('frontMatter');

/** Exchanges the default export of the scripts that `chosen` picks for one that throws while rendering. */
async function sabotage(page: Page, chosen: (body: string) => boolean): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const crash =
      "default:()=>(()=>{throw new Error('The pump broke',{cause:new Error('The fuse blew')})})";
    await route.fulfill({
      response,
      body: chosen(body) ? body.replace(/default:\(\)=>\w+/, crash) : body,
    });
  });
}

/** Takes the complaints that a provoked fault has to cause; anything else still fails the test. */
function expectComplaints(complaints: string[], wanted: RegExp): void {
  expect(
    complaints.filter((text) => wanted.test(text)).length,
    'complaints about the fault',
  ).toBeGreaterThan(0);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !wanted.test(text)));
}

test.describe('a page that crashes', () => {
  test('says so inside the site, with message, cause and another try', async ({
    page,
    complaints,
  }) => {
    await sabotage(page, isPageScript);
    await page.goto(start);
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.locator('main')).toContainText(/The pump broke\s+Cause:\s+The fuse blew/);
    await page.unroute('**/assets/js/*.js');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    // The way out: the rest of the site works.
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Changelog'})
      .click();
    await expect(page).toHaveURL(/\/changelog$/);
    expectComplaints(complaints, /The pump broke|The fuse blew|Minified React error/);
  });

  test('together with the frame of the site leaves a title and another try', async ({
    page,
    complaints,
  }) => {
    await sabotage(page, (body) => body.includes('.wrapper.docsPages') && body.length < 10_000);
    await page.goto(start);
    await expect(page).toHaveTitle(/Page Error/);
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    expectComplaints(complaints, /The pump broke|The fuse blew|Minified React error/);
  });
});

test.describe('a script that does not arrive', () => {
  for (const [name, status] of [
    ['the network fails', 0],
    ['a newer deployment has removed it', 404],
  ] as const) {
    test(`${name}: navigating loads the page in full`, async ({page, complaints}) => {
      await open(page, start);
      let documents = 0;
      await page.route('**/*', async (route) => {
        const isScript = route.request().resourceType() === 'script';
        if (route.request().resourceType() === 'document') documents += 1;
        if (!isScript || documents > 0) return route.continue();
        return status === 0 ? route.abort() : route.fulfill({status, body: 'gone'});
      });
      await page.locator(targetLink).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('h1')).toHaveText(/Call a deployed app/i);
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      expect(new URL(page.url()).pathname).toBe(target);
      expect(documents).toBe(1);
      complaints.splice(
        0,
        complaints.length,
        ...complaints.filter((text) => !/Failed to load resource/.test(text)),
      );
    });
  }

  for (const [name, isMissing] of [
    ["the page's own", isPageScript],
    ['every', () => true],
  ] as const) {
    test(`at the first visit, ${name}: the page reads, says so and offers to try again`, async ({
      page,
      complaints,
    }) => {
      await page.route('**/assets/js/*.js', async (route) => {
        const response = await route.fetch();
        return isMissing(await response.text()) ? route.abort() : route.fulfill({response});
      });
      await page.goto(start);
      const notice = page.getByRole('status').filter({hasText: 'did not load'});
      await expect(notice).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.theme-doc-markdown p').first()).toBeVisible();
      const {height = 0} = (await notice.boundingBox()) ?? {};
      expect(height, 'one line').toBeLessThan(60);
      await page.unroute('**/assets/js/*.js');
      await notice.getByRole('button', {name: 'Try again'}).click();
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      expect(new URL(page.url()).pathname).toBe(start);
      await expect(notice).toHaveCount(0);
      await page.getByRole('button', {name: /Switch between dark and light/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // What the browser itself reports; nothing is left uncaught.
      expectComplaints(complaints, /^Failed to load resource/);
    });
  }
});

for (const theme of ['light', 'dark']) {
  test(`a wrong base address is named where a reader sees it: ${theme}`, async ({
    page,
    complaints,
    request,
  }) => {
    const html = await (await request.get('/')).text();
    await page.route('**/somewhere/**', (route) =>
      route.fulfill({contentType: 'text/html', body: html}),
    );
    await page.route(/\/(assets|fonts|img)\//, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(`/somewhere/?docusaurus-theme=${theme}`);
    const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
    await expect(banner).toBeVisible();
    await expect(banner).toBeInViewport();
    await expect(banner).toContainText('baseUrl');
    await expect(banner).toContainText('/somewhere/');
    expectComplaints(complaints, /Failed to load resource/);
  });
}

test('a page served as a file has its own address, title and canonical link', async ({page}) => {
  for (const [file, address] of [
    [`${start}.html`, start],
    ['/reference/api/list-apps.html', '/reference/api/list-apps'],
    ['/changelog.html', '/changelog'],
    ['/index.html', '/'],
  ] as const) {
    const clean = await page.request.get(address);
    await page.route(`**${file}`, (route) => route.fulfill({response: clean}));
    await open(page, file);
    expect(new URL(page.url()).pathname, file).toBe(address);
    const head = (selector: string, attribute: string) =>
      page.locator(selector).first().getAttribute(attribute);
    expect(await head('link[rel=canonical]', 'href'), file).toMatch(
      new RegExp(`agenta-docs\\.example${address}$`),
    );
    expect(await head('meta[property="og:image"]', 'content'), file).toContain(
      address === '/' ? '/index.png' : `${address}.png`,
    );
  }
});

test.describe('storage', () => {
  for (const [name, script] of [
    [
      'blocked',
      "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }})",
    ],
    [
      'full',
      "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
    ],
  ] as const) {
    test(`${name}: everything works, and says so once`, async ({page}) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' && message.text().includes('storage'))
          warnings.push(message.text());
      });
      await page.addInitScript(script);
      await open(page, '/prompt_management/integrating');
      await page.getByRole('button', {name: /Switch between dark and light/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const tab = page.getByRole('tab', {name: 'curl', exact: true}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await page.locator(targetLink).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(warnings).toHaveLength(1);
    });
  }
});

test('offline after loading: the page stays, and pages seen before open', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, start);
  await page.locator(targetLink).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  await expect(page.locator('h1')).toBeVisible();
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Pictures are asked for again, as the preview server lets nothing be kept; the browser reports these itself.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)),
  );
});

test.describe('loading ahead', () => {
  const scriptsAfterHover = async (page: Page) => {
    await open(page, start);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.locator('.pagination-nav__link--next').hover();
    await page.waitForTimeout(400);
    return scripts.length;
  };

  test('happens when a reader points at a link', async ({page}) => {
    expect(await scriptsAfterHover(page)).toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ['who saves data', {saveData: true, effectiveType: '4g'}],
    ['on a slow connection', {saveData: false, effectiveType: 'slow-2g'}],
  ] as const) {
    test(`never happens for a reader ${name}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      expect(await scriptsAfterHover(page)).toBe(0);
    });
  }
});

test('a page that the browser has translated still navigates', async ({page}) => {
  await open(page, start);
  // What translators do: every text becomes an element of theirs.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.textContent = text.nodeValue;
    }
    document.documentElement.lang = 'de';
  });
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await page.locator(targetLink).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator('h1')).toHaveText(/Call a deployed app/i);
});

test('going back brings the page as it was left, from the browser’s memory', async ({
  playwright,
  baseURL,
}) => {
  // The tests' own browser has this cache switched off.
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const goBackTo = async (address: string): Promise<unknown> => {
      await page.goto(address);
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      await page.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
        location.href = '/changelog';
      });
      await page.waitForURL('**/changelog');
      // A page from memory loads nothing, so there is no load to wait for.
      await page.evaluate(() => history.back());
      await expect.poll(() => page.evaluate(() => location.href).catch(() => '')).toBe(address);
      return page.evaluate(() => (window as {persisted?: boolean}).persisted);
    };
    // Some browsers without windows keep no page at all, not even this one.
    const bare = `${baseURL}/bare`;
    await page.route(bare, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html data-has-hydrated="true"><title>Bare</title>',
      }),
    );
    const keepsPages = await goBackTo(bare);
    if (!keepsPages)
      ranWeaker(
        'back/forward cache',
        'this browser keeps no page in memory: nothing to compare with',
      );
    expect(await goBackTo(`${baseURL}${start}`)).toBe(keepsPages);
    await page.addInitScript(() => addEventListener('unload', () => undefined));
    expect(await goBackTo(`${baseURL}${start}`)).toBeUndefined();
  } finally {
    await browser.close();
  }
});

test('at 400 % zoom nothing is cut off and the menu opens', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  for (const address of ['/', start, '/reference/api/list-apps', '/changelog']) {
    await open(page, address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
});

test('on paper stands the text alone', async ({page}) => {
  await open(page, start);
  await page.emulateMedia({media: 'print'});
  for (const furniture of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    '.footer',
  ]) {
    await expect(page.locator(furniture).first()).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
});
