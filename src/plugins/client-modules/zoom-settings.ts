import type {ZoomOptions} from 'medium-zoom';

interface ZoomSettings {
  selector: string;
  background: {light: string; dark: string};
  config: ZoomOptions;
}

/** `themeConfig.zoom` with the defaults of docusaurus-plugin-image-zoom for what it lacks. */
export function zoomSettings(written: unknown = {}): ZoomSettings {
  const {selector, background, config} = written as {
    [Key in keyof ZoomSettings]?: Partial<ZoomSettings[Key]>;
  };
  return {
    selector: selector ?? '.markdown img',
    background: {light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)', ...background},
    config: config ?? {},
  };
}
