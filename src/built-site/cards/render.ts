import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {cardSize} from '../../settings/addresses';
import {drawCard, type Card} from './card';
import {faces} from './faces';

const fonts: SatoriOptions['fonts'] = faces.map(({name, weight, file}) => ({
  name,
  weight,
  data: readFileSync(file),
}));

/** A card as a PNG file. */
export async function renderCard(card: Card, siteDir: string): Promise<Buffer> {
  const svg = await satori(drawCard(card, siteDir), {...cardSize, fonts});
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
