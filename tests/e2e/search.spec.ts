import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, listen, open, test} from '../support/test';

const page0 = '/prompt_management/deployment';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const recents = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favorites = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
const hits = (page: Page) => page.locator('.DocSearch-Hit');
const button = (page: Page) => page.locator('.search-button');

async function openSearch(page: Page, query = ''): Promise<void> {
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  if (query === '') return;
  await field(page).fill(query);
  await expect(page.locator('.DocSearch-HitsFooter')).toBeVisible();
}

function stored(count: number, prefix = 'page'): string {
  const hierarchy = {
    lvl0: 'Evaluation',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return JSON.stringify(
    Array.from({length: count}, (_, number) => ({
      objectID: `${prefix}-${number}`,
      url: `/evaluation/test_sets#${prefix}-${number}`,
      type: 'lvl1',
      content: null,
      hierarchy: {...hierarchy, lvl1: `${prefix} ${number}`},
    })),
  );
}

test.describe('opening and closing', () => {
  test('loads nothing before intent, and at the first query less than the budget', async ({
    page,
  }) => {
    const requests: string[] = [];
    let bytes = 0;
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await open(page, page0);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => requests.push(request.url()));
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    page.on('response', async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const {gzipSync} = await import('node:zlib');
      bytes += gzipSync(body, {level: 9}).length;
    });
    await openSearch(page, 'roll back');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    console.log(
      `search: ${(bytes / 1000).toFixed(1)} KB (gzip) in ${requests.length} requests up to the first answer`,
    );
    expect(requests.length).toBeGreaterThan(3);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(130_000);
  });

  for (const [intent, show] of [
    ['hovering over the button', (page: Page) => button(page).hover()],
    ['moving the focus to it', (page: Page) => button(page).focus()],
  ] as const) {
    test(`${intent} fetches the box ahead of the click`, async ({page}) => {
      await open(page, page0);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      page.on('worker', () => loaded.push('worker'));
      // Once more if the page's scripts were not there yet.
      await expect(async () => {
        await page.mouse.move(0, 400);
        await show(page);
        expect(loaded).toContain('worker');
        expect(loaded.some((url) => url.endsWith('/search-index/index.json'))).toBe(true);
      }).toPass();
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  for (const query of ['variant', 'ag.init', 'how do I run agenta on amazon']) {
    test(`"${query}" as the first query stays within the budget too`, async ({page}) => {
      const {gzipSync} = await import('node:zlib');
      await open(page, page0);
      await page.waitForLoadState('networkidle');
      const sizes: Promise<number>[] = [];
      page.on('response', (response) =>
        sizes.push(response.body().then((body) => gzipSync(body, {level: 9}).length)),
      );
      await openSearch(page, query);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      console.log(`search: ${(bytes / 1000).toFixed(1)} KB (gzip), first query "${query}"`);
      expect(bytes).toBeGreaterThan(60_000);
      expect(bytes).toBeLessThan(130_000);
    });
  }

  test('opens by button, Ctrl+K and slash; closes by Escape and gives the focus back', async ({
    page,
  }) => {
    await open(page, page0);
    await openSearch(page);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(field(page)).toHaveAttribute('maxlength', '64');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('a slash typed into a field stays in it', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox', {name: 'Search docs'}).focus();
    await page.keyboard.type('/apps');
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('/apps');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('moves nothing on the page', async ({page}) => {
    await open(page, page0);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.body.dataset.shift = entry.name;
      }).observe({type: 'layout-shift'});
    });
    await openSearch(page, 'variant');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => document.body.dataset.shift)).toBeUndefined();
  });
});

