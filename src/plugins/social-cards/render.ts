import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {cardSize} from '../../site/addresses';
import {drawCard, type Card} from './card';

/** Fonts as the packages ship them; satori reads woff, not woff2. */
const faces = [
  {name: 'Instrument Sans', weight: 400, file: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'},
  {name: 'Instrument Sans', weight: 600, file: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'},
  {name: 'JetBrains Mono', weight: 400, file: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff'},
] as const; // prettier-ignore

export interface Renderer {
  /** The card as a PNG file, from the cache when the same card was drawn before. */
  render: (card: Card) => Promise<Buffer>;
  /** Cards that had to be drawn. */
  drawn: () => number;
}

export function cardRenderer(siteDir: string, cacheDir: string): Renderer {
  const fonts: SatoriOptions['fonts'] = faces.map(({name, weight, file}) => ({
    name,
    weight,
    data: readFileSync(require.resolve(file)),
  }));
  const fontDigest = fonts
    .map(({data}) =>
      createHash('sha256')
        .update(data as Buffer)
        .digest('hex'),
    )
    .join();
  mkdirSync(cacheDir, {recursive: true});
  let drawn = 0;

  async function render(card: Card): Promise<Buffer> {
    const tree = drawCard(card, siteDir);
    // Everything that shows in the picture is in the tree, the wordmark and colours included.
    const key = createHash('sha256')
      .update(JSON.stringify([tree, fontDigest]))
      .digest('hex');
    const cached = path.join(cacheDir, `${key}.png`);
    if (existsSync(cached)) return readFileSync(cached);
    const svg = await satori(tree, {...cardSize, fonts});
    const png = new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
    writeFileSync(cached, png);
    drawn += 1;
    return png;
  }

  return {render, drawn: () => drawn};
}
