import type {Locator, Page} from '@playwright/test';
import {expect, listen, open, test} from '../support/test';

const page0 = '/prompt_management/deployment';

test.describe('navbar', () => {
  test('holds the links in order', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 800});
    await open(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const name of [
      'Documentation',
      'Guides',
      'Reference',
      'Changelog',
      'Roadmap',
      'Book a demo',
    ]) {
      await expect(navbar.getByRole('link', {name})).toBeVisible();
    }
    await expect(navbar.getByRole('link', {name: 'Agenta source repository'})).toBeVisible();
    await expect(navbar.getByRole('link', {name: 'Agenta community chat'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: /Switch between dark and light/})).toBeVisible();
  });

  for (const width of [1000, 1280, 1600]) {
    test(`has room for everything and search in the middle at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/');
      const boxes = await page
        .locator('.navbar__items > :visible, .navbar__search')
        .evaluateAll((elements) =>
          elements
            .map((element) => element.getBoundingClientRect())
            .map(({left, right}) => ({left, right}))
            .sort((a, b) => a.left - b.left),
        );
      expect(boxes.length).toBeGreaterThanOrEqual(10);
      for (const [at, {left, right}] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
        expect(right).toBeLessThanOrEqual(width);
      }
      const search = await page.locator('.search-button').boundingBox();
      expect(search?.width).toBeGreaterThanOrEqual(width < 1280 ? 200 : 350);
    });
  }

  test('hides on the way down, shows on the way up and near the top', async ({page}) => {
    await open(page, page0);
    const top = () =>
      page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
    for (let step = 0; step < 4; step += 1) {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(60);
    }
    await expect.poll(top).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(top).toBeGreaterThan(40);
    await page.mouse.wheel(0, -5000);
    await expect.poll(top).toBeGreaterThan(40);
  });

  test('is out of the way after a jump to an anchor', async ({page}) => {
    await open(page, page0);
    await page.locator('.table-of-contents a').last().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    const headingTop = await heading.evaluate((element) => element.getBoundingClientRect().top);
    const navbarBottom = await page
      .locator('.navbar')
      .evaluate((n) => n.getBoundingClientRect().bottom);
    expect(headingTop).toBeGreaterThanOrEqual(Math.max(0, navbarBottom));
  });
});

test.describe('mobile menu', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('opens, navigates, closes on back and when the window becomes wide', async ({page}) => {
    await open(page, '/');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const shown = page.locator('.navbar-sidebar--show');
    await toggle.click();
    await expect(shown).toHaveCount(1);
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Quick start'}).click();
    await expect(page).toHaveURL(/quick-start$/);
    await expect(shown).toHaveCount(0);
    await toggle.click();
    await expect(shown).toHaveCount(1);
    await page.goBack();
    await expect(shown).toHaveCount(0);
    await toggle.click();
    await page.setViewportSize({width: 1280, height: 800});
    await expect(shown).toHaveCount(0);
  });

  test('opens at the section of the page, every other section one tap away', async ({page}) => {
    await open(page, '/guides/tutorials/build-rag-application');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.locator('[aria-current="page"]:not(.menu__places *)')).toBeInViewport();
    for (const name of ['Documentation', 'Guides', 'Reference', 'Changelog'])
      await expect(menu.getByRole('link', {name, exact: true})).toBeInViewport();
    await menu.getByRole('link', {name: 'Reference', exact: true}).click();
    await expect(page).toHaveURL(/\/reference$/);
    await expect(menu.getByRole('link', {name: 'HTTP API'})).toBeInViewport();
    await menu.getByRole('link', {name: 'Changelog', exact: true}).click();
    await expect(page).toHaveURL(/\/changelog$/);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  for (const address of [page0, '/changelog/changelog'])
    test(`the contents of ${address} open from the lower edge and close on a choice`, async ({
      page,
    }) => {
      await open(page, address);
      const button = page.getByRole('button', {name: 'On this page'});
      await expect(button).toBeInViewport();
      // It lies across the text's whole width, so that no line is half covered.
      const widthOf = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
      expect(await widthOf('.contents-button')).toBe(await widthOf('.page__text'));
      await button.click();
      const contents = page.getByRole('navigation', {name: 'On this page'});
      await expect(contents).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(contents).toBeHidden();
      await button.click();
      await contents.getByRole('link').nth(3).click();
      await expect(contents).toBeHidden();
      await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
    });

  test('the title stands near the top, with an announcement above it', async ({page}) => {
    await open(page, page0);
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect((await page.locator('h1').boundingBox())?.y).toBeLessThanOrEqual(152);
  });
});

test.describe('sidebar', () => {
  test('hides and comes back', async ({page}) => {
    await open(page, page0);
    await page.getByRole('button', {name: 'Collapse sidebar'}).click();
    await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
    await expect(page.getByRole('link', {name: 'Quick start'}).first()).toBeVisible();
  });

  test('shows the entry of the current page, however far down it is', async ({page}) => {
    await open(page, '/reference/api/user-profile');
    const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await expect(entry).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps other categories open when one is opened', async ({page}) => {
    await open(page, page0);
    const expanded = page.locator('.theme-doc-sidebar-menu [aria-expanded="true"]');
    await expect(expanded).toHaveText(['Prompt management']);
    await page.locator('.theme-doc-sidebar-menu [aria-expanded="false"]').first().click();
    await expect(expanded).toHaveText(['Getting started', 'Prompt management']);
    await expanded.last().click();
    await expect(expanded).toHaveText(['Getting started']);
  });
});

test.describe('page furniture', () => {
  test('breadcrumbs, kind, version badge and banner, contents, tags, edit link, next page', async ({
    page,
  }) => {
    await open(page, page0);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText(
      'Prompt management',
    );
    await expect(page.locator('.eyebrow__kind')).toHaveText('How-to');
    await expect(page.locator('.theme-doc-version-badge')).toContainText('Version: Next');
    await expect(page.getByRole('note').first()).toContainText('Agenta 0.24');
    await expect(page.locator('.badge')).toHaveCount(1);
    await expect(page.locator('a[rel="tag"]').first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      /\/edit\/main\/docs\/prompt_management\/deployment\.mdx$/,
    );
    await expect(page.locator('.pagination-nav__link--next')).toBeVisible();
  });

  test('the skip link is the first stop and leads to the content', async ({page}) => {
    await open(page, page0);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the contents mark the section that is read', async ({page}) => {
    await open(page, page0);
    const links = page.locator('.table-of-contents a');
    await links.nth(2).click();
    await expect(page.locator('.table-of-contents__link--active')).toHaveAttribute(
      'href',
      (await links.nth(2).getAttribute('href')) ?? '',
    );
  });

  test('the footer names its independence and links the sections', async ({page}) => {
    await open(page, '/');
    const footer = page.locator('.footer');
    await expect(footer).toContainText('Independent documentation');
    await expect(footer.locator('.footer__title')).toHaveCount(4);
    await expect(footer.getByRole('link', {name: 'HTTP API'})).toHaveAttribute(
      'href',
      '/reference/api/category',
    );
    await expect(footer).toContainText('0.24.2');
    await expect(footer).toContainText('MIT licence');
    await expect(footer.getByRole('link', {name: 'This page as Markdown'})).toHaveAttribute(
      'href',
      '/index.md',
    );
    await expect(footer.getByRole('link', {name: 'Report a fault'})).toHaveAttribute(
      'href',
      /issues\/new\?title=/,
    );
    const logo = footer.locator('.footer__logo').first();
    await expect(logo).toHaveAttribute('width', /\d+/);
    await expect(logo).toHaveAttribute('height', /\d+/);
  });
});

/**
 * Notes what moves while pages load, except after a reader's click; `shifts` lists it. Without web fonts: one that arrives just after the
 * first paint moves a line by a pixel, which is no doing of what these tests are about.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.fulfill({status: 204}));
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: {node?: Element; previousRect: DOMRect; currentRect: DOMRect}[];
    }
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({node, previousRect: from, currentRect: to}) =>
            `${node?.parentElement?.className} > ${node?.nodeName}.${node?.className}: ${from.x},${from.y} ${from.width} × ${from.height} → ${to.x},${to.y} ${to.width} × ${to.height}`,
        );
        const before = sessionStorage.getItem('shifts') ?? '';
        sessionStorage.setItem('shifts', `${before}${value}: ${moved.join('; ')}\n`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}
const shifts = (page: Page) => page.evaluate(() => sessionStorage.getItem('shifts') ?? '');

test.describe('announcement bar', () => {
  test('stays dismissed, and shifts nothing on load', async ({page}) => {
    await watchShifts(page);
    await open(page, '/');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await open(page, page0);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    expect(await shifts(page)).toBe('');
  });

  test('is a named region, also without scripts, where it has no button', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/');
    const bar = page.getByRole('region', {name: 'Announcement'});
    await expect(bar.getByRole('link')).toBeVisible();
    await expect(bar.locator('button')).toBeHidden();
    await context.close();
  });

  test('comes back when its id changes, and shifts nothing', async ({page}) => {
    await watchShifts(page);
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-id');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect(await shifts(page)).toBe('');

    // The check itself sees a page that moves.
    await page.evaluate(() => document.body.prepend(document.createElement('h1')));
    await expect.poll(() => shifts(page)).toContain('→');
  });
});

test.describe('colour mode', () => {
  const theme = () => document.documentElement.dataset.theme;

  test('is light first, whatever the system prefers; the choice is saved', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    expect(await page.evaluate(theme)).toBe('light');
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    expect(await page.evaluate(theme)).toBe('dark');
    await open(page, page0);
    expect(await page.evaluate(theme)).toBe('dark');
  });

  test("is declared by a tag that React Helmet, which marks its own, doesn't put in again", async ({
    page,
  }) => {
    await open(page, '/');
    const tag = page.locator('meta[name="color-scheme"]');
    await expect(tag).toHaveCount(1);
    await expect(tag).not.toHaveAttribute('data-rh');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('data-rh');
  });

  test('follows a switch in another tab', async ({page, context, errors}) => {
    await open(page, '/');
    const other = await context.newPage();
    listen(other, errors);
    await open(other, page0);
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect.poll(() => other.evaluate(theme)).toBe('dark');
  });
});

/** Clicks on a picture and waits until it is open: while it moves, it answers to nothing. */
async function openZoom(image: Locator): Promise<void> {
  const opened = image.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener('medium-zoom:opened', () => resolve(true), {once: true}),
      ),
  );
  await image.click();
  await opened;
}

test.describe('image zoom', () => {
  const zoomed = '.medium-zoom-image--opened';

  test('opens on click; closes on click, Escape and scrolling; works after navigation', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', {name: 'How Agenta works'}).first().click();
    await expect(page).toHaveURL(/how_does_agenta_work/);
    const image = page.locator('.markdown img:visible').first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS('cursor', 'zoom-in');
    const closed = async () => {
      await expect(page.locator(zoomed)).toHaveCount(0);
      // A click before the picture is back in its place opens nothing.
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    };
    await openZoom(image);
    await expect(page.locator(zoomed)).not.toHaveCount(0);
    await page.mouse.click(5, 5);
    await closed();
    await openZoom(image);
    await expect(page.locator(zoomed)).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await closed();
    await openZoom(image);
    await expect(page.locator(zoomed)).not.toHaveCount(0);
    await page.mouse.wheel(0, 120);
    await closed();
  });
});

test('a picture zooms on the background of the colour mode, also after a switch and a step', async ({
  page,
}) => {
  await open(page, '/?docusaurus-theme=light');
  const backgroundOfZoom = async () => {
    const image = page.locator('.markdown img:visible').first();
    await image.scrollIntoViewIfNeeded();
    await openZoom(image);
    const overlay = page.locator('.medium-zoom-overlay');
    await expect(overlay).toBeVisible();
    const colour = await overlay.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    return colour;
  };
  const step = async (name: string) => {
    await page.locator('main').getByRole('link', {name}).first().click();
    await expect(page.locator('h1')).toContainText(name);
  };
  const toggle = () => page.getByRole('button', {name: /Switch between dark and light/}).click();
  await step('How Agenta works');
  expect(await backgroundOfZoom()).toBe('rgb(255, 255, 255)');
  await toggle();
  expect(await backgroundOfZoom()).toBe('rgb(50, 50, 50)');
  await page.goBack();
  await step('How Agenta works');
  expect(await backgroundOfZoom()).toBe('rgb(50, 50, 50)');
  await toggle();
  expect(await backgroundOfZoom()).toBe('rgb(255, 255, 255)');
});

test('the not-found page is titled as one', async ({page, errors}) => {
  await open(page, '/no/such/page');
  await expect(page).toHaveTitle('Page not found | Agenta Docs');
  // The status is reported by the browser itself.
  errors.length = 0;
});

test.describe('stored choices', () => {
  test('stand under the names that other tools know', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    const stored = await page.evaluate(() => ({...localStorage}));
    expect(stored).toMatchObject({theme: 'dark', 'docusaurus.announcement.dismiss': 'true'});
    expect(stored['docusaurus.announcement.id']).toBeTruthy();
    expect(Object.keys(stored).filter((key) => /-[0-9a-f]{3}$/.test(key))).toEqual([]);
  });

  test('of earlier visits, under names with a suffix, are taken over once', async ({page}) => {
    await open(page, '/');
    const id = await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'));
    await page.evaluate((announcement) => {
      localStorage.clear();
      localStorage.setItem('theme-fde', 'dark');
      localStorage.setItem('docusaurus.announcement.id-fde', announcement ?? '');
      localStorage.setItem('docusaurus.announcement.dismiss-fde', 'true');
      localStorage.setItem('docusaurus.tab.language-fde', 'curl');
    }, id);
    await open(page, '/prompt_management/integrating');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await expect(page.getByRole('tab', {name: 'curl', exact: true}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // A newer choice is not undone by an old one.
    await page.evaluate(() => localStorage.setItem('theme-fde', 'light'));
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-fde'))),
    ).toEqual([]);
  });
});

test.describe('code and tabs', () => {
  test('every tab names its panel and every panel its tab, before any is opened', async ({
    page,
  }) => {
    let count = 0;
    for (const address of ['/prompt_management/integrating', '/reference/api/list-apps']) {
      await open(page, address);
      const tabs = await page.getByRole('tab').evaluateAll((elements) =>
        elements.map((tab) => {
          const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
          return {
            role: panel?.getAttribute('role'),
            isNamed: panel?.getAttribute('aria-labelledby') === tab.id,
            isShown: panel?.hidden === (tab.getAttribute('aria-selected') === 'false'),
          };
        }),
      );
      for (const tab of tabs) expect(tab).toEqual({role: 'tabpanel', isNamed: true, isShown: true});
      count += tabs.length;
    }
    expect(count).toBeGreaterThan(15);
  });

  test('copies code', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/prompt_management/integrating');
    const block = page.locator('.codeblock:visible').first();
    await block.hover();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copy code'})).toContainText('Copied');
    await expect(block.getByRole('status')).toHaveText('Copied');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await block.locator('code').textContent());
  });

  test('a choice of tab holds across pages', async ({page}) => {
    await open(page, '/prompt_management/integrating');
    await page.getByRole('tab', {name: 'curl', exact: true}).first().click();
    await open(page, '/getting_started/quick-start');
    await open(page, '/prompt_management/integrating');
    await expect(page.getByRole('tab', {name: 'curl', exact: true}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('a collapsible section opens, at once under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/reference/sdk/core_functions/tracing');
    const details = page.locator('.markdown details').first();
    await details.locator('summary').first().click();
    await expect(details).toHaveAttribute('data-collapsed', 'false');
  });
});

test('navigating shows a progress bar only when it takes longer than 200 ms', async ({page}) => {
  await open(page, '/');
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const link = page.locator('.footer a[href="/self-host/environment-variables"]');
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await expect(page.locator('#nprogress')).toHaveCount(1, {timeout: 1400});
  await expect(page).toHaveURL(/environment-variables/);
  await expect(page.locator('#nprogress')).toHaveCount(0, {timeout: 5000});
});
