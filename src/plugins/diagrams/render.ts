import type {Palette} from '../../site/palette';
import type {Box, Control, Group, Point, Tone} from '../../diagrams/types';
import {outline, shape, unitsPerEm, type Face} from './fonts';
import {calloutRadius, type Route, type Scene, type TextLine} from './scene';
import {sizeOf} from './size';

type Paint = Record<Tone, {fill: string; stroke: string; dash?: string}>;

const number = (value: number): string => String(Math.round(value * 100) / 100);
const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Presentation attributes only: a style sheet inside an image would need an exception in the CSP. */
function tag(name: string, attributes: Record<string, string | number | undefined>, inner = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  return inner ? `<${name}${list}>${inner}</${name}>` : `<${name}${list}/>`;
}

function paintOf(palette: Palette): Paint {
  return {
    plain: {fill: palette.paper, stroke: palette.line},
    accent: {fill: palette.accentSoft, stroke: palette.accent},
    run: {fill: palette.tealSoft, stroke: palette.teal},
    quiet: {fill: 'none', stroke: palette.muted, dash: '4 4'},
    caution: {fill: palette.amberSoft, stroke: palette.amber},
    field: {fill: palette.surface, stroke: palette.line},
    button: {fill: palette.paper, stroke: palette.muted},
    primary: {fill: palette.accent, stroke: palette.accent},
    bare: {fill: 'none', stroke: 'none'},
  };
}

function drawBox(box: Box, paint: Paint): string {
  const {fill, stroke, dash} = paint[box.tone ?? 'plain'];
  const {x, y, w, h} = box;
  const common = {fill, stroke, 'stroke-width': 1.25, 'stroke-dasharray': dash};
  if (box.tone === 'bare') return '';
  if (box.shape === 'store') {
    const rim = 7;
    const side = `M${number(x)} ${number(y + rim)}v${number(h - 2 * rim)}a${number(w / 2)} ${rim} 0 0 0 ${number(w)} 0v${number(2 * rim - h)}`;
    return (
      tag('path', {d: side, ...common}) +
      tag('ellipse', {cx: x + w / 2, cy: y + rim, rx: w / 2, ry: rim, ...common})
    );
  }
  const radius = {round: 8, cell: 0, pill: h / 2}[box.shape ?? 'round'];
  const rx = box.tone && ['field', 'button', 'primary'].includes(box.tone) && !box.shape ? 5 : radius;
  return tag('rect', {x, y, width: w, height: h, rx: rx || undefined, ...common});
}

function drawGroup(group: Group, palette: Palette): string {
  const {x, y, w, h, kind = 'frame'} = group;
  const filled = kind === 'window' || kind === 'card';
  const frame = tag('rect', {
    x,
    y,
    width: w,
    height: h,
    rx: kind === 'card' ? 8 : 12,
    fill: filled ? palette.paper : 'none',
    stroke: kind === 'dashed' ? palette.muted : palette.line,
    'stroke-width': 1.25,
    'stroke-dasharray': kind === 'dashed' ? '4 4' : undefined,
  });
  if (kind !== 'window') return frame;
  return frame + tag('path', {d: `M${x} ${y + 29}h${w}`, stroke: palette.line, 'stroke-width': 1.25});
}

function drawControl(control: Control, palette: Palette): string {
  const {x, y, w, h, value = 0} = control;
  const ink = control.tone === 'accent' ? palette.accent : control.tone === 'run' ? palette.teal : palette.muted;
  const middle = y + h / 2;
  switch (control.kind) {
    case 'slider':
      return (
        tag('path', {d: `M${x} ${middle}h${w}`, stroke: palette.line, 'stroke-width': 4, 'stroke-linecap': 'round'}) +
        tag('path', {d: `M${x} ${middle}h${number(w * value)}`, stroke: ink, 'stroke-width': 4, 'stroke-linecap': 'round'}) +
        tag('circle', {cx: x + w * value, cy: middle, r: 7, fill: palette.paper, stroke: ink, 'stroke-width': 2})
      );
    case 'switch':
      return (
        tag('rect', {x, y, width: w, height: h, rx: h / 2, fill: value ? ink : palette.line}) +
        tag('circle', {cx: value ? x + w - h / 2 : x + h / 2, cy: middle, r: h / 2 - 2.5, fill: palette.paper})
      );
    case 'caret':
      return tag('path', {
        d: `M${x} ${number(middle - h / 4)}l${number(w / 2)} ${number(h / 2)}l${number(w / 2)} ${number(-h / 2)}`,
        fill: 'none',
        stroke: ink,
        'stroke-width': 1.75,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });
    case 'check':
      return (
        tag('rect', {x, y, width: w, height: h, rx: 3, fill: value ? ink : 'none', stroke: ink, 'stroke-width': 1.25}) +
        (value
          ? tag('path', {
              d: `M${number(x + w * 0.24)} ${number(middle)}l${number(w * 0.19)} ${number(h * 0.2)}l${number(w * 0.34)} ${number(-h * 0.38)}`,
              fill: 'none',
              stroke: palette.paper,
              'stroke-width': 2,
            })
          : '')
      );
    case 'bar':
      return tag('rect', {x, y, width: w, height: h, rx: h / 2, fill: ink});
    case 'dot':
      return tag('circle', {cx: x + w / 2, cy: middle, r: w / 2, fill: ink});
    case 'rule':
      return tag('path', {
        d: h > w ? `M${x} ${y}v${h}` : `M${x} ${y}h${w}`,
        stroke: control.tone ? ink : palette.line,
        'stroke-width': control.tone === 'accent' ? 2 : 1.25,
      });
  }
}

