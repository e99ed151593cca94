import type {Zoom, ZoomOptions} from 'medium-zoom';

/**
 * Stands in for medium-zoom, which docusaurus-plugin-image-zoom calls on every page: marks the pictures, and loads the library when
 * a reader points at one. It loads the variant that brings no style element of its own, which the Content-Security-Policy refuses.
 */
const mark = 'medium-zoom-image';
const intents = ['pointerover', 'focusin', 'click'] as const;

export default function zoomOnIntent(
  selector: string,
  options: ZoomOptions,
): Pick<Zoom, 'update' | 'detach'> {
  let settings = options;
  let zoom: Promise<Zoom> | undefined;
  let isReady = false;
  const images = [...document.querySelectorAll<HTMLImageElement>(selector)];
  for (const image of images) image.classList.add(mark);

  const load = () =>
    (zoom ??= import('medium-zoom/dist/pure').then(({default: mediumZoom}) =>
      mediumZoom(images, settings),
    ));

  const onIntent = (event: Event) => {
    const image = event.target as Element;
    if (!(image instanceof HTMLImageElement) || !images.includes(image)) return;
    const loaded = load();
    // Once it is there, the library answers to clicks itself.
    if (!isReady && event.type === 'click')
      void loaded.then((instance) => instance.open({target: image}));
    loaded.then(
      () => (isReady = true),
      () => (zoom = undefined),
    );
  };
  for (const intent of intents) document.addEventListener(intent, onIntent);

  return {
    update(changed) {
      settings = {...settings, ...changed};
      void zoom?.then((instance) => instance.update(changed));
      return undefined as unknown as Zoom;
    },
    detach() {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
      void zoom?.then((instance) => instance.detach());
      return undefined as unknown as Zoom;
    },
  };
}
