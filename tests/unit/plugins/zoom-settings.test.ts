import {expect, it} from 'vitest';
import {zoomSettings} from '../../../src/plugins/client-modules/zoom-settings';

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(50, 50, 50)';

it('without themeConfig.zoom, or without a part of it, the defaults hold', () => {
  const defaults = {selector: '.markdown img', background: {light, dark}, config: {}};
  expect(zoomSettings(undefined)).toEqual(defaults);
  expect(zoomSettings({})).toEqual(defaults);
  expect(zoomSettings({background: {dark: 'black'}})).toEqual({
    ...defaults,
    background: {light, dark: 'black'},
  });
  expect(zoomSettings({selector: 'img', config: {margin: 9}})).toEqual({
    selector: 'img',
    background: {light, dark},
    config: {margin: 9},
  });
});
