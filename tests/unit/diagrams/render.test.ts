import {describe, expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import {render} from '../../../src/diagrams/draw/render';
import {sceneOf} from '../../../src/diagrams/draw/scene';
import {sizeOf} from '../../../src/diagrams/draw/size';
import {palettes, type Palette} from '../../../src/settings/palette';

const themes = ['light', 'dark'] as const;

/** Contrast of two colours after WCAG 2. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [a, b]
    .map((color) => {
      const [r = 0, g = 0, bl = 0] = [1, 3, 5]
        .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
    })
    .sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('rendering', () => {
  let pictures = 0;
  describe.each(themes)('%s', (theme) => {
    it.each(diagrams.map((diagram) => [diagram.name, diagram] as const))('%s', (_, diagram) => {
      const svg = render(sceneOf(diagram), palettes[theme]);
      const {units, pixels} = sizeOf(diagram);
      expect(svg).toContain(`viewBox="0 0 ${units.width} ${units.height}"`);
      expect(svg).toContain(`width="${pixels.width}" height="${pixels.height}"`);
      expect(svg).toContain('role="img"');
      expect(svg).toContain('<title>');
      expect(svg).not.toMatch(/<style|<script|<text| style=| class=|@import|url\(|NaN|undefined/);
      expect(svg.match(/https?:\/\/[^"]+/g)).toEqual(['http://www.w3.org/2000/svg']);
      for (const [, id] of svg.matchAll(/<use href="#([^"]+)"/g))
        expect(svg).toContain(` id="${id}"`);
      pictures += 1;
    });
  });

  it('drew both themes of all', () => {
    console.log(`rendered ${pictures} pictures`);
    expect(pictures).toBe(diagrams.length * 2);
  });

  it('uses colours of its own palette only', () => {
    for (const theme of themes) {
      const allowed = new Set(Object.values(palettes[theme]));
      for (const diagram of diagrams) {
        const used = render(sceneOf(diagram), palettes[theme]).match(/#[0-9a-f]{6}\b/g) ?? [];
        expect(used.length).toBeGreaterThan(10);
        expect(used.filter((color) => !allowed.has(color))).toEqual([]);
      }
    }
  });

  it.each(themes)('is legible: type on every surface it stands on, %s', (theme) => {
    const palette = palettes[theme];
    const surfaces: (keyof Palette)[] = ['paper', 'surface', 'accentSoft', 'tealSoft', 'amberSoft'];
    for (const surface of surfaces) {
      expect(contrast(palette.ink, palette[surface]), `ink on ${surface}`).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(
        contrast(palette.muted, palette[surface]),
        `muted on ${surface}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.paper, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });
});
