import type {ZoomOptions} from 'medium-zoom';

/** Those of docusaurus-plugin-image-zoom. */
const defaults = {
  selector: '.markdown img',
  background: {light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)'},
  config: {} as ZoomOptions,
};

/** `themeConfig.zoom` with the defaults for what it lacks. */
export function zoomSettings(written: unknown = {}): typeof defaults {
  const {background, ...settings} = written as Partial<typeof defaults>;
  return {...defaults, ...settings, background: {...defaults.background, ...background}};
}
