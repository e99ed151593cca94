import {expect, it} from 'vitest';
import {zoomSettings} from '../../../src/plugins/client-modules/zoom-settings';

it('without themeConfig.zoom, or without a part of it, the defaults hold', () => {
  const background = {light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)'};
  const defaults = {selector: '.markdown img', background, config: {}};
  expect(zoomSettings(undefined)).toEqual(defaults);
  const dark = {background: {dark: 'black'}};
  expect(zoomSettings(dark)).toEqual({...defaults, background: {...background, dark: 'black'}});
  const other = {selector: 'img', config: {margin: 9}};
  expect(zoomSettings(other)).toEqual({...defaults, ...other});
});
