import type {Rect} from '../data/types';
import type {Route} from './route';
import {calloutRadius, type Scene} from './scene';
import {hasOutline, type TextLine} from './text';

/** Maximum height of a wide form in pixels, so that it fits on a laptop's screen. */
const maxWideHeight = 520;

const inside = (inner: Rect, outer: Rect, margin = 0): boolean =>
  inner.x >= outer.x + margin - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w - margin + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01;

const overlap = (a: Rect, b: Rect, slack = 0.5): boolean =>
  a.x + a.w > b.x + slack && b.x + b.w > a.x + slack && a.y + a.h > b.y + slack && b.y + b.h > a.y + slack;

const grow = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  w: rect.w + 2 * by,
  h: rect.h + 2 * by,
});

/** The bounds of an arrow's segments, widened a little because a line has no area. */
const segmentBounds = ({segments}: Route): Rect[] =>
  segments.map(({from: [x1, y1], to: [x2, y2]}) => {
    const bounds = {x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1)};
    return grow(bounds, 0.75);
  });

const canvasOf = ({width, height}: Scene): Rect => ({x: 6, y: 6, w: width - 12, h: height - 12});

const quote = (line: TextLine): string => `"${line.runs.map(({text}) => text).join('')}"`;

/** All pairs of different elements of a list. */
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

function* checkTexts(scene: Scene): Generator<string> {
  const {texts, boxes} = scene;
  const canvas = canvasOf(scene);
  const callouts = scene.callouts.map(({x, y}) => grow({x, y, w: 0, h: 0}, calloutRadius));
  for (const line of texts) {
    const owner = boxes.find((box) => box.id === line.owner);
    if (owner && !inside(line.bounds, owner, hasOutline(owner) ? 4 : 0))
      yield `${quote(line)} overflows box ${owner.id}`;
    if (!owner && !inside(line.bounds, canvas)) yield `${quote(line)} leaves the canvas`;
    for (const found of scene.routes) {
      if (segmentBounds(found).some((rect) => overlap(grow(line.bounds, 1.5), rect, 0)))
        yield `the arrow ${found.name} crosses ${quote(line)}`;
    }
    if (line.owner === 'callout') continue;
    for (const box of boxes) {
      if (box !== owner && overlap(line.bounds, box)) yield `${quote(line)} lies on box ${box.id}`;
    }
    if (callouts.some((rect) => overlap(grow(line.bounds, 1), rect))) yield `a callout covers ${quote(line)}`;
  }
  for (const [one, other] of pairsOf(texts)) {
    if (overlap(one.bounds, other.bounds)) yield `${quote(one)} lies on ${quote(other)}`;
  }
}

function* checkShapes(scene: Scene): Generator<string> {
  const {boxes, frames, height} = scene;
  if (scene.form === 'wide' && height > maxWideHeight)
    yield `is ${height} pixels tall, more than ${maxWideHeight}`;
  for (const item of [...boxes, ...frames]) {
    if (!inside(item, canvasOf(scene))) yield `${item.id} leaves the canvas`;
  }
  for (const [a, b] of pairsOf(boxes)) if (overlap(a, b)) yield `boxes ${a.id} and ${b.id} overlap`;
  for (const frame of frames) {
    for (const box of boxes)
      if (overlap(box, frame) && !inside(box, frame)) yield `box ${box.id} crosses frame ${frame.id}`;
  }
  // Both forms must show every box.
  for (const id of Object.keys(scene.diagram.boxes))
    if (!boxes.some((box) => box.id === id)) yield `box ${id} is missing`;
}

function* checkEdges({routes, boxes}: Scene): Generator<string> {
  for (const found of routes) {
    for (const box of boxes) {
      if (segmentBounds(found).some((rect) => overlap(rect, box, 1)))
        yield `the arrow ${found.name} runs through box ${box.id}`;
    }
  }
  for (const [a, b] of pairsOf(routes)) {
    // Arrows from the same point, as from a parent to its children, share their first segment on purpose.
    if (String(a.edge.from) === String(b.edge.from)) continue;
    if (segmentBounds(a).some((one) => segmentBounds(b).some((two) => overlap(one, two, 0))))
      yield `the arrows ${a.name} and ${b.name} cross`;
  }
}

/** Shapes with the same id; everything else that is wrong would follow from it. */
const doubled = ({boxes, frames}: Scene): string[] =>
  pairsOf([...boxes, ...frames]).flatMap(([a, b]) => (a.id === b.id ? `the id ${a.id} is placed twice` : []));

/** What a person would notice in a form of a diagram: overlaps, overflows, crossings. */
export function check(scene: Scene): string[] {
  const twice = doubled(scene);
  const found =
    twice.length > 0 ? twice : [...checkTexts(scene), ...checkShapes(scene), ...checkEdges(scene)];
  return found.map((problem) => `${scene.form} form: ${problem}`);
}
