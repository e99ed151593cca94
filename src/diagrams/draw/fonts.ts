import {createRequire} from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import {drawnFonts} from '../../settings/fonts';

export type Face = keyof typeof drawnFonts;

export interface PlacedGlyph {
  id: number;
  /** Font units from the start of the run. */
  x: number;
}

const resolveFrom = createRequire(path.join(process.cwd(), 'package.json'));
const open = new Map<Face, fontkit.Font>();

function font(face: Face): fontkit.Font {
  let found = open.get(face);
  if (!found) {
    found = fontkit.openSync(resolveFrom.resolve(drawnFonts[face].file)) as fontkit.Font;
    open.set(face, found);
  }
  return found;
}

export const unitsPerEm = (face: Face): number => font(face).unitsPerEm;

/** A text without the characters that the face lacks. */
export const drawable = (text: string, face: Face): string =>
  [...text].filter((c) => font(face).hasGlyphForCodePoint(c.codePointAt(0) ?? 0)).join('');

/** Glyphs of a text with kerning but without ligatures: `->` in code must stay two characters. */
export function shape(text: string, face: Face): {glyphs: PlacedGlyph[]; width: number} {
  const run = font(face).layout(text, {liga: false, calt: false, kern: face !== 'mono'});
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  run.glyphs.forEach((glyph, index) => {
    if (glyph.id === 0) {
      throw new Error(`The ${face} face has no glyph for a character of "${text}"`);
    }
    glyphs.push({id: glyph.id, x});
    x += run.positions[index]?.xAdvance ?? glyph.advanceWidth;
  });
  return {glyphs, width: x};
}

const widths = new Map<string, number>();

/** Wrapping asks for the same words again and again, and shaping them takes long. */
export function measure(text: string, face: Face, size: number): number {
  const key = `${face} ${text}`;
  const width = widths.get(key) ?? shape(text, face).width / unitsPerEm(face);
  widths.set(key, width);
  return width * size;
}

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

const outlines = new Map<string, string>();

/** A glyph's outline in font units as relative path data, which is the same wherever it is drawn and so compresses well. */
function outline(id: number, face: Face): string {
  const key = `${face} ${id}`;
  let data = outlines.get(key);
  if (data === undefined) {
    let [x, y, startX, startY] = [0, 0, 0, 0];
    data = '';
    for (const {command, args} of font(face).getGlyph(id).path.commands) {
      const offsets = args.map((value, i) => value - (i % 2 ? y : x));
      data += letters[command] + offsets.join(' ').replaceAll(' -', '-');
      if (command === 'closePath') [x, y] = [startX, startY];
      else [x = 0, y = 0] = args.slice(-2);
      if (command === 'moveTo') [startX, startY] = [x, y];
    }
    outlines.set(key, data);
  }
  return data;
}

/** Path data of a text in font units; empty for white space. */
export const outlineOf = (text: string, face: Face): string =>
  shape(text, face)
    .glyphs.map(({id, x}) => [x, outline(id, face)] as const)
    .filter(([, data]) => data)
    .map(([x, data]) => `M${x} 0${data}`)
    .join('');
