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
    const heading = page.locator(new URL(page.url()).hash);
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
});

test.describe('sidebar', () => {
  test('hides and comes back', async ({page}) => {
    await open(page, page0);
    await page.getByRole('button', {name: 'Collapse sidebar'}).click();
    await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();
    await page.getByRole('button', {name: 'Expand sidebar'}).click();
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
    const before = await expanded.count();
    await page.locator('.theme-doc-sidebar-menu [aria-expanded="true"]').first().click();
    await expect(expanded).toHaveCount(before - 1);
    await page.locator('.theme-doc-sidebar-menu [aria-expanded="false"]').first().click();
    await expect(expanded).toHaveCount(before);
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
    await expect(page.locator('.eyebrow')).toContainText('How-to');
    await expect(page.locator('.eyebrow')).toContainText('Version: Next');
    await expect(page.locator('.version-banner')).toContainText('Agenta 0.24');
    await expect(page.locator('.table-of-contents a').first()).toBeVisible();
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
    const logo = footer.locator('.footer__logo').first();
    await expect(logo).toHaveAttribute('width', /\d+/);
    await expect(logo).toHaveAttribute('height', /\d+/);
  });
});

test.describe('announcement bar', () => {
  test('stays dismissed, and shifts nothing on load', async ({page}) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const total = Number(sessionStorage.getItem('shift') ?? 0);
          sessionStorage.setItem(
            'shift',
            String(total + (entry as PerformanceEntry & {value: number}).value),
          );
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await open(page, '/');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await page.evaluate(() => sessionStorage.setItem('shift', '0'));
    await open(page, page0);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    expect(await page.evaluate(() => Number(sessionStorage.getItem('shift')))).toBe(0);
  });

  test('comes back when its id changes', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Close'}).click();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) =>
        name.startsWith('docusaurus.announcement.id'),
      );
      if (key) localStorage.setItem(key, 'an-older-id');
    });
    await open(page, '/');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
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

  test('follows a switch in another tab', async ({page, context, complaints}) => {
    await open(page, '/');
    const other = await context.newPage();
    listen(other, complaints);
    await open(other, page0);
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect.poll(() => other.evaluate(theme)).toBe('dark');
  });
});

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
    await expect(image).toHaveClass(/medium-zoom-image/);
    const openZoom = async () => {
      // While it moves, a picture answers to nothing.
      const opened = image.evaluate(
        (element) =>
          new Promise((resolve) =>
            element.addEventListener('medium-zoom:opened', () => resolve(true), {once: true}),
          ),
      );
      await image.click();
      await opened;
      await expect(page.locator(zoomed)).not.toHaveCount(0);
    };
    const closed = async () => {
      await expect(page.locator(zoomed)).toHaveCount(0);
      // A click before the picture is back in its place opens nothing.
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
    };
    await openZoom();
    await page.mouse.click(5, 5);
    await closed();
    await openZoom();
    await page.keyboard.press('Escape');
    await closed();
    await openZoom();
    await page.mouse.wheel(0, 120);
    await closed();
  });
});

test.describe('code and tabs', () => {
  test('copies code', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/prompt_management/integrating');
    const block = page.locator('.codeblock:visible').first();
    await block.hover();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button')).toContainText('Copied');
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
  const link = page.locator('.theme-doc-sidebar-menu a[href="/self-host/environment-variables"]');
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await expect(page.locator('#nprogress')).toHaveCount(1, {timeout: 1400});
  await expect(page).toHaveURL(/environment-variables/);
  await expect(page.locator('#nprogress')).toHaveCount(0, {timeout: 5000});
});