test.describe('answers', () => {
  test('are grouped by section, with type, content and address; Enter goes there', async ({
    page,
  }) => {
    await open(page, '/');
    await openSearch(page, 'roll back');
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Prompt management');
    await expect(hits(page).first()).toContainText('Deploy to environments and roll back');
    await expect(hits(page).first().locator('mark').first()).toBeVisible();
    await expect(hits(page).nth(1).getByRole('link')).toHaveAttribute(
      'href',
      /deployment#roll-back/,
    );
    expect(await hits(page).count()).toBeLessThanOrEqual(20);
    await field(page).press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/prompt_management\/deployment#roll-back/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('are all there, those far from the question in a last group of their own', async ({
    page,
  }) => {
    await open(page, page0);
    await openSearch(page, 'webhook');
    const count = await hits(page).count();
    expect(count).toBeGreaterThan(6);
    const groups = page.locator('.DocSearch-Hit-source');
    await expect(groups.last()).toHaveText('More results');
    expect(await groups.count()).toBeGreaterThan(2);
    // The name of that group is no query to suggest.
    await field(page).fill('zzqqxxyy');
    await expect(page.locator('.DocSearch-Prefill')).not.toHaveCount(0);
    await expect(
      page.locator('.DocSearch-Prefill').filter({hasText: 'More', visible: true}),
    ).toHaveCount(0);
    await field(page).fill('webhook');
    await page.getByRole('link', {name: `See all ${count} results`}).click();
    await expect(page.getByRole('status')).toHaveText(`${count} results`);
    await expect(page.locator('.search-page__hit')).toHaveCount(count);
    await expect(page.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
  });

  test('stand for plural, typo, identifier, path and prefix', async ({page}) => {
    await open(page, '/');
    await openSearch(page);
    for (const [query, href] of [
      ['kubernets', '/self-host/deploy_remotly/host-on-kubernetes'],
      ['datasets', '/evaluation/test_sets'],
      ['FloatParam', '/reference/sdk/core_functions/config_datatypes#'],
      ['/apps/{app_id}/variants', '/reference/api/list-app-variants'],
      ['kuber', '/self-host/deploy_remotly/host-on-kubernetes'],
    ] as const) {
      await field(page).fill(query);
      await expect(page.locator(`.DocSearch-Hit a[href^="${href}"]`).first()).toBeVisible();
    }
  });

  test('none: says so and offers sections', async ({page}) => {
    await open(page, page0);
    await openSearch(page);
    await field(page).fill('zzqqxxyy');
    await expect(dialog(page)).toContainText('No results for "zzqqxxyy"');
    await expect(page.getByRole('status').filter({hasText: 'No results'})).toHaveCount(1);
  });

  test('snippets have ten words, and five on a phone', async ({page}) => {
    await open(page, page0);
    for (const [width, most] of [
      [1280, 10],
      [768, 5],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await openSearch(page, 'how do I invite a colleague');
      await expect(hits(page).first().locator('.DocSearch-Hit-path')).toBeVisible();
      const texts = await page
        .locator('.DocSearch-Hit-title, .DocSearch-Hit-path')
        .allTextContents();
      const words = texts
        .filter((text) => text.includes('…'))
        .map((text) => text.trim().split(/\s+/).length);
      expect(words.length).toBeGreaterThan(0);
      expect(Math.max(...words)).toBeLessThanOrEqual(most + 1);
      await page.keyboard.press('Escape');
    }
  });

  test('survive mark-up, emoji, right-to-left text and a very long query', async ({page}) => {
    await open(page, page0);
    await openSearch(page);
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '🦊🦊',
      'مرحبا بالعالم',
      '</mark><b>x',
      '\\u0000%',
      '[(*+?',
    ]) {
      await field(page).fill(query);
      await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    }
    await page.goto(`/search?q=${'variant%20'.repeat(1260)}`);
    await expect(page.locator('.search-page__hit').first()).toBeVisible();
    expect(await page.locator('.search-page img').count()).toBe(0);
  });
});

