/**
 * What a diagram is: coordinates, words and arrows, nothing about drawing. Units are grid units; a
 * diagram is drawn 1.2 pixels to the unit and shrinks with its column, so that a 432 unit wide
 * drawing set in 14 unit type is still readable on a screen of 320 pixels.
 *
 * In every text, `backticks` set code and \n starts a new line.
 */

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
  /** Screen schematics: an input, a button, the main button, bare text in a row. */
  | 'field'
  | 'button'
  | 'primary'
  | 'bare';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A frame around boxes; `window` draws the edge of a screen. */
export interface Group extends Rect {
  id: string;
  label?: string;
  kind?: 'frame' | 'dashed' | 'window' | 'card';
}

export interface Box extends Rect {
  id: string;
  title?: string;
  lines?: readonly string[];
  tone?: Tone;
  align?: 'left' | 'center';
  shape?: 'round' | 'store' | 'cell' | 'pill';
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A place on the rim of a box or group; `at` is a share of the side (0 to 1) or, above 1, units from its start. */
export type End = readonly [id: string, side: Side, at?: number];

export type Point = readonly [x: number, y: number];

export interface Edge {
  from: End;
  to: End;
  /** Corners between the two ends; left out, the arrow is straight or takes one bend in the middle. */
  via?: readonly Point[];
  /** Set beside the longest segment. */
  label?: string;
  labelSide?: 'left' | 'right' | 'above' | 'below';
  arrow?: 'end' | 'both' | 'none';
  dashed?: boolean;
  tone?: 'plain' | 'accent';
}

export interface Label {
  x: number;
  y: number;
  text: string;
  style?: 'body' | 'strong' | 'code' | 'ink';
  anchor?: 'start' | 'middle' | 'end';
}

/** A control or mark of a screen schematic. */
export interface Control extends Rect {
  kind: 'slider' | 'switch' | 'caret' | 'check' | 'bar' | 'rule' | 'dot';
  /** Slider position, or 1 for on. */
  value?: number;
  tone?: 'plain' | 'accent' | 'run';
}

export interface Callout {
  n: number;
  x: number;
  y: number;
}

export interface Diagram {
  name: string;
  /** Spoken name of the picture, its `<title>`. */
  title: string;
  /** Full alternative text, for pages that need one. */
  alt: string;
  width: number;
  /** Height of the drawing, without the legend below it. */
  height: number;
  groups?: readonly Group[];
  boxes: readonly Box[];
  edges?: readonly Edge[];
  labels?: readonly Label[];
  controls?: readonly Control[];
  callouts?: readonly Callout[];
  /** What the numbered callouts stand for, first is 1. */
  legend?: readonly string[];
}

/** The column every diagram is drawn in: 432 units wide, 16 units of margin. */
export const page = {width: 432, left: 16, right: 416, inner: 400} as const;
