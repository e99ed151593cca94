import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {expect} from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours: they alone can differ between the colour modes, and they take most of the time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Saves time: checks no frames, as there are none, loads no style sheets a second time, which only rules that are off read, reports only
 * violations in full, and injects the library once per page.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({page, ...(isThere && {axeSource: ';'})})
    .options({resultTypes: ['violations'], preload: {assets: ['media']}})
    .setLegacyMode(true);
}

const messages = ({violations}: AxeResults): string[] =>
  violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );

/** Violations inside of an element of all rules but those about colours. */
export async function structureViolations(page: Page, within = 'html'): Promise<string[]> {
  const builder = await axe(page);
  const results = await builder.include(within).withTags(tags).disableRules(colourRules).analyze();
  expect(results.passes, 'rules with matches').not.toEqual([]);
  return messages(results);
}

/** Violations inside of elements of the rules about colours. */
export async function colourViolations(page: Page, within = 'html'): Promise<string[]> {
  const results = await (await axe(page)).include(within).withRules(colourRules).analyze();
  const matched = results.passes.length + results.incomplete.length + results.violations.length;
  expect(matched, 'rules with matches').toBeGreaterThan(0);
  return messages(results);
}

/** Looks of texts that this worker has measured, on all pages so far. */
const measured = new Set<string>();

/**
 * The same, on one text of each look: texts of the same colour, size and weight on the same backgrounds, in text of the
 * same colour, have the same contrast on every page.
 */
export async function sampledColourViolations(page: Page, within = 'body'): Promise<string[]> {
  const looks = await page.evaluate(
    ({known, scope}) => {
      // Of each element that was asked for: texts share their ancestors.
      const found = new Map<Element | null, string>([[null, '']]);
      const backgrounds = (element: Element | null): string => {
        const before = found.get(element);
        if (before !== undefined || !element) return before ?? '';
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity].join(' ');
        const around = backgrounds(element.parentElement);
        const all = own === 'rgba(0, 0, 0, 0) none 1' ? around : `${own},${around}`;
        found.set(element, all);
        return all;
      };
      const seen = new Set(known);
      for (const element of document.querySelectorAll<HTMLElement>(`${scope} *`)) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        const isShown = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
        element.removeAttribute('data-sample');
        // Text for screen readers only is a pixel wide.
        if (!hasText || !isShown || element.offsetWidth <= 1) continue;
        const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
        const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
        const look = [color, fontSize, fontWeight, textDecorationLine, around, backgrounds(element)].join();
        element.toggleAttribute('data-sample', !seen.has(look));
        seen.add(look);
      }
      return [...seen].slice(known.length);
    },
    {known: [...measured], scope: within},
  );
  for (const look of looks) measured.add(look);
  return looks.length === 0 ? [] : colourViolations(page, '[data-sample]');
}

/** Switches as the toggle does, but without transitions: axe would measure the colours in between. */
export async function switchTo(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    document.documentElement.dataset.theme = theme;
  }, mode);
}
