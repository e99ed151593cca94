import type {Diagram, Edge, End, Form, Point, Rect, Side} from '../data/types';
import {unknownBox, type Placed} from './place';

interface Anchor {
  point: Point;
  side: Side;
}

/** A straight part of an arrow. */
export interface Segment {
  from: Point;
  to: Point;
}

export interface Route {
  edge: Edge;
  /** Both ends, for error messages. */
  name: string;
  segments: Segment[];
}

/** Distance in pixels between the boxes and an arrow that leads back around them. */
const aroundDistance = 20;

const isVertical = (side: Side): boolean => side === 'top' || side === 'bottom';

export const lengthOf = ({from, to}: Segment): number =>
  Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);

function shapeOf(diagram: Diagram, placed: Placed, id: string): Rect {
  const found = [...placed.boxes, ...placed.frames].find((shape) => shape.id === id);
  if (!found) throw unknownBox(diagram, 'an edge ends on', id, placed.frames);
  return found;
}

/** A point on a side. `at` is a share of the side or, above 1, pixels from its start. */
function pointOf({x, y, w, h}: Rect, side: Side, at = 0.5): Point {
  const along = (length: number) => (at > 1 ? at : at * length);
  if (isVertical(side)) return [x + along(w), side === 'top' ? y : y + h];
  return [side === 'left' ? x : x + w, y + along(h)];
}

export const anchorOf = (diagram: Diagram, placed: Placed, [id, side, at]: End): Anchor => ({
  side,
  point: pointOf(shapeOf(diagram, placed, id), side, at),
});

/** The middle of the overlap of two ranges; undefined if it is 8 pixels or less. */
function shared(start1: number, end1: number, start2: number, end2: number): number | undefined {
  const [start, end] = [Math.max(start1, start2), Math.min(end1, end2)];
  return end - start > 8 ? (start + end) / 2 : undefined;
}

/** Anchors on the sides of two rectangles that face each other, on a straight line if possible. */
function facing(a: Rect, b: Rect): [Anchor, Anchor] {
  const x = shared(a.x, a.x + a.w, b.x, b.x + b.w);
  const y = shared(a.y, a.y + a.h, b.y, b.y + b.h);
  const vertical: [Side, Side] = b.y >= a.y + a.h ? ['bottom', 'top'] : ['top', 'bottom'];
  const horizontal: [Side, Side] = b.x >= a.x + a.w ? ['right', 'left'] : ['left', 'right'];
  const anchor = (rect: Rect, side: Side): Anchor => {
    const point = pointOf(rect, side);
    return {side, point: x === undefined ? [point[0], y ?? point[1]] : [x, point[1]]};
  };
  const [from, to] = x === undefined ? horizontal : vertical;
  return [anchor(a, from), anchor(b, to)];
}

/** An orthogonal path: back around what is between two anchors on the same side, else with few bends. */
function path(from: Anchor, to: Anchor): Point[] {
  const [x1, y1] = from.point;
  const [x2, y2] = to.point;
  if (from.side === 'right' && to.side === 'right') {
    const x = Math.max(x1, x2) + aroundDistance;
    return [from.point, [x, y1], [x, y2], to.point];
  }
  if (from.side === 'bottom' && to.side === 'bottom') {
    const y = Math.max(y1, y2) + aroundDistance;
    return [from.point, [x1, y], [x2, y], to.point];
  }
  if (x1 === x2 || y1 === y2) return [from.point, to.point];
  if (isVertical(from.side) && isVertical(to.side)) {
    const middle = (y1 + y2) / 2;
    return [from.point, [x1, middle], [x2, middle], to.point];
  }
  if (!isVertical(from.side) && !isVertical(to.side)) {
    const middle = (x1 + x2) / 2;
    return [from.point, [middle, y1], [middle, y2], to.point];
  }
  return [from.point, isVertical(from.side) ? [x1, y2] : [x2, y1], to.point];
}

const idOf = (end: string | End): string => (typeof end === 'string' ? end : end[0]);

function pointsOf(diagram: Diagram, placed: Placed, {from, to}: Edge): Point[] {
  const [start, end] = facing(shapeOf(diagram, placed, idOf(from)), shapeOf(diagram, placed, idOf(to)));
  return path(
    typeof from === 'string' ? start : anchorOf(diagram, placed, from),
    typeof to === 'string' ? end : anchorOf(diagram, placed, to),
  );
}

export function route(diagram: Diagram, placed: Placed, form: Form, common: Edge): Route {
  const edge = {...common, ...(form === 'wide' && common.wide)};
  const points = pointsOf(diagram, placed, edge);
  const segments = points.flatMap((to, index) => {
    const from = points[index - 1];
    return from ? [{from, to}] : [];
  });
  return {edge, segments, name: `${idOf(edge.from)} → ${idOf(edge.to)}`};
}
