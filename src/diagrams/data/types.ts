/**
 * A diagram consists of boxes, text and arrows, and of the arrangement of the boxes on narrow and on wide
 * screens. Sizes follow from the text and are in pixels. In every text, `backticks` mark code, \n starts a
 * new line, and long lines wrap.
 */

/** Narrow is for phones, wide for text columns of at least 584 pixels. */
export type Form = 'narrow' | 'wide';
export const forms: readonly Form[] = ['narrow', 'wide'];

/** What a box means. Only the renderer knows the colours. */
export type Tone =
  | 'plain'
  /** What the diagram is about. */
  | 'accent'
  /** Runs the reader's own code. */
  | 'run'
  /** Outside the platform, or optional. */
  | 'quiet'
  /** Where something goes wrong. */
  | 'caution'
  /** For schematics of a screen: an input, a button, the primary button. */
  | 'field'
  | 'button'
  | 'primary'
  /** Text without a box. */
  | 'bare';

/** A control or mark, drawn inside its box. */
export interface Mark {
  kind: 'slider' | 'switch' | 'caret' | 'check' | 'bar' | 'rule';
  /**
   * A slider's position or a bar's start, as a share of the width; 1 for a switch that is on or a box that is
   * ticked.
   */
  value?: number;
  /** A bar's end, as a share of the width. */
  end?: number;
}

export interface Box {
  title?: string;
  text?: string;
  tone?: Tone;
  align?: 'left' | 'center';
  shape?: 'store' | 'cell';
  mark?: Mark;
  /**
   * Width in pixels. By default, a button is as wide as its text, and other boxes fill the available width.
   */
  w?: number;
  h?: number;
}

/** A frame around a stack. */
export interface Frame {
  id: string;
  label?: string;
  /** `window` looks like a screen or dialog, with a title bar. */
  kind: 'frame' | 'window' | 'card';
  /** Draws a menu button, three dots, in the corner. */
  menu?: boolean;
}

/** A row or column of nodes. */
export interface Stack {
  direction: 'row' | 'column';
  /** In pixels, between children. */
  gap: number;
  children: readonly Node[];
  frame?: Frame;
  /** Width in pixels. */
  w?: number;
}

/** The name of a box, '' for an empty place, or a stack. */
export type Node = string | Stack;

export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * A point on a side of a box or frame. `at` is a share of the side (0 to 1) or, above 1, pixels from its
 * start; the default is the middle.
 */
export type End = readonly [id: string, side: Side, at?: number];

interface Line {
  /** A name alone means the side that faces the other end. From `right` to `right`, or `bottom` to `bottom`, leads around. */
  from: string | End;
  to: string | End;
  /** Placed beside the longest segment. */
  label?: string;
  labelSide?: 'left' | 'below';
  arrow?: 'both';
  dashed?: boolean;
  tone?: 'accent';
}

export interface Edge extends Line {
  /** Overrides for the wide form. */
  wide?: Partial<Line>;
}

/** An entry of the legend, which the page shows as a numbered list. */
export interface Entry {
  /** Where the number is in the diagram. */
  at: End;
  text: string;
}

export interface Diagram {
  name: string;
  /** Accessible name of the SVG, its `<title>`. */
  title: string;
  boxes: Readonly<Record<string, Box>>;
  narrow: Node;
  wide: Node;
  /** Width of the wide form in pixels, if it leaves room for the legend beside it. */
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
