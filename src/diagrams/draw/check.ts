import {forms, type Diagram, type Form, type Rect} from '../data/types';
import type {Route, Segment} from './route';
import {calloutRadius, sceneOf, type Scene} from './scene';
import {hasOutline, type TextLine} from './text';

/** What is wrong, and how much was checked, so that a check of nothing is noticed. */
export interface Report {
  problems: string[];
  checked: {texts: number; pairs: number; edges: number};
}

/** Smallest type a reader sees in the narrowest column that shows a form: on a screen of 320 pixels, and beside the sidebar. */
const smallestPixels = 10;
const narrowestColumn: Readonly<Record<Form, number>> = {narrow: 288, wide: 584};
/** A wide form is seen at once on a laptop. */
const tallestWide = 520;

const inside = (inner: Rect, outer: Rect, margin = 0): boolean =>
  inner.x >= outer.x + margin - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w - margin + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01;

const overlap = (a: Rect, b: Rect, slack = 0.5): boolean =>
  a.x + a.w > b.x + slack &&
  b.x + b.w > a.x + slack &&
  a.y + a.h > b.y + slack &&
  b.y + b.h > a.y + slack;

const grow = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  w: rect.w + 2 * by,
  h: rect.h + 2 * by,
});

const surface = ({from, to}: Segment): Rect => ({
  x: Math.min(from[0], to[0]),
  y: Math.min(from[1], to[1]),
  w: Math.abs(to[0] - from[0]),
  h: Math.abs(to[1] - from[1]),
});

/** A line has no area, so it is widened a little before it is compared with a rectangle. */
const surfaces = ({segments}: Route): Rect[] => segments.map((found) => grow(surface(found), 0.75));

const canvasOf = ({width, height}: Scene): Rect => ({x: 6, y: 6, w: width - 12, h: height - 12});

const say = (line: TextLine): string => `"${line.runs.map(({text}) => text).join('')}"`;

function checkTexts(scene: Scene, report: Report): void {
  const {texts, boxes} = scene;
  const canvas = canvasOf(scene);
  const scale = Math.min(1, narrowestColumn[scene.form] / scene.width);
  const callout = scene.callouts.map(({x, y}) => grow({x, y, w: 0, h: 0}, calloutRadius));
  texts.forEach((line, index) => {
    report.checked.texts += 1;
    const size = Math.min(...line.runs.map((run) => run.size));
    if (size * scale < smallestPixels) {
      report.problems.push(`${say(line)} is set in ${size} units, too small on a narrow screen`);
    }
    const owner = boxes.find((box) => box.id === line.owner);
    if (owner && !inside(line.bounds, owner, hasOutline(owner) ? 4 : 0))
      report.problems.push(`${say(line)} overflows box ${owner.id}`);
    if (!owner && !inside(line.bounds, canvas))
      report.problems.push(`${say(line)} leaves the canvas`);
    for (const box of boxes) {
      if (box.id !== line.owner && line.owner !== 'callout' && overlap(line.bounds, box)) {
        report.problems.push(`${say(line)} lies on box ${box.id}`);
      }
    }
    for (const other of texts.slice(index + 1)) {
      if (overlap(line.bounds, other.bounds))
        report.problems.push(`${say(line)} lies on ${say(other)}`);
    }
    for (const found of scene.routes) {
      if (surfaces(found).some((rect) => overlap(grow(line.bounds, 1.5), rect, 0))) {
        report.problems.push(`the arrow ${found.name} crosses ${say(line)}`);
      }
    }
    if (line.owner !== 'callout' && callout.some((rect) => overlap(grow(line.bounds, 1), rect))) {
      report.problems.push(`a callout covers ${say(line)}`);
    }
  });
}

function checkShapes(scene: Scene, report: Report): void {
  const {boxes, frames} = scene;
  const canvas = canvasOf(scene);
  if (scene.form === 'wide' && scene.height > tallestWide)
    report.problems.push(`is ${scene.height} units tall, more than ${tallestWide}`);
  const ids = new Set<string>();
  for (const item of [...boxes, ...frames]) {
    if (ids.has(item.id)) report.problems.push(`two shapes are called ${item.id}`);
    ids.add(item.id);
    if (!inside(item, canvas)) report.problems.push(`${item.id} leaves the canvas`);
  }
  const each = <T>(list: readonly T[], visit: (a: T, b: T) => void): void =>
    list.forEach((a, index) => list.slice(index + 1).forEach((b) => visit(a, b)));
  each(boxes, (a, b) => {
    report.checked.pairs += 1;
    if (overlap(a, b)) report.problems.push(`boxes ${a.id} and ${b.id} overlap`);
  });
  each(frames, (a, b) => {
    report.checked.pairs += 1;
    if (overlap(a, b) && !inside(a, b) && !inside(b, a))
      report.problems.push(`frames ${a.id} and ${b.id} cross`);
  });
  for (const frame of frames) {
    for (const box of boxes) {
      report.checked.pairs += 1;
      if (overlap(box, frame) && !inside(box, frame))
        report.problems.push(`box ${box.id} crosses frame ${frame.id}`);
    }
  }
}

function checkEdges(scene: Scene, report: Report): void {
  const {boxes} = scene;
  const crossing = (a: Route, b: Route): boolean =>
    surfaces(a).some((one) => surfaces(b).some((two) => overlap(one, two, 0)));
  scene.routes.forEach((found, index) => {
    report.checked.edges += 1;
    const {name} = found;
    for (const rect of found.segments.map(surface)) {
      if (rect.w > 0.01 && rect.h > 0.01)
        report.problems.push(`the arrow ${name} is neither horizontal nor vertical`);
    }
    for (const box of boxes) {
      if (surfaces(found).some((rect) => overlap(rect, box, 1))) {
        report.problems.push(`the arrow ${name} runs through box ${box.id}`);
      }
    }
    for (const other of scene.routes.slice(index + 1)) {
      // Arrows that leave one point, as from a parent to its children, share their first segment on purpose.
      if (String(other.edge.from) === String(found.edge.from)) continue;
      if (crossing(found, other)) {
        report.problems.push(`the arrows ${name} and ${other.name} cross`);
      }
    }
  });
}

/** A form leaves nothing out. */
function checkComplete(scene: Scene, report: Report): void {
  for (const id of Object.keys(scene.diagram.boxes)) {
    if (!scene.boxes.some((box) => box.id === id)) report.problems.push(`box ${id} is missing`);
  }
}

/** Finds by measuring what a person would see in either form: overlaps, overflows, crossings, small type. */
export function check(diagram: Diagram): Report {
  const report: Report = {problems: [], checked: {texts: 0, pairs: 0, edges: 0}};
  for (const form of forms) {
    const found: Report = {problems: [], checked: report.checked};
    const scene = sceneOf(diagram, form);
    checkTexts(scene, found);
    checkShapes(scene, found);
    checkEdges(scene, found);
    checkComplete(scene, found);
    report.problems.push(...found.problems.map((problem) => `${form} form: ${problem}`));
  }
  return report;
}
