import type {Diagram, Form, Point, Side} from '../data/types';
import {place, type Placed, type PlacedBox} from './place';
import {anchorOf, lengthOf, route, type Route} from './route';
import {
  body,
  isCentered,
  lead,
  paddingOf,
  rowsOf,
  setLine,
  strong,
  titleGap,
  type TextLine,
  type Type,
} from './text';

export interface Scene extends Placed {
  diagram: Diagram;
  form: Form;
  texts: TextLine[];
  routes: Route[];
  callouts: {x: number; y: number}[];
}

export const calloutRadius = 10.5;
/** Callouts are moved a little outwards from what they mark, to keep clear of its text. */
const outward: Readonly<Record<Side, Point>> = {
  top: [0, -4],
  right: [4, 0],
  bottom: [0, 4],
  left: [-4, 0],
};
const number: Type = {face: 'semibold', size: 13.5, color: 'paper'};

/** The lines of a box: below its bar if it has one, else vertically centred. */
function boxTexts(box: PlacedBox): TextLine[] {
  const rows = rowsOf(box, box.w);
  const centered = isCentered(box);
  const {left} = paddingOf(box);
  const isBar = box.mark?.kind === 'bar';
  const start = isBar ? box.w * (box.mark?.value ?? 0) : left;
  const x = box.x + (centered ? box.w / 2 : start);
  const gap = titleGap(rows);
  const free = box.h - rows.length * lead - gap;
  const top = box.y + (box.shape === 'store' ? 4 : 0) + (isBar ? box.h / 2 + 2 : free / 2);
  return rows.map(({text, type, isTitle}, index) => {
    const y = top + index * lead + 14 + (isTitle ? 0 : gap);
    return {...setLine(text, type, {x, y, anchor: centered ? 'middle' : 'start'}), owner: box.id};
  });
}

function edgeTexts({edge, segments}: Route): TextLine[] {
  if (!edge.label) return [];
  const {from, to} = segments.reduce((best, next) => (lengthOf(next) > lengthOf(best) ? next : best));
  const middle = {x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2};
  const lines = edge.label.split('\n');
  return lines.map((text, index) => {
    if (from[0] === to[0]) {
      const left = edge.labelSide === 'left';
      const y = middle.y + 5 + (index - (lines.length - 1) / 2) * lead;
      const x = middle.x + (left ? -10 : 10);
      return setLine(text, body, {x, y, anchor: left ? 'end' : 'start'});
    }
    const y =
      edge.labelSide === 'below'
        ? middle.y + 20 + index * lead
        : middle.y - 9 - (lines.length - 1 - index) * lead;
    return setLine(text, body, {x: middle.x, y, anchor: 'middle'});
  });
}

/** Computes everything that the renderer draws and the checks measure. */
export function sceneOf(diagram: Diagram, form: Form): Scene {
  const placed = place(diagram, form);
  const routes = (diagram.edges ?? []).map((edge) => route(diagram, placed, form, edge));
  const callouts = (diagram.legend ?? []).map(({at}) => {
    const {point, side} = anchorOf(diagram, placed, at);
    const [dx, dy] = outward[side];
    return {x: point[0] + dx, y: point[1] + dy};
  });
  const labels = placed.frames.flatMap(({label, kind, x, y}) => {
    const type: Type = {...strong, size: 14, color: kind === 'card' ? 'ink' : 'muted'};
    const at = {x: x + 14, y: y + (kind === 'window' ? 19 : 24), anchor: 'start'} as const;
    return label ? [setLine(label, type, at)] : [];
  });
  const numbers = callouts.map(({x, y}, index) => ({
    ...setLine(String(index + 1), number, {x, y: y + 4.8, anchor: 'middle'}),
    owner: 'callout',
  }));
  const texts = [...labels, ...placed.boxes.flatMap(boxTexts), ...routes.flatMap(edgeTexts), ...numbers];
  return {...placed, diagram, form, texts, routes, callouts};
}
