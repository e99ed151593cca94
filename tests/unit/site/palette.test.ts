import {expect, it} from 'vitest';
import {paletteOf, palettes} from '../../../src/settings/palette';

it('a page without scripts gets the same dark colours', () => {
  expect(paletteOf('html:not([data-theme])')).toEqual(palettes.dark);
});
