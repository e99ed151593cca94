import {readFileSync} from 'node:fs';
import type {ReactNode} from 'react';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import {cardSize} from '../../settings/addresses';
import {drawnFonts} from '../../settings/fonts';

/** The fonts of the cards as satori takes them. */
const fonts = Object.values(drawnFonts).map(({family, weight, file}) => ({
  name: family,
  weight,
  data: readFileSync(require.resolve(file)),
}));

/** A card as a PNG file. */
export async function renderCard(card: ReactNode): Promise<Buffer> {
  const svg = await satori(card, {...cardSize, fonts});
  return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
}
