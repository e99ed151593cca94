import {nearestName} from '../../settings/nearest-name';
import type {Box, Diagram, Form, Frame, Node, Rect, Stack} from '../data/types';
import {body, isControl, lead, paddingOf, rowsOf, strong, titleGap, widthOf} from './text';

export type PlacedBox = Box & Rect & {id: string};
export type PlacedFrame = Frame & Rect;

export interface Placed {
  width: number;
  height: number;
  boxes: PlacedBox[];
  frames: PlacedFrame[];
}

const widths: Readonly<Record<Form, number>> = {narrow: 360, wide: 704};
const margins: Readonly<Record<Form, number>> = {narrow: 8, wide: 16};
/** Gap in pixels from which a column spreads over its height; boxes that are closer stay together. */
const spreadGap = 20;
const framePadding = 12;
/** Distance in pixels from the top of a labelled frame to its contents. */
const labelHeights: Readonly<Record<Frame['kind'], number>> = {frame: 38, window: 44, card: 36};

/** The Error for a diagram that refers to a box or frame that it does not have. */
export function unknownBox(
  {boxes}: Diagram,
  problem: string,
  id: string,
  frames: readonly {id: string}[] = [],
): Error {
  const known = [...Object.keys(boxes), ...frames.map((frame) => frame.id)];
  return new Error(
    `${problem} "${id}". Fix: name a box or a frame; the nearest is "${nearestName(id, known)}".`,
  );
}

function boxOf(diagram: Diagram, id: string): Box {
  const found = diagram.boxes[id];
  if (!found) throw unknownBox(diagram, 'there is no box', id);
  return found;
}

const headOf = ({label, kind}: Frame): number => (label ? labelHeights[kind] : framePadding);

/** The rectangle of a stack's contents, inside its frame. */
function insideOf(stack: Stack, {x, y, w, h}: Rect): Rect {
  if (!stack.frame) return {x, y, w, h};
  const head = headOf(stack.frame);
  return {
    x: x + framePadding,
    y: y + head,
    w: w - 2 * framePadding,
    h: h - head - framePadding,
  };
}

/** The intrinsic or fixed width of a node; undefined for one that fills the available width. */
function ownWidth(diagram: Diagram, node: Node): number | undefined {
  if (typeof node !== 'string') return node.w;
  if (node === '') return undefined;
  const box = boxOf(diagram, node);
  if (box.w) return box.w;
  const isButton = isControl(box) && box.align === 'center';
  if (!isButton && !(box.tone === 'bare' && box.title)) return undefined;
  const {left, right} = paddingOf(box);
  const type = isControl(box) ? body : strong;
  return Math.ceil(widthOf(box.title ?? '', type)) + left + right;
}

/** The widths of a row's children. Those without a width of their own share the rest equally. */
function columnWidths(diagram: Diagram, {children, gap}: Stack, width: number): number[] {
  const own = children.map((child) => ownWidth(diagram, child));
  const left = own.reduce<number>((sum, w) => sum - (w ?? 0), width - gap * (children.length - 1));
  const share = left / own.filter((w) => w === undefined).length;
  return own.map((w) => w ?? share);
}

function heightOf(diagram: Diagram, node: Node, width: number): number {
  if (node === '') return 0;
  if (typeof node === 'string') {
    const box = boxOf(diagram, node);
    const rows = rowsOf(box, width);
    const padding = box.tone === 'bare' ? 0 : isControl(box) || box.shape === 'cell' ? 12 : 24;
    const cylinderTop = box.shape === 'store' ? 10 : 0;
    return Math.max(box.h ?? 0, rows.length * lead + titleGap(rows) + padding + cylinderTop);
  }
  const inner = insideOf(node, {x: 0, y: 0, w: width, h: 0});
  const heights =
    node.direction === 'row'
      ? columnWidths(diagram, node, inner.w).map((w, index) =>
          heightOf(diagram, node.children[index] ?? '', w),
        )
      : node.children.map((child) => heightOf(diagram, child, inner.w));
  const content =
    node.direction === 'row'
      ? Math.max(0, ...heights)
      : heights.reduce((sum, h) => sum + h, node.gap * Math.max(0, heights.length - 1));
  return content - inner.h;
}

/** Gives each box and frame of a form its rectangle. The boxes of a row are equally tall. */
export function place(diagram: Diagram, form: Form): Placed {
  const margin = margins[form];
  const width = (form === 'wide' && diagram.wideWidth) || widths[form];
  const placed: Placed = {width, height: 0, boxes: [], frames: []};
  const put = (node: Node, rect: Rect): void => {
    if (node === '') return;
    if (typeof node === 'string') {
      const box = boxOf(diagram, node);
      const natural = heightOf(diagram, node, rect.w);
      const h = isControl(box) && box.shape !== 'cell' ? natural : rect.h;
      placed.boxes.push({...box, ...rect, id: node, y: rect.y + (rect.h - h) / 2, h});
      return;
    }
    if (node.frame) placed.frames.push({...node.frame, ...rect});
    const inner = insideOf(node, rect);
    const isRow = node.direction === 'row';
    const sizes = isRow
      ? columnWidths(diagram, node, inner.w)
      : node.children.map((child) => heightOf(diagram, child, inner.w));
    if (!isRow && sizes.length === 1) sizes[0] = inner.h;
    const rest = inner.h - sizes.reduce((sum, size) => sum + size, 0);
    const isSpread = !isRow && node.gap >= spreadGap;
    const gap = isSpread ? rest / Math.max(1, sizes.length - 1) : node.gap;
    let at = isRow ? inner.x : inner.y;
    sizes.forEach((size, index) => {
      const part = isRow ? {...inner, x: at, w: size} : {...inner, y: at, h: size};
      put(node.children[index] ?? '', part);
      at += size + gap;
    });
  };
  const layout = diagram[form];
  const h = heightOf(diagram, layout, width - 2 * margin);
  put(layout, {x: margin, y: margin, w: width - 2 * margin, h});
  placed.height = Math.ceil(h + 2 * margin);
  return placed;
}
