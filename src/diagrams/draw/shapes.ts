import type {Tone} from '../data/types';
import type {PlacedBox, PlacedFrame} from './place';
import {hasOutline, isControl} from './text';
import {filled, number, stroked, tag, type Ink, type Shape} from './svg';

const paint: Readonly<Record<Tone, {fill: Ink; stroke: Ink; dash?: string}>> = {
  plain: {fill: 'paper', stroke: 'line'},
  accent: {fill: 'accentSoft', stroke: 'accent'},
  run: {fill: 'tealSoft', stroke: 'teal'},
  quiet: {fill: 'none', stroke: 'muted', dash: '4 4'},
  caution: {fill: 'amberSoft', stroke: 'amber'},
  field: {fill: 'surface', stroke: 'line'},
  button: {fill: 'paper', stroke: 'muted'},
  primary: {fill: 'accent', stroke: 'accent'},
  bare: {fill: 'none', stroke: 'none'},
};
const hairline = {'stroke-width': 1.25};

export function drawBox(box: PlacedBox): Shape[] {
  const {x, y, w, h, tone = 'plain', shape} = box;
  const {fill, stroke, dash} = paint[tone];
  const common = {...hairline, 'stroke-dasharray': dash};
  if (!hasOutline(box)) return drawMark(box);
  if (shape === 'store') {
    const rim = 7;
    const side = `M${number(x)} ${number(y + rim)}v${number(h - 2 * rim)}a${number(w / 2)} ${rim} 0 0 0 ${number(w)} 0v${number(2 * rim - h)}`;
    const top = {cx: x + w / 2, cy: y + rim, rx: w / 2, ry: rim, ...common};
    return [{fill, stroke, markup: tag('path', {d: side, ...common}) + tag('ellipse', top)}];
  }
  const rx = shape === 'cell' ? undefined : isControl(box) ? 5 : 8;
  const outline = {fill, stroke, markup: tag('rect', {x, y, width: w, height: h, rx, ...common})};
  return [outline, ...drawMark(box)];
}

export function drawFrame({x, y, w, h, kind, menu}: PlacedFrame): Shape[] {
  const fill = kind === 'frame' ? 'none' : 'paper';
  const rx = kind === 'card' ? 8 : 12;
  const frame = tag('rect', {x, y, width: w, height: h, rx, ...hairline});
  const edge = kind === 'window' ? tag('path', {d: `M${x} ${y + 29}h${w}`, ...hairline}) : '';
  const dots = [16, 11, 6].map((right) => tag('circle', {cx: x + w - right - 4, cy: y + 19, r: 1.5}));
  return [
    {fill, stroke: 'line', markup: frame + edge},
    ...(menu ? [{fill: 'muted', stroke: 'none', markup: dots.join('')} as const] : []),
  ];
}

function drawMark({x, y, w, h, mark, tone}: PlacedBox): Shape[] {
  const {kind, value = 0, end = 1} = mark ?? {};
  const middle = number(y + h / 2);
  switch (kind) {
    case 'slider': {
      const track = (length: number) => ({
        d: `M${number(x)} ${middle}h${number(length)}`,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      });
      const knob = {cx: x + w * value, cy: y + h / 2, r: 7, 'stroke-width': 2};
      return [
        stroked('line', 'path', track(w)),
        stroked('accent', 'path', track(w * value)),
        {fill: 'paper', stroke: 'accent', markup: tag('circle', knob)},
      ];
    }
    case 'switch': {
      const size = {width: 40, height: 22, rx: 11};
      const knob = {cx: value ? x + 29 : x + 11, cy: y + h / 2, r: 8.5};
      return [
        filled(value ? 'accent' : 'line', 'rect', {x, y: y + h / 2 - 11, ...size}),
        filled('paper', 'circle', knob),
      ];
    }
    case 'caret': {
      const d = `M${number(x + w - 24)} ${number(y + h / 2 - 3)}l5.5 6l5.5 -6`;
      const round = {'stroke-linecap': 'round', 'stroke-linejoin': 'round'};
      return [stroked('muted', 'path', {d, 'stroke-width': 1.75, ...round})];
    }
    case 'check': {
      const left = tone === 'bare' ? x : x + 12;
      const at = {x: left, y: y + h / 2 - 7.5, width: 15, height: 15, rx: 3, ...hairline};
      const tick = `M${number(left + 3.5)} ${middle}l3 3l5 -5.5`;
      return value
        ? [filled('accent', 'rect', at), stroked('paper', 'path', {d: tick, 'stroke-width': 2})]
        : [stroked('muted', 'rect', at)];
    }
    case 'bar': {
      const barInk = tone === 'accent' ? 'accent' : tone === 'run' ? 'teal' : 'muted';
      const at = {x: x + w * value, width: w * (end - value), height: 10, rx: 5};
      return [
        stroked('line', 'path', {d: `M${number(x)} ${number(y)}v${number(h)}`, ...hairline}),
        filled(barInk, 'rect', {...at, y: y + h / 2 - 12}),
      ];
    }
    case 'rule':
      return [stroked('line', 'path', {d: `M${number(x)} ${middle}h${number(w)}`, ...hairline})];
    case undefined:
      return [];
  }
}
