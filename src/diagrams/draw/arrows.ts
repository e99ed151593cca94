import type {Point} from '../data/types';
import {lengthOf, type Route, type Segment} from './route';
import {filled, number, stroked, type Shape} from './svg';

const cornerRadius = 8;

/** The point `by` pixels before the end of a segment. */
function beforeEnd({from, to}: Segment, by: number): Point {
  const share = by / lengthOf({from, to});
  return [to[0] - (to[0] - from[0]) * share, to[1] - (to[1] - from[1]) * share];
}

const reversed = ({from, to}: Segment): Segment => ({from: to, to: from});

const write = (point: Point): string => point.map(number).join(' ');

/** Path data with rounded corners, `cut` pixels shorter at the ends, where the arrow heads are. */
function pathOf(segments: readonly Segment[], cut: {start: number; end: number}): string {
  return segments
    .map((segment, index) => {
      const next = segments[index + 1];
      const start = index === 0 ? `M${write(beforeEnd(reversed(segment), cut.start))}` : '';
      if (!next) return `${start}L${write(beforeEnd(segment, cut.end))}`;
      const radius = Math.min(cornerRadius, lengthOf(segment) / 2, lengthOf(next) / 2);
      return `${start}L${write(beforeEnd(segment, radius))}Q${write(segment.to)} ${write(beforeEnd(reversed(next), radius))}`;
    })
    .join('');
}

function arrowHead(segment: Segment): string {
  const {from, to} = segment;
  const length = lengthOf(segment);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (back: number, across: number) =>
    write([to[0] - dx * back - dy * across, to[1] - dy * back + dx * across]);
  return `M${at(0, 0)}L${at(9, 4.5)}L${at(9, -4.5)}Z`;
}

/** The line ends this many pixels before the tip, so that it does not stick out of the arrow head. */
const underHead = 5;

export function drawRoute({edge, segments}: Route): Shape[] {
  const ink = edge.tone === 'accent' ? 'accent' : 'muted';
  const [first, last] = [segments.at(0), segments.at(-1)];
  if (!first || !last) return [];
  const isBoth = edge.arrow === 'both';
  const heads = arrowHead(last) + (isBoth ? arrowHead(reversed(first)) : '');
  const line = {
    d: pathOf(segments, {start: isBoth ? underHead : 0, end: underHead}),
    'stroke-width': 1.5,
    'stroke-dasharray': edge.dashed ? '4 4' : undefined,
  };
  return [stroked(ink, 'path', line), filled(ink, 'path', {d: heads})];
}
