import {release} from '../../src/platform/release';
import {colourViolations, switchTo} from '../support/axe';
import {expect, open, start, test} from '../support/test';

test('a page has breadcrumbs, kind, version badge and banner, contents, tags, edit link and next page', async ({
  page,
}) => {
  await open(page, start);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs).toContainText('Prompt management');
  await expect(page.locator('.page-facts__kind')).toHaveText('How-to');
  await expect(page.locator('.theme-doc-version-badge')).toContainText('Version: Next');
  await expect(page.getByRole('note').first()).toContainText(`Agenta ${release.line}`);
  await expect(page.locator('.theme-doc-version-badge')).toHaveCount(1);
  await expect(page.locator('a[rel="tag"]').first()).toBeVisible();
  const end = page.locator('.theme-doc-footer-edit-meta-row');
  await expect(end).toHaveText(
    /^Something wrong or missing\? Open an issue · Edit this page · Changed \d+ \w+ 20\d\d$/,
  );
  await expect(end.getByRole('link', {name: 'Open an issue'})).toHaveAttribute('href', /deployment/);
  const source = /\/edit\/main\/docs\/prompt_management\/deployment\.mdx$/;
  await expect(end.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', source);
  await expect(page.locator('.pagination-nav__link--next')).toBeVisible();
  // The contents lead to a section, clear of the navbar, and mark it; a hovered heading shows its link.
  const link = page.locator('.table-of-contents a').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator('.table-of-contents__link--active')).toHaveAttribute('href', hash);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  const navbar = await page.locator('.navbar').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(
    Math.max(0, (navbar?.y ?? NaN) + (navbar?.height ?? NaN)),
  );
  const sign = heading.locator('.hash-link');
  await expect(sign).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(sign).toHaveCSS('opacity', '1');
  // The groups above a page lead to their first page.
  await breadcrumbs.getByRole('link', {name: 'Prompt management'}).click();
  await expect(page).toHaveURL(/prompt_management\/prompt_engineering$/);
});

test('links in text and in properties of the API are followed without loading the page anew', async ({
  page,
}) => {
  for (const [address, link] of [
    [start, '.markdown > p a[href^="/"]'],
    ['/reference/api/create-evaluation', '.api-schema a[href^="/"]:not([target])'],
  ] as const) {
    await open(page, address);
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await page.locator(link).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${address}$`));
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  }
});

test('a dark footer is dark and legible in either mode, and HTML in the copyright is rendered', async ({
  page,
}) => {
  await open(page, start);
  const footer = page.locator('footer.footer');
  await footer.evaluate((element) => element.classList.add('footer--dark'));
  // The copyright is HTML, as in the theme.
  expect(await footer.locator('.footer__copyright').textContent()).toContain('Agenta\u00a00.24');
  for (const mode of ['light', 'dark'] as const) {
    await switchTo(page, mode);
    await expect(footer).toHaveCSS('background-color', 'rgb(36, 32, 27)');
    expect(await colourViolations(page, 'footer.footer'), mode).toEqual([]);
  }
});

test('the whole text is printed, dark on light, and nothing else', async ({page}) => {
  const hidden = () =>
    page.evaluate(() => {
      const parts = 'pre, [role=tabpanel], details > :not(summary)';
      return [...document.querySelectorAll(`main .markdown :is(${parts})`)]
        .filter((part) => !part.checkVisibility())
        .map(({outerHTML}) => outerHTML.slice(0, 100));
    });
  await open(page, '/reference/api/create-evaluation');
  expect(await hidden()).not.toEqual([]);
  await page.emulateMedia({media: 'print'});
  expect(await hidden(), 'fix: src/css/print.css').toEqual([]);
  for (const control of ['.api-server', '.contents', '.copy-button', '.fill-button'])
    await expect(page.locator(control).first()).toBeHidden();
  await open(page, start);
  expect(await hidden(), 'fix: src/css/print.css').toEqual([]);
  for (const chrome of ['.navbar', '.theme-doc-sidebar-container', '.pagination-nav', '.footer']) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
  // Dark on light, in dark mode too.
  const colours = () =>
    page.evaluate(() => {
      const {color, backgroundColor} = getComputedStyle(document.documentElement);
      return {color, backgroundColor};
    });
  await switchTo(page, 'light');
  const light = await colours();
  await switchTo(page, 'dark');
  expect(await colours(), 'fix: src/css/tokens.css').toEqual(light);
  await page.emulateMedia({media: 'screen'});
  expect(await colours()).not.toEqual(light);
});

test('the filled station is that of the section marked in the contents', async ({page}) => {
  await open(page, '/getting_started/quick-start');
  await page.locator('[id^=step-4]').evaluate((heading) => heading.scrollIntoView());
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveText(/Step \d/);
  const id = ((await active.getAttribute('href')) ?? '').slice(1);
  await expect(page.locator('h2[data-here]')).toHaveAttribute('id', id);
  const fill = (selector: string) =>
    page.locator(selector).evaluate((heading) => getComputedStyle(heading, '::after').backgroundColor);
  expect(await fill(`[id="${id}"]`)).not.toBe(await fill('[id^=step-7]'));
});

test('the links of the navbar stand around the search field, without overlaps', async ({page}) => {
  await open(page, '/');
  for (const width of [1000, 1280, 1600]) {
    await page.setViewportSize({width, height: 800});
    const boxes = await page.locator('.navbar__items > :visible, .navbar__search').evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .map(({left, right}) => ({left, right}))
        .sort((a, b) => a.left - b.left),
    );
    expect(boxes).not.toEqual([]);
    for (const [at, {left, right}] of boxes.entries()) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
    }
    const search = await page.locator('.search-button').boundingBox();
    expect(search?.width).toBeGreaterThanOrEqual(width < 1280 ? 200 : 300);
    for (const name of ['Roadmap', 'Book a demo'])
      await expect(page.locator('.navbar').getByRole('link', {name})).toBeVisible({visible: width >= 1280});
  }
});