test.describe('failure', () => {
  test('of the network shows the error screen, and the next query recovers', async ({
    page,
    complaints,
  }) => {
    await open(page, page0);
    await page.route('**/search-index/**', (route) => route.abort());
    await openSearch(page);
    await field(page).fill('variant');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await page.unroute('**/search-index/**');
    await field(page).fill('variants');
    await expect(hits(page).first()).toBeVisible();
    // The browser itself may report the request that was cut off.
    complaints.splice(0);
  });

  test('slow network: calls the query stalled, then answers', async ({page}) => {
    await open(page, page0);
    await page.route('**/search-index/index.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await openSearch(page);
    await field(page).fill('variant');
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  });
});

test.describe('a slow network', () => {
  test('fetches engine and index while the box is still on its way', async ({page}) => {
    await open(page, page0);
    const asked: string[] = [];
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    page.on('worker', (worker) => asked.push(worker.url()));
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/assets/js/*.js', async (route) => {
      const isWorker = route.request().resourceType() === 'other';
      if (!isWorker) await held;
      await route.continue();
    });
    await button(page).click();
    await expect.poll(() => asked.some((url) => url.endsWith('/index.json'))).toBe(true);
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(dialog(page)).toBeVisible();
  });

  test('shows hits before their texts are there, then fills them in', async ({page}) => {
    await open(page, page0);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/search-index\/[^/]+\/\d+\.json/, async (route) => {
      await held;
      await route.continue();
    });
    await openSearch(page, 'how do I invite a colleague');
    const first = hits(page).first();
    await expect(first).toContainText('Manage a team');
    await expect(first.locator('.DocSearch-Hit-path')).toHaveCount(0);
    release();
    await expect(first).toContainText('Manage a team');
    await expect(first.locator('.DocSearch-Hit-path')).toContainText('Invite');
  });

  test('leaves the reader at the hit that was chosen meanwhile', async ({page}) => {
    await open(page, page0);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/search-index\/[^/]+\/\d+\.json/, async (route) => {
      await held;
      await route.continue();
    });
    await openSearch(page, 'variant');
    await field(page).press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const texts = page.waitForResponse(/search-index\/[^/]+\/\d+\.json/);
    release();
    await texts;
    await page.waitForTimeout(300);
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('remembered searches', () => {
  test('start empty, keep seven recents with the newest first', async ({page}) => {
    await open(page, page0);
    await openSearch(page);
    await expect(dialog(page)).toContainText('No recent searches');
    await page.keyboard.press('Escape');
    await page.evaluate(
      ([key, list]) => localStorage.setItem(key ?? '', list ?? ''),
      [recents, stored(7)],
    );
    await openSearch(page, 'manage a team');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/team_management/);
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
    await expect(hits(page)).toHaveCount(7);
    await expect(hits(page).first()).toContainText('Manage a team');
  });

  test('keep four recents beside favourites, and ten favourites', async ({page}) => {
    await open(page, page0);
    await page.evaluate(
      ([a, b, c, d]) => {
        localStorage.setItem(a ?? '', b ?? '');
        localStorage.setItem(c ?? '', d ?? '');
      },
      [recents, stored(7, 'recent'), favorites, stored(12, 'favorite')],
    );
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    await expect(page.locator('.DocSearch-Hits').first().locator('.DocSearch-Hit')).toHaveCount(4);
    await expect(page.locator('.DocSearch-Hits').nth(1).locator('.DocSearch-Hit')).toHaveCount(10);
  });

  test('become favourites and go away by their buttons', async ({page}) => {
    await open(page, page0);
    await page.evaluate(
      ([key, list]) => localStorage.setItem(key ?? '', list ?? ''),
      [recents, stored(2)],
    );
    await openSearch(page);
    await page.getByTitle('Save this search').first().click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    await page.getByTitle('Remove this search from history').first().click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);
    await page.getByTitle('Remove this search from favorites').first().click();
    await expect(dialog(page)).toContainText('No recent searches');
  });

  test('are seen in a second tab', async ({page, context, complaints}) => {
    await open(page, page0);
    await openSearch(page, 'manage a team');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/team_management/);
    const other = await context.newPage();
    listen(other, complaints);
    await open(other, page0);
    await openSearch(other);
    await expect(hits(other).first()).toContainText('Manage a team');
  });

  test('broken lists and blocked storage do not keep the box from opening', async ({page}) => {
    await open(page, page0);
    await page.evaluate((key) => localStorage.setItem(key, '{"not": "a list"}'), recents);
    await openSearch(page, 'variant');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await open(page, page0);
    await openSearch(page, 'variant');
    await field(page).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('accessibility', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`the box has no violation in ${theme} mode, whatever it shows`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(120_000);
      const check = async (state: string) => {
        await page.waitForTimeout(250);
        const {violations, passes} = await new AxeBuilder({page}).withTags(rules).analyze();
        expect(
          violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`),
          state,
        ).toEqual([]);
        expect(passes.length).toBeGreaterThan(20);
      };
      await open(page, `${page0}?docusaurus-theme=${theme}`);
      await openSearch(page);
      await check('empty');
      await field(page).fill('variant');
      await expect(hits(page).first()).toBeVisible();
      await check('results');
      await field(page).fill('zzqqxxyy');
      await expect(dialog(page)).toContainText('No results');
      await check('no results');
      await page.keyboard.press('Escape');
      await page.evaluate(
        ([a, b, c, d]) => {
          localStorage.setItem(a ?? '', b ?? '');
          localStorage.setItem(c ?? '', d ?? '');
        },
        [recents, stored(3, 'recent'), favorites, stored(3, 'favorite')],
      );
      await openSearch(page);
      await check('remembered');
      await page.route('**/search-index/**', (route) => route.abort());
      await page.reload();
      await openSearch(page);
      await field(page).fill('variant');
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await check('error');
      complaints.splice(0);
    });
  }

  test('Tab stays inside the box', async ({page}) => {
    await open(page, page0);
    await openSearch(page);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
      ).toBe(true);
    }
  });
});

test.describe('small screens', () => {
  for (const width of [390, 320]) {
    test(`the box fits ${width} px, and the part a keyboard leaves`, async ({page}) => {
      await page.setViewportSize({width, height: 660});
      await open(page, page0);
      const box = await button(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await openSearch(page, 'variant');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await page.evaluate(() => {
        const viewport = window.visualViewport;
        if (!viewport) return;
        Object.defineProperty(viewport, 'height', {value: 320, configurable: true});
        viewport.dispatchEvent(new Event('resize'));
      });
      const modal = await page.locator('.DocSearch-Modal').boundingBox();
      expect(modal?.height).toBeLessThanOrEqual(320);
      const last = hits(page).last();
      await last.scrollIntoViewIfNeeded();
      const {y = 0, height = 0} = (await last.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(340);
    });
  }
});

test.describe('results page', () => {
  test('answers its address, keeps it in step with the field, shows more', async ({page}) => {
    await open(page, '/search?q=variant');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "variant"');
    await expect(page.locator('.search-page__hit').first()).toBeVisible();
    const before = await page.locator('.search-page__hit').count();
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect.poll(() => page.locator('.search-page__hit').count()).toBeGreaterThan(before);
    await page.getByRole('searchbox', {name: 'Search docs'}).fill('kubernetes');
    await expect(page).toHaveURL(/q=kubernetes/);
    await expect(page.locator('.search-page__hit').first()).toContainText('Kubernetes');
  });

  test('is reached from the box, and stands broken percent-encoding', async ({page}) => {
    await open(page, page0);
    await openSearch(page, 'variant');
    await page.getByRole('link', {name: /See all \d+ results/}).click();
    await expect(page).toHaveURL(/\/search\?q=variant/);
    await expect(page.locator('.search-page__hit').first()).toBeVisible();
    await open(page, '/search?q=%E0%A4%A');
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toBeVisible();
  });

  test('says without scripts that it needs them, and where to go', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(page0);
    await expect(button(page)).toHaveAttribute('href', '/search');
    await page.goto('/search');
    await expect(
      page.locator('noscript p').filter({hasText: 'Search needs JavaScript'}),
    ).toBeVisible();
    await expect(page.locator('.search-page__sections').getByRole('link')).toHaveCount(10);
    await context.close();
  });
});
