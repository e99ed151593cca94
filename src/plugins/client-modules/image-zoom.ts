import siteConfig from '@generated/docusaurus.config';
import type {Zoom} from 'medium-zoom';
import {zoomSettings} from './zoom-settings';

const {selector, background, config} = zoomSettings(siteConfig.themeConfig.zoom);

let zoom: Zoom | undefined;

/**
 * Loads the variant of the library that adds no style element; the styles are in src/css/blocks.css. Offline
 * there is none, and the bundler requests it again the next time.
 */
async function load(): Promise<Zoom | undefined> {
  const library = await import('medium-zoom/dist/pure').catch(() => undefined);
  return (zoom ??= library?.default(config));
}

function imageOf({target}: Event): HTMLImageElement | undefined {
  return target instanceof HTMLImageElement && target.matches(selector) ? target : undefined;
}

/** Attaches the library to an image; it then handles the image's clicks. */
function attach(instance: Zoom, image: HTMLImageElement): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  instance.update({background: background[mode]});
  // Both colour modes of a diagram are fragments of one file. Chromium reports the fragment that was loaded
  // first, which the library copies.
  Reflect.deleteProperty(image, 'currentSrc');
  const value = image.currentSrc.replace(/#.*|$/, new URL(image.src).hash);
  Object.defineProperty(image, 'currentSrc', {value, configurable: true});
  instance.attach(image);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    if (imageOf(event)) void load();
  });
  // Runs before the library's own listener, to attach the image and set the current colour mode.
  window.addEventListener(
    'click',
    async (event) => {
      const image = imageOf(event);
      if (!image) return;
      if (zoom) {
        attach(zoom, image);
        return;
      }
      const loaded = await load();
      if (!loaded) return;
      attach(loaded, image);
      void loaded.open({target: image});
    },
    {capture: true},
  );
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const opened = zoom?.getZoomedImage();
    const image = imageOf(event);
    if (!opened && !image) return;
    // The space bar would scroll the page.
    event.preventDefault();
    if (opened) return void zoom?.close();
    // While a picture is open its place is invisible and loses the focus.
    image?.addEventListener('medium-zoom:closed', () => image.focus(), {once: true});
    image?.click();
  });
}

/** Docusaurus' hooks: detaches the images of the previous page, and lets the keyboard reach those of the next. */
export function onRouteUpdate(): void {
  zoom?.detach();
}
export function onRouteDidUpdate(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
  }
}
