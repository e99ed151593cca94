import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {templates} from '../support/templates';
import {expect, open, test} from '../support/test';

/** The style sheet as it was before the build dropped anything from it; fonts stay those of the page. */
const whole = readFileSync('.docusaurus/lean-assets/whole.css', 'utf8').replace(
  /@font-face\s*\{[^}]*\}/g,
  '',
);

const screens = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

interface Comparison {
  compared: number;
  differences: string[];
}

/**
 * Computes the style of every element and of what stands before and after it, exchanges the page's sheet for `sheet`, computes again
 * and tells what differs, in both colour modes.
 */
function compare(page: Page, sheet: string): Promise<Comparison> {
  return page.evaluate(async (css) => {
    const keepFonts = (list: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = list.cssRules[index];
        if (rule instanceof CSSGroupingRule && rule.constructor.name === 'CSSLayerBlockRule')
          keepFonts(rule);
        else if (!(rule instanceof CSSFontFaceRule || rule instanceof CSSLayerStatementRule))
          list.deleteRule(index);
      }
    };
    // Nothing else can differ than what the sheets set, shorthands written out.
    const {style: scratch} = document.createElement('i');
    for (const [, name = ''] of css.matchAll(/[{;]\s*([a-z][a-z-]*)\s*:/g))
      scratch.setProperty(name, 'inherit');
    const properties = [...scratch];
    const parts = ['', '::before', '::after', '::marker'];
    const elements = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (element) => !element.closest('head'),
    );
    // The inside of a closed one has no style before it is asked for, and would begin its transitions then.
    for (const details of document.querySelectorAll('details')) details.open = true;
    const look = () =>
      ['light', 'dark'].flatMap((mode) => {
        document.documentElement.dataset.theme = mode;
        for (const animation of document.getAnimations()) animation.finish();
        return elements.flatMap((element) =>
          parts.map((part) => {
            const style = getComputedStyle(element, part);
            const exists = part === '' || !['none', 'normal', ''].includes(style.content);
            return exists
              ? properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
              : '';
          }),
        );
      });
    // Both are added the same way, beside the fonts of the page, which are optional and may else come between.
    const own = [...document.querySelectorAll('style')]
      .map(({textContent}) => textContent)
      .join('');
    for (const list of document.styleSheets) keepFonts(list);
    await Promise.all([...document.fonts].map((font) => font.load()));
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    sheet.replaceSync(own.replace(/@font-face\s*\{[^}]*\}/g, ''));
    const lean = look();
    sheet.replaceSync(css);
    const complete = look();

    const differences = lean.flatMap((text, index) => {
      if (text === complete[index]) return [];
      const element = elements[Math.floor(index / parts.length) % elements.length];
      const known = new Set(text.split('; '));
      const missing = (complete[index] ?? '').split('; ').filter((one) => !known.has(one));
      return `<${element?.localName} class="${element?.getAttribute('class') ?? ''}">${parts[index % parts.length]}: ${missing.slice(0, 4).join('; ')}`;
    });
    return {compared: lean.filter(Boolean).length, differences: differences.slice(0, 20)};
  }, sheet);
}

/** What a reader can open. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'menu of a phone': async (page) => {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar__items').waitFor();
  },
  'contents of a phone': (page) =>
    page.locator('main').getByRole('button', {name: 'On this page'}).click(),
  'page menu': (page) => page.getByText('This page', {exact: true}).click(),
};

for (const [screen, size] of Object.entries(screens)) {
  for (const [name, address] of Object.entries(templates)) {
    test(`${name} on a ${screen}: the lean style sheet shows what the whole one shows`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize(size);
      await open(page, address);
      const {compared, differences} = await compare(page, whole);
      console.log(`${name}, ${screen}: ${compared} computed styles compared`);
      expect(compared).toBeGreaterThan(250);
      expect(differences).toEqual([]);
      // A not-found page is reported by the browser itself.
      if (name === 'not-found') complaints.length = 0;
    });
  }
}

for (const [name, enter] of Object.entries(states)) {
  test(`${name}, open: the lean style sheet shows what the whole one shows`, async ({page}) => {
    await page.setViewportSize(screens.phone);
    await open(page, templates['how-to']);
    await enter(page);
    expect((await compare(page, whole)).differences).toEqual([]);
  });
}

test('a rule that were dropped wrongly would be told', async ({page}) => {
  await open(page, templates['how-to']);
  const planted = `${whole}@layer site{.pagination-nav__label{letter-spacing:3px}.hash-link::before{top:9px}}`;
  const {differences} = await compare(page, planted);
  expect(differences.join('\n')).toContain('letter-spacing: 3px');
  expect(differences.join('\n')).toContain('::before');
});
