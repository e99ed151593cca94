import type {Box, Frame, Node, Stack} from './types';

/** Helpers with which diagrams are composed. */

export const row = (gap: number, ...children: Node[]): Stack => ({
  direction: 'row',
  gap,
  children,
});

export const column = (gap: number, ...children: Node[]): Stack => ({
  direction: 'column',
  gap,
  children,
});

/** An empty place with a fixed width in a row. */
export const space = (w: number): Stack => ({...column(0), w});

export const sized = (w: number, node: Node): Stack => ({...column(0, node), w});

const framed =
  (kind: Frame['kind']) =>
  (id: string, label: string | undefined, stack: Stack): Stack => ({
    ...stack,
    frame: {id, kind, label},
  });

export const frame = framed('frame');

/** A schematic screen or dialog. */
export const screen = framed('window');
export const card = framed('card');

export const box = (title: string, text?: string, more: Partial<Box> = {}): Box => ({title, text, ...more});

const control =
  (tone: Box['tone'], align: Box['align'], h = 32) =>
  (title: string, more: Partial<Box> = {}): Box => ({title, tone, align, h, ...more});

/** An input with its text on the left. */
export const field = control('field', 'left');
export const select = (title: string): Box => field(title, {mark: {kind: 'caret'}});
/** A tag, tab or small input, with its text in the middle. */
export const chip = control('field', 'center');
export const button = control('button', 'center');
export const primary = control('primary', 'center');
export const heading = control('bare', 'left', 24);
/** Text without a box. With a width, labels in several rows align. */
export const words = (text: string, w?: number): Box => ({text, tone: 'bare', w});
export const rule: Box = {tone: 'bare', h: 1, mark: {kind: 'rule'}};

/** A table's boxes, named `<id>-<column>-<row>`, and layout. Columns without a width share the rest. */
export function table(
  id: string,
  columns: readonly {w?: number; cells: readonly (string | Box)[]}[],
): {boxes: Record<string, Box>; layout: Stack} {
  const boxes: Record<string, Box> = {};
  const stacks = columns.map(({w, cells}, index) => {
    const names = cells.map((cell, line) => {
      const name = `${id}-${index}-${line}`;
      const more: Box = typeof cell === 'string' ? {text: cell} : cell;
      boxes[name] = {shape: 'cell', align: 'left', h: 40, ...more};
      return name;
    });
    return {...column(0, ...names), w};
  });
  return {boxes, layout: row(0, ...stacks)};
}
