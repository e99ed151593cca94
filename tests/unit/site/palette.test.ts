import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {palettes} from '../../../src/settings/palette';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Custom properties declared in the first block that follows `selector`. */
function declared(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** WCAG contrast ratio of two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, bl = 0] = [1, 3, 5].map((at) => {
      const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
  ['dark', 'html:not([data-theme])'],
] as const)('%s palette of %s', (theme, selector) => {
  const palette = palettes[theme];

  it('matches the style sheet', () => {
    const tokens = declared(selector);
    for (const [name, value] of Object.entries(palette))
      expect(tokens[kebab(name)], name).toBe(value);
  });

  it('has AA contrast for text on its backgrounds', () => {
    const tones = ['accent', 'teal', 'amber', 'red'] as const;
    const pairs = [
      ...(['paper', 'surface'] as const).flatMap((background) =>
        (['ink', 'muted', ...tones] as const).map((text) => [text, background] as const),
      ),
      ...tones.flatMap((tone) =>
        (['ink', 'muted', tone] as const).map((text) => [text, `${tone}Soft`] as const),
      ),
    ];
    for (const [text, background] of pairs)
      expect(
        contrast(palette[text], palette[background]),
        `${text} on ${background}`,
      ).toBeGreaterThanOrEqual(4.5);
  });
});

it('a pale grey on paper has too little contrast', () => {
  expect(contrast('#999999', '#f8f4ea')).toBeLessThan(4.5);
});
