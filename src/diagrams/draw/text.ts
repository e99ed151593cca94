import type {Palette} from '../../settings/palette';
import type {Box, Rect} from '../data/types';
import {measure, type Face} from './fonts';

/** A part of a line that is set in one face. */
export interface Run {
  text: string;
  face: Face;
  size: number;
  color: keyof Palette;
  x: number;
}

/** One line of text, with the rectangle it covers. */
export interface TextLine {
  runs: Run[];
  baseline: number;
  bounds: Rect;
  /** Id of the box that it must not overflow; free text has none. */
  owner?: string;
}

export interface Type {
  face: Face;
  size: number;
  color: keyof Palette;
}

/** Distance between baselines, in pixels. */
export const lead = 19;
const code = {face: 'mono', size: 13} as const;
export const body: Type = {face: 'regular', size: 14, color: 'muted'};
export const strong: Type = {face: 'semibold', size: 14.5, color: 'ink'};

/** Splits at backticks. Every second piece is code, and so is a space between two pieces of code. */
const pieces = (text: string, type: Type) =>
  text.split('`').map((piece, index) => {
    const style: Type =
      index % 2 === 1 || piece === ' ' ? {...code, color: type.color === 'muted' ? 'ink' : type.color} : type;
    return {text: piece, ...style, width: piece ? measure(piece, style.face, style.size) : 0};
  });

export const widthOf = (text: string, type: Type): number =>
  pieces(text, type).reduce((sum, {width}) => sum + width, 0);

/** Splits at spaces. Code with several words becomes several words of code. */
function wordsOf(text: string): string[] {
  let inCode = false;
  return text.split(' ').map((word) => {
    const start = inCode ? '`' : '';
    if (word.split('`').length % 2 === 0) inCode = !inCode;
    return `${start}${word}${inCode ? '`' : ''}`;
  });
}

function fill(words: readonly string[], type: Type, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, type) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Wraps text into as few lines as fit `width`, in pixels, with about the same length. */
export function wrap(text: string, type: Type, width: number): string[] {
  return text.split('\n').flatMap((part) => {
    const words = wordsOf(part);
    let lines = fill(words, type, width);
    for (let narrower = width - 8; lines.length > 1 && narrower > 0; narrower -= 8) {
      const next = fill(words, type, narrower);
      if (next.length > lines.length) break;
      lines = next;
    }
    return lines;
  });
}

/** Sets one line of text at a position; `y` is the baseline. */
export function setLine(
  text: string,
  type: Type,
  at: {x: number; y: number; anchor: 'start' | 'middle' | 'end'},
): TextLine {
  const width = widthOf(text, type);
  let x = at.x - (at.anchor === 'middle' ? width / 2 : at.anchor === 'end' ? width : 0);
  const bounds = {x, y: at.y - 11, w: width, h: 14.5};
  const runs: Run[] = [];
  for (const {width: advance, ...piece} of pieces(text, type)) {
    if (piece.text) runs.push({...piece, x});
    x += advance;
  }
  return {runs, baseline: at.y, bounds};
}

export const isControl = ({tone}: Box): boolean =>
  tone === 'field' || tone === 'button' || tone === 'primary';

export const hasOutline = ({tone, mark}: Box): boolean => tone !== 'bare' && mark?.kind !== 'bar';

export const isCentered = ({align, text}: Box): boolean => (align ?? (text ? 'left' : 'center')) === 'center';

/** Padding left and right of a box's text, in pixels. A checkbox or caret takes more room on its side. */
export function paddingOf(box: Box): {left: number; right: number} {
  const both =
    box.tone === 'bare' ? 0 : isControl(box) ? 10 : box.shape === 'cell' || isCentered(box) ? 8 : 14;
  return {
    left: box.mark?.kind === 'check' ? both + 24 : both,
    right: box.mark?.kind === 'caret' ? both + 16 : both,
  };
}

export interface Row {
  text: string;
  type: Type;
  isTitle: boolean;
}

/** The lines of a box that is `width` pixels wide. */
export function rowsOf(box: Box, width: number): Row[] {
  const {left, right} = paddingOf(box);
  const title: Type = {
    ...strong,
    ...(isControl(box) && {face: 'regular', size: 14}),
    ...(box.tone === 'primary' && {color: 'paper'}),
  };
  const set = (text: string | undefined, type: Type, isTitle: boolean): Row[] =>
    text ? wrap(text, type, width - left - right).map((line) => ({text: line, type, isTitle})) : [];
  return [...set(box.title, title, true), ...set(box.text, body, false)];
}

/** Space between the title's lines and those below, in pixels. */
export const titleGap = (rows: readonly Row[]): number =>
  rows.some(({isTitle}) => isTitle) && rows.some(({isTitle}) => !isTitle) ? 2 : 0;