const corner = 8;

/** A polyline with rounded corners. */
function wayOf(points: readonly Point[]): string {
  let way = `M${points[0].map(number).join(' ')}`;
  for (let index = 1; index < points.length - 1; index += 1) {
    const [before, here, after] = [points[index - 1], points[index], points[index + 1]];
    const near = (other: Point): string => {
      const distance = Math.abs(other[0] - here[0]) + Math.abs(other[1] - here[1]);
      const part = Math.min(corner, distance / 2) / distance;
      return `${number(here[0] + (other[0] - here[0]) * part)} ${number(here[1] + (other[1] - here[1]) * part)}`;
    };
    way += `L${near(before)}Q${here.map(number).join(' ')} ${near(after)}`;
  }
  return `${way}L${points[points.length - 1].map(number).join(' ')}`;
}

function arrowHead(tip: Point, before: Point): string {
  const length = Math.abs(tip[0] - before[0]) + Math.abs(tip[1] - before[1]);
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const at = (along: number, across: number) =>
    `${number(tip[0] - dx * along - dy * across)} ${number(tip[1] - dy * along + dx * across)}`;
  return `M${at(0, 0)}L${at(9, 4.5)}L${at(9, -4.5)}Z`;
}

/** The line stops inside the head, so that its square end never shows at the tip. */
function shorten(tip: Point, before: Point): Point {
  const length = Math.abs(tip[0] - before[0]) + Math.abs(tip[1] - before[1]);
  return [tip[0] - ((tip[0] - before[0]) / length) * 5, tip[1] - ((tip[1] - before[1]) / length) * 5];
}

function drawRoute({edge, points}: Route, palette: Palette): string {
  const ink = edge.tone === 'accent' ? palette.accent : palette.muted;
  const arrow = edge.arrow ?? 'end';
  const line = [...points];
  let heads = '';
  if (arrow !== 'none') {
    heads += arrowHead(points[points.length - 1], points[points.length - 2]);
    line[line.length - 1] = shorten(points[points.length - 1], points[points.length - 2]);
  }
  if (arrow === 'both') {
    heads += arrowHead(points[0], points[1]);
    line[0] = shorten(points[0], points[1]);
  }
  return (
    tag('path', {
      d: wayOf(line),
      fill: 'none',
      stroke: ink,
      'stroke-width': 1.5,
      'stroke-dasharray': edge.dashed ? '4 4' : undefined,
    }) + (heads ? tag('path', {d: heads, fill: ink}) : '')
  );
}

/** Type as shapes: each glyph is defined once and placed with `use`, so the picture needs no font. */
function drawTexts(texts: readonly TextLine[], palette: Palette): string {
  const glyphs = new Map<string, string>();
  const runs: string[] = [];
  for (const line of texts) {
    for (const segment of line.segments) {
      const scale = segment.size / unitsPerEm(segment.face);
      const placed = shape(segment.text, segment.face).glyphs.map(({id, x}) => {
        const key = `${segment.face[0]}${id}`;
        if (!glyphs.has(key)) glyphs.set(key, outlineOf(id, segment.face));
        return glyphs.get(key) ? tag('use', {href: `#${key}`, x: x || undefined}) : '';
      });
      const transform = `matrix(${scale} 0 0 ${-scale} ${number(segment.x)} ${number(line.baseline)})`;
      runs.push(tag('g', {transform, fill: palette[segment.color]}, placed.join('')));
    }
  }
  const defs = [...glyphs].filter(([, d]) => d).map(([id, d]) => tag('path', {id, d}));
  return tag('defs', {}, defs.join('')) + runs.join('');
}

const outlineOf = (id: number, face: Face): string => outline(id, face);

export function render(scene: Scene, palette: Palette): string {
  const {diagram, width, height} = scene;
  const {pixels} = sizeOf(diagram);
  const paint = paintOf(palette);
  const parts = [
    `<title>${escape(diagram.title)}</title>`,
    tag('rect', {width, height, rx: 10, fill: palette.surface}),
    ...(diagram.groups ?? []).map((group) => drawGroup(group, palette)),
    ...diagram.boxes.map((box) => drawBox(box, paint)),
    ...(diagram.controls ?? []).map((control) => drawControl(control, palette)),
    ...scene.routes.map((found) => drawRoute(found, palette)),
    ...scene.callouts.map(({x, y}) =>
      tag('circle', {cx: x, cy: y, r: calloutRadius, fill: palette.accent, stroke: palette.surface, 'stroke-width': 2}),
    ),
    drawTexts(scene.texts, palette),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: pixels.width,
    height: pixels.height,
    viewBox: `0 0 ${number(width)} ${number(height)}`,
    role: 'img',
  };
  return `${tag('svg', attributes, parts.filter(Boolean).join('\n'))}\n`;
}
