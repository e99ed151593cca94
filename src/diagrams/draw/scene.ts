import type {Palette} from '../../settings/palette';
import type {Box, Diagram, Edge, Label, Rect} from '../data/types';
import {measure, type Face} from './fonts';
import {endPoint, lengthOf, route, segmentsOf, type Segment} from './route';
import {legendRow, sizeOf} from './size';

/** A piece of a line in one face. */
export interface Run {
  text: string;
  face: Face;
  size: number;
  color: keyof Palette;
  x: number;
}

/** One line of type, with the rectangle it covers. */
export interface TextLine {
  runs: Run[];
  baseline: number;
  bounds: Rect;
  /** The box it must stay inside; free text has none. */
  owner?: string;
}

export interface Route {
  edge: Edge;
  segments: Segment[];
}

export interface Scene {
  diagram: Diagram;
  width: number;
  height: number;
  texts: TextLine[];
  routes: Route[];
  callouts: {n: number; x: number; y: number; legend: boolean}[];
}

interface Type {
  face: Face;
  size: number;
  color: keyof Palette;
}

const lead = 19;
export const calloutRadius = 10.5;
const code = {face: 'mono', size: 13.5} as const;
const body: Type = {face: 'regular', size: 14, color: 'muted'};
const strong: Type = {face: 'semibold', size: 14.5, color: 'ink'};
const labelTypes: Readonly<Record<NonNullable<Label['style']>, Type>> = {
  body,
  strong,
  code: {...code, color: 'ink'},
  ink: {...body, color: 'ink'},
};

/** Splits at backticks: every second piece is code. */
function setLine(
  text: string,
  type: Type,
  at: {x: number; y: number; anchor: 'start' | 'middle' | 'end'},
): TextLine {
  const pieces = text.split('`').map((piece, index) => {
    const isCode = index % 2 === 1;
    const style = isCode ? {...code, color: type.color === 'muted' ? 'ink' : type.color} : type;
    return {text: piece, ...style, width: piece ? measure(piece, style.face, style.size) : 0};
  });
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  let x = at.x - (at.anchor === 'middle' ? width / 2 : at.anchor === 'end' ? width : 0);
  const bounds = {x, y: at.y - 11, w: width, h: 14.5};
  const runs: Run[] = [];
  for (const {width: advance, ...piece} of pieces) {
    if (piece.text) runs.push({...piece, color: piece.color as keyof Palette, x});
    x += advance;
  }
  return {runs, baseline: at.y, bounds};
}

function boxTexts(box: Box): TextLine[] {
  const align = box.align ?? (box.lines?.length ? 'left' : 'center');
  const onPrimary = box.tone === 'primary';
  const control = box.tone === 'button' || box.tone === 'field' || box.tone === 'bare';
  const rows: {text: string; type: Type}[] = [];
  for (const text of box.title?.split('\n') ?? []) {
    const type = control ? {...strong, face: 'regular' as const, size: 14} : strong;
    rows.push({text, type: onPrimary ? {...type, color: 'paper'} : type});
  }
  for (const text of box.lines ?? []) rows.push({text, type: body});
  const gap = box.title && box.lines?.length ? 2 : 0;
  const top = box.y + (box.shape === 'store' ? 4 : 0) + (box.h - rows.length * lead - gap) / 2;
  const padding = control || box.shape === 'cell' ? 12 : 16;
  const x = align === 'center' ? box.x + box.w / 2 : box.x + padding;
  const titles = box.title?.split('\n').length ?? 0;
  return rows.map((row, index) => {
    const y = top + index * lead + 14 + (index >= titles ? gap : 0);
    const line = setLine(row.text, row.type, {
      x,
      y,
      anchor: align === 'center' ? 'middle' : 'start',
    });
    return {...line, owner: box.id};
  });
}

function edgeTexts({edge, segments}: Route): TextLine[] {
  if (!edge.label) return [];
  const {from, to} = segments.reduce((best, next) =>
    lengthOf(next) > lengthOf(best) ? next : best,
  );
  const middle = {x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2};
  const lines = edge.label.split('\n');
  const vertical = from[0] === to[0];
  return lines.map((text, index) => {
    if (vertical) {
      const left = edge.labelSide === 'left';
      const y = middle.y + 5 + (index - (lines.length - 1) / 2) * lead;
      return setLine(text, body, {
        x: middle.x + (left ? -10 : 10),
        y,
        anchor: left ? 'end' : 'start',
      });
    }
    const below = edge.labelSide === 'below';
    const y = below
      ? middle.y + 20 + index * lead
      : middle.y - 9 - (lines.length - 1 - index) * lead;
    return setLine(text, body, {x: middle.x, y, anchor: 'middle'});
  });
}

/** Everything that the renderer draws and the checks measure, in units. */
export function sceneOf(diagram: Diagram): Scene {
  const {width, height} = sizeOf(diagram).units;
  const texts: TextLine[] = [];
  for (const group of diagram.groups ?? []) {
    if (!group.label) continue;
    const y = group.y + (group.kind === 'window' ? 19 : 23);
    texts.push(
      setLine(
        group.label,
        {...strong, color: group.kind === 'card' ? 'ink' : 'muted', size: 14},
        {x: group.x + 16, y, anchor: 'start'},
      ),
    );
  }
  for (const box of diagram.boxes) texts.push(...boxTexts(box));
  const routes = (diagram.edges ?? []).map((edge) => ({
    edge,
    segments: segmentsOf(route(endPoint(diagram, edge.from), endPoint(diagram, edge.to), edge)),
  }));
  for (const found of routes) texts.push(...edgeTexts(found));
  for (const label of diagram.labels ?? []) {
    const type = labelTypes[label.style ?? 'body'];
    label.text.split('\n').forEach((text, index) => {
      texts.push(
        setLine(text, type, {
          x: label.x,
          y: label.y + index * lead,
          anchor: label.anchor ?? 'start',
        }),
      );
    });
  }
  const callouts = (diagram.callouts ?? []).map((callout) => ({...callout, legend: false}));
  let y = diagram.height + legendRow.margin / 2;
  (diagram.legend ?? []).forEach((entry, index) => {
    const lines = entry.split('\n');
    callouts.push({n: index + 1, x: 28, y: y + 9, legend: true});
    lines.forEach((text, row) => {
      texts.push(setLine(text, body, {x: 48, y: y + 14 + row * legendRow.lead, anchor: 'start'}));
    });
    y += lines.length * legendRow.lead + legendRow.gap;
  });
  for (const {n, x, y: top} of callouts) {
    const type: Type = {face: 'semibold', size: 13.5, color: 'paper'};
    texts.push({
      ...setLine(String(n), type, {x, y: top + 4.8, anchor: 'middle'}),
      owner: 'callout',
    });
  }
  return {diagram, width, height, texts, routes, callouts};
}
