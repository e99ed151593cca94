import {page, type Box, type Callout, type Control, type Group, type Point} from './types';

/** The parts that schematics of screens are made of. Controls are 32 units high. */

type Place = readonly [x: number, y: number, w: number, h?: number];

/** The edge of a screen or dialog, as wide as the picture. */
export const screenWindow = (id: string, label: string, y: number, h: number): Group => ({
  id,
  x: page.left,
  y,
  w: page.inner,
  h,
  kind: 'window',
  label,
});

export const card = (
  id: string,
  label: string,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
): Group => ({id, x, y, w, h, kind: 'card', label});

const control =
  (tone: Box['tone'], align: Box['align']) =>
  (id: string, title: string, [x, y, w, h = 32]: Place): Box => ({
    id,
    x,
    y,
    w,
    h,
    title,
    tone,
    align,
  });

/** An input, its text on the left. */
export const field = control('field', 'left');
/** A short value or name in its middle: a tag, a tab, a small input. */
export const chip = control('field', 'center');
export const button = control('button', 'center');
/** The main button of a screen. */
export const primary = control('primary', 'center');

/** The arrow of a select. */
export const caret = (x: number, y: number, w = 11): Control => ({kind: 'caret', x, y, w, h: 14});

/** Marks with the numbers of the legend, in its order. */
export const callouts = (...points: readonly Point[]): Callout[] =>
  points.map(([x, y], index) => ({n: index + 1, x, y}));
