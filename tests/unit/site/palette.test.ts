import {describe, expect, it} from 'vitest';
import {paletteOf, palettes} from '../../../src/settings/palette';

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

describe.each(Object.entries(palettes))('%s palette', (_, palette) => {
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

it('a page without scripts gets the same dark colours', () => {
  expect(paletteOf('html:not([data-theme])')).toEqual(palettes.dark);
});
