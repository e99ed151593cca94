/**
 * What a diagram is: boxes, words and arrows, and how the boxes are arranged on narrow and on wide screens. Sizes follow from the words;
 * a unit is a pixel. In every text, `backticks` set code and \n starts a new line; lines wrap by themselves.
 */

/** Narrow is for phones; wide for columns of text from 584 pixels. */
export type Form = 'narrow' | 'wide';
export const forms: readonly Form[] = ['narrow', 'wide'];

/** What a shape means: the renderer alone knows its colours. */
export type Tone =
  | 'plain'
  /** The one thing the picture is about. */
  | 'accent'
  /** Runs the reader's own code. */
  | 'run'
  /** Outside of the platform, or optional. */
  | 'quiet'
  /** Where something goes wrong. */
  | 'caution'
  /** Screen schematics: an input, a button, the main button. */
  | 'field'
  | 'button'
  | 'primary'
  /** Words without a box. */
  | 'bare';

/** A control or mark, drawn in the place of its box: `value` is a slider's position, 1 for on, or where a bar starts. */
export interface Mark {
  kind: 'slider' | 'switch' | 'caret' | 'check' | 'bar' | 'rule';
  value?: number;
  /** Where a bar ends. */
  end?: number;
}

export interface Box {
  title?: string;
  text?: string;
  tone?: Tone;
  align?: 'left' | 'center';
  shape?: 'round' | 'store' | 'cell';
  mark?: Mark;
  /** Units; without it, a control is as wide as its words, and anything else fills its place. */
  w?: number;
  h?: number;
}

/** A frame around a stack; `window` draws the edge of a screen. */
export interface Frame {
  id: string;
  label?: string;
  kind: 'frame' | 'window' | 'card';
  /** Three dots in the corner. */
  menu?: boolean;
}

/** Boxes in a row or column; an empty name is an empty place. */
export interface Stack {
  direction: 'row' | 'column';
  gap: number;
  children: readonly Node[];
  frame?: Frame;
  w?: number;
}

/** A box by its name, or boxes together. */
export type Node = string | Stack;

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A place on the rim of a box or frame; `at` is a share of the side (0 to 1) or, above 1, units from its start. */
export type End = readonly [id: string, side: Side, at?: number];

interface Line {
  /** A name alone takes the side that faces the other end. */
  from: string | End;
  to: string | End;
  /** Set beside the longest segment. */
  label?: string;
  labelSide?: 'left' | 'below';
  arrow?: 'both';
  dashed?: boolean;
  tone?: 'accent';
  /** Leads back outside of what lies between: right of a column, below a row. */
  around?: boolean;
}

export interface Edge extends Line {
  /** What differs in the wide form. */
  wide?: Partial<Line>;
}

/** What a number in the picture stands for; the page has the list. */
export interface Entry {
  at: End;
  text: string;
}

export interface Diagram {
  name: string;
  /** Spoken name of the picture, its `<title>`. */
  title: string;
  boxes: Readonly<Record<string, Box>>;
  narrow: Node;
  wide: Node;
  /** Width of the wide form, if it does not fill the column: the legend stands beside it. */
  wideWidth?: number;
  edges?: readonly Edge[];
  legend?: readonly Entry[];
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = readonly [x: number, y: number];
