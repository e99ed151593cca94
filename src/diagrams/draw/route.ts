import type {Diagram, Edge, End, Point, Rect, Side} from '../data/types';

export interface Anchor {
  point: Point;
  side: Side;
}

function shapeOf(diagram: Diagram, id: string): Rect {
  const found =
    diagram.boxes.find((box) => box.id === id) ?? diagram.groups?.find((group) => group.id === id);
  if (!found)
    throw new Error(`Diagram ${diagram.name}: an edge ends on "${id}", which does not exist`);
  return found;
}

export function endPoint(diagram: Diagram, [id, side, at = 0.5]: End): Anchor {
  const {x, y, w, h} = shapeOf(diagram, id);
  const along = (length: number) => (at > 1 ? at : at * length);
  switch (side) {
    case 'top':
      return {side, point: [x + along(w), y]};
    case 'bottom':
      return {side, point: [x + along(w), y + h]};
    case 'left':
      return {side, point: [x, y + along(h)]};
    case 'right':
      return {side, point: [x + w, y + along(h)]};
  }
}

/** One straight piece of an arrow. */
export interface Segment {
  from: Point;
  to: Point;
}

export function segmentsOf(points: readonly Point[]): Segment[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    return from ? [{from, to}] : [];
  });
}

export const lengthOf = ({from, to}: Segment): number =>
  Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);

const isVertical = (side: Side): boolean => side === 'top' || side === 'bottom';

/** The path between two anchors at right angles: straight where they face each other, otherwise with one bend or two. */
export function route(from: Anchor, to: Anchor, edge: Edge): Point[] {
  const [x1, y1] = from.point;
  const [x2, y2] = to.point;
  if (edge.via) return [from.point, ...edge.via, to.point];
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
