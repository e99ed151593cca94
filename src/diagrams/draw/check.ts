import type {Box, Diagram, Group, Rect} from '../data/types';
import type {Segment} from './route';
import {calloutRadius, sceneOf, type Route, type Scene, type TextLine} from './scene';

/** What is wrong, and how much was checked, so that a check of nothing is noticed. */
export interface Report {
  problems: string[];
  checked: {texts: number; pairs: number; edges: number};
}

/** Smallest type a reader sees on a screen 320 pixels wide, where 288 are left for the picture. */
const smallestPixels = 9;
const narrowColumn = 288;

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

const say = (line: TextLine): string => `"${line.runs.map(({text}) => text).join('')}"`;

function checkTexts(scene: Scene, report: Report): void {
  const {diagram, texts} = scene;
  const canvas = {x: 8, y: 8, w: scene.width - 16, h: scene.height - 16};
  const callout = scene.callouts.map(({x, y}) => grow({x, y, w: 0, h: 0}, calloutRadius));
  texts.forEach((line, index) => {
    report.checked.texts += 1;
    const size = Math.min(...line.runs.map((run) => run.size));
    if ((size * narrowColumn) / scene.width < smallestPixels) {
      report.problems.push(`${say(line)} is set in ${size} units, too small on a narrow screen`);
    }
    const owner = diagram.boxes.find((box) => box.id === line.owner);
    if (owner && !inside(line.bounds, owner, 6))
      report.problems.push(`${say(line)} overflows box ${owner.id}`);
    if (!owner && !inside(line.bounds, canvas))
      report.problems.push(`${say(line)} leaves the canvas`);
    for (const box of diagram.boxes) {
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
        report.problems.push(
          `the arrow ${found.edge.from[0]} → ${found.edge.to[0]} crosses ${say(line)}`,
        );
      }
    }
    if (line.owner !== 'callout' && callout.some((rect) => overlap(line.bounds, rect))) {
      report.problems.push(`a callout covers ${say(line)}`);
    }
  });
}

function checkShapes(scene: Scene, report: Report): void {
  const {boxes, groups = []} = scene.diagram;
  const canvas = {x: 8, y: 8, w: scene.width - 16, h: scene.height - 16};
  const ids = new Set<string>();
  for (const item of [...boxes, ...groups]) {
    if (ids.has(item.id)) report.problems.push(`two shapes are called ${item.id}`);
    ids.add(item.id);
    if (!inside(item, canvas)) report.problems.push(`${item.id} leaves the canvas`);
  }
  const each = <T>(list: readonly T[], visit: (a: T, b: T) => void): void =>
    list.forEach((a, index) => list.slice(index + 1).forEach((b) => visit(a, b)));
  each<Box>(boxes, (a, b) => {
    report.checked.pairs += 1;
    if (overlap(a, b)) report.problems.push(`boxes ${a.id} and ${b.id} overlap`);
  });
  each<Group>(groups, (a, b) => {
    report.checked.pairs += 1;
    if (overlap(a, b) && !inside(a, b) && !inside(b, a))
      report.problems.push(`frames ${a.id} and ${b.id} cross`);
  });
  for (const group of groups) {
    for (const box of boxes) {
      report.checked.pairs += 1;
      if (overlap(box, group) && !inside(box, group))
        report.problems.push(`box ${box.id} crosses frame ${group.id}`);
    }
  }
}

function checkEdges(scene: Scene, report: Report): void {
  const {boxes} = scene.diagram;
  const crossing = (a: Route, b: Route): boolean =>
    surfaces(a).some((one) => surfaces(b).some((two) => overlap(one, two, 0)));
  scene.routes.forEach((found, index) => {
    report.checked.edges += 1;
    const name = `${found.edge.from[0]} → ${found.edge.to[0]}`;
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
        report.problems.push(
          `the arrows ${name} and ${other.edge.from[0]} → ${other.edge.to[0]} cross`,
        );
      }
    }
  });
}

function checkCallouts(scene: Scene, report: Report): void {
  const drawn = scene.callouts.filter(({legend}) => !legend).map(({n}) => n);
  const legend = scene.diagram.legend ?? [];
  for (const n of new Set(drawn)) {
    if (n < 1 || n > legend.length) report.problems.push(`callout ${n} has no entry in the legend`);
  }
  legend.forEach((_, index) => {
    if (!drawn.includes(index + 1))
      report.problems.push(`legend entry ${index + 1} has no callout`);
  });
}

/** Finds by measuring what a person would see: overlaps, overflows, crossings, small type. */
export function check(diagram: Diagram): Report {
  const report: Report = {problems: [], checked: {texts: 0, pairs: 0, edges: 0}};
  const scene = sceneOf(diagram);
  checkTexts(scene, report);
  checkShapes(scene, report);
  checkEdges(scene, report);
  checkCallouts(scene, report);
  return report;
}
