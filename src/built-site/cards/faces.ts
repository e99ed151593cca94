import {drawnFonts} from '../../settings/fonts';

/** The fonts of the cards as satori takes them. */
export const faces = Object.values(drawnFonts).map(({family, weight, file}) => ({
  name: family,
  weight,
  file: require.resolve(file),
}));
