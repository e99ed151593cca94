import siteConfig from '@generated/docusaurus.config';
import type {Zoom, ZoomOptions} from 'medium-zoom';

interface ZoomConfig {
  selector: string;
  background: {light: string; dark: string};
  config: ZoomOptions;
}

const {selector, background, config} = siteConfig.themeConfig.zoom as ZoomConfig;

let loading: Promise<Zoom> | undefined;
let zoom: Zoom | undefined;

/** Loads the variant of the library that adds no style element; the styles are in src/css/content.css. */
function load(): Promise<Zoom> {
  loading ??= import('medium-zoom/dist/pure').then(({default: create}) => (zoom = create(config)));
  // A failed load is retried the next time.
  loading.catch(() => (loading = undefined));
  return loading;
}

function imageOf({target}: Event): HTMLImageElement | undefined {
  return target instanceof HTMLImageElement && target.matches(selector) ? target : undefined;
}

/** Attaches the library to an image; it then handles the image's clicks. */
function attach(instance: Zoom, image: HTMLImageElement): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  instance.update({background: background[mode]});
  // Both colour modes of a diagram are fragments of one file. Chromium reports the fragment that was loaded first, which the library copies.
  Reflect.deleteProperty(image, 'currentSrc');
  const value = image.currentSrc.replace(/#.*|$/, new URL(image.src).hash);
  Object.defineProperty(image, 'currentSrc', {value, configurable: true});
  instance.attach(image);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    if (imageOf(event)) void load().catch(() => undefined);
  });
  // Runs before the library's own listener, to attach the image and set the current colour mode.
  window.addEventListener(
    'click',
    (event) => {
      const image = imageOf(event);
      if (!image) return;
      if (zoom) {
        attach(zoom, image);
        return;
      }
      load().then(
        (instance) => {
          attach(instance, image);
          void instance.open({target: image});
        },
        // Offline: the image is not zoomed.
        () => undefined,
      );
    },
    {capture: true},
  );
}

/** Docusaurus' hook: detaches the images of the previous page. */
export function onRouteUpdate(): void {
  zoom?.detach();
}
