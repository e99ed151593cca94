import {describe, expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import {render} from '../../../src/diagrams/draw/render';
import {sceneOf} from '../../../src/diagrams/draw/scene';
import {sizeOf} from '../../../src/diagrams/draw/size';
import {palettes} from '../../../src/settings/palette';

const themes = ['light', 'dark'] as const;
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

  it('covers both themes of every diagram', () => {
    console.log(`rendered ${pictures} pictures`);
    expect(pictures).toBe(diagrams.length * 2);
  });

  it('uses only the colours of its palette', () => {
    for (const theme of themes) {
      const allowed = new Set(Object.values(palettes[theme]));
      for (const diagram of diagrams) {
        const used = render(sceneOf(diagram), palettes[theme]).match(/#[0-9a-f]{6}\b/g) ?? [];
        expect(used.length).toBeGreaterThan(10);
        expect(used.filter((color) => !allowed.has(color))).toEqual([]);
      }
    }
  });
});
