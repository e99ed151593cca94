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

/** The variant of the library that writes no style element; its styles are in src/css/content.css. */
function load(): Promise<Zoom> {
  loading ??= import('medium-zoom/dist/pure').then(({default: create}) => (zoom = create(config)));
  // A failed load is tried again at the next intent.
  loading.catch(() => (loading = undefined));
  return loading;
}

function imageOf({target}: Event): HTMLImageElement | undefined {
  return target instanceof HTMLImageElement && target.matches(selector) ? target : undefined;
}

/** Hands a picture to the library, which answers to clicks on it itself from then on. */
function prepare(instance: Zoom, image: HTMLImageElement): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  instance.update({background: background[mode]});
  instance.attach(image);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    if (imageOf(event)) void load().catch(() => undefined);
  });
  // Before the library's own listener, so that it knows the picture and the colour mode of this moment.
  window.addEventListener(
    'click',
    (event) => {
      const image = imageOf(event);
      if (!image) return;
      if (zoom) {
        prepare(zoom, image);
        return;
      }
      load().then(
        (instance) => {
          prepare(instance, image);
          void instance.open({target: image});
        },
        // Offline: the picture stays as it is.
        () => undefined,
      );
    },
    {capture: true},
  );
}

/** A new page has new pictures. */
export function onRouteUpdate(): void {
  zoom?.detach();
}
