import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {cardSize} from '../../settings/addresses';
import type {CardElement} from './card';
import {faces} from './faces';

const fonts: SatoriOptions['fonts'] = faces.map(({name, weight, file}) => ({
  name,
  weight,
  data: readFileSync(file),
}));

/** A card as a PNG file. */
export async function renderCard(card: CardElement): Promise<Buffer> {
  const svg = await satori(card, {...cardSize, fonts});
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
