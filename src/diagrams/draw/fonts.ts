import path from 'node:path';
import * as fontkit from 'fontkit';
import {drawnFonts} from '../../settings/fonts';
import {memoize} from '../../settings/memoize';

export type Face = keyof typeof drawnFonts;

const font = memoize(
  (face: Face) => fontkit.openSync(path.join('node_modules', drawnFonts[face])) as fontkit.Font,
);

export const unitsPerEm = (face: Face): number => font(face).unitsPerEm;

const hasGlyph = (character: string, face: Face): boolean =>
  font(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The text without characters for which the face has no glyph. */
export const drawable = (text: string, face: Face): string =>
  [...text].filter((character) => hasGlyph(character, face)).join('');

/** The glyphs of a text, with kerning but without ligatures: `->` in code must stay two characters. */
function shape(text: string, face: Face): fontkit.GlyphRun {
  const missing = [...text].find((character) => !hasGlyph(character, face));
  if (missing)
    throw new Error(
      `the ${face} face has no glyph for "${missing}" in "${text}". Fix: write another character, or words.`,
    );
  return font(face).layout(text, {liga: false, calt: false, kern: face !== 'mono'});
}

/** Width of a text in ems. Cached, because wrapping measures the same words again and again. */
const widthOf = memoize((face: Face) =>
  memoize((text: string) => shape(text, face).advanceWidth / unitsPerEm(face)),
);

/** The width of a text in pixels. */
export const measure = (text: string, face: Face, size: number): number => widthOf(face)(text) * size;

const pathCommands = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** A glyph's outline in font units. Relative path data is the same for each use, so it compresses well. */
const outline = memoize(({path: {commands}}: fontkit.Glyph): string => {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let data = '';
  for (const {command, args} of commands) {
    const offsets = args.map((value, i) => value - (i % 2 ? y : x));
    data += pathCommands[command] + offsets.join(' ').replaceAll(' -', '-');
    if (command === 'closePath') [x, y] = [startX, startY];
    else [x = 0, y = 0] = args.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
  }
  return data;
});

/** Path data of a text, in font units; empty for white space. */
export function outlineOf(text: string, face: Face): string {
  const {glyphs, positions} = shape(text, face);
  let x = 0;
  return glyphs
    .map((glyph, index) => {
      const data = outline(glyph);
      const placed = data && `M${x} 0${data}`;
      x += positions[index]?.xAdvance ?? 0;
      return placed;
    })
    .join('');
}
