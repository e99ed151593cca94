import type {Palette} from '../../settings/palette';
import type {Box, Control, Group, Point, Tone} from '../data/types';
import {lengthOf, type Stretch} from './route';
import {outline, shape, unitsPerEm} from './fonts';
import {calloutRadius, type Route, type Scene, type TextLine} from './scene';
import {sizeOf} from './size';

type Paint = Record<Tone, {fill: string; stroke: string; dash?: string}>;

const number = (value: number): string => String(Math.round(value * 100) / 100);
const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Presentation attributes only: a style sheet inside an image would need an exception in the CSP. */
function tag(
  name: string,
  attributes: Record<string, string | number | undefined>,
  inner = '',
): string {
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
  const rx =
    box.tone && ['field', 'button', 'primary'].includes(box.tone) && !box.shape ? 5 : radius;
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
  return (
    frame + tag('path', {d: `M${x} ${y + 29}h${w}`, stroke: palette.line, 'stroke-width': 1.25})
  );
}

function drawControl(control: Control, palette: Palette): string {
  const {x, y, w, h, value = 0} = control;
  const ink =
    control.tone === 'accent'
      ? palette.accent
      : control.tone === 'run'
        ? palette.teal
        : palette.muted;
  const middle = y + h / 2;
  switch (control.kind) {
    case 'slider':
      return (
        tag('path', {
          d: `M${x} ${middle}h${w}`,
          stroke: palette.line,
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }) +
        tag('path', {
          d: `M${x} ${middle}h${number(w * value)}`,
          stroke: ink,
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }) +
        tag('circle', {
          cx: x + w * value,
          cy: middle,
          r: 7,
          fill: palette.paper,
          stroke: ink,
          'stroke-width': 2,
        })
      );
    case 'switch':
      return (
        tag('rect', {x, y, width: w, height: h, rx: h / 2, fill: value ? ink : palette.line}) +
        tag('circle', {
          cx: value ? x + w - h / 2 : x + h / 2,
          cy: middle,
          r: h / 2 - 2.5,
          fill: palette.paper,
        })
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
        tag('rect', {
          x,
          y,
          width: w,
          height: h,
          rx: 3,
          fill: value ? ink : 'none',
          stroke: ink,
          'stroke-width': 1.25,
        }) +
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

/** The point `by` units before the end of a stretch (or after its start, for negative values). */
function along(stretch: Stretch, by: number): Point {
  const {from, to} = stretch;
  const share = by / lengthOf(stretch);
  return by >= 0
    ? [to[0] - (to[0] - from[0]) * share, to[1] - (to[1] - from[1]) * share]
    : [from[0] - (to[0] - from[0]) * share, from[1] - (to[1] - from[1]) * share];
}

const write = (point: Point): string => point.map(number).join(' ');

/** A line of stretches with rounded corners; `cut` units are left off for an arrow head. */
function wayOf(stretches: readonly Stretch[], cut: {start: number; end: number}): string {
  return stretches
    .map((stretch, index) => {
      const next = stretches[index + 1];
      const start =
        index === 0 ? `M${write(cut.start ? along(stretch, -cut.start) : stretch.from)}` : '';
      if (!next) return `${start}L${write(cut.end ? along(stretch, cut.end) : stretch.to)}`;
      const radius = Math.min(corner, lengthOf(stretch) / 2, lengthOf(next) / 2);
      return `${start}L${write(along(stretch, radius))}Q${write(stretch.to)} ${write(along(next, -radius))}`;
    })
    .join('');
}

function arrowHead(stretch: Stretch): string {
  const {from, to} = stretch;
  const length = lengthOf(stretch);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (back: number, across: number) =>
    write([to[0] - dx * back - dy * across, to[1] - dy * back + dx * across]);
  return `M${at(0, 0)}L${at(9, 4.5)}L${at(9, -4.5)}Z`;
}

/** The line stops inside the head, so that its square end never shows at the tip. */
const underHead = 5;

function drawRoute({edge, stretches}: Route, palette: Palette): string {
  const ink = edge.tone === 'accent' ? palette.accent : palette.muted;
  const arrow = edge.arrow ?? 'end';
  const [first, last] = [stretches.at(0), stretches.at(-1)];
  if (!first || !last) return '';
  const heads = [
    arrow === 'none' ? '' : arrowHead(last),
    arrow === 'both' ? arrowHead({from: first.to, to: first.from}) : '',
  ].join('');
  const cut = {start: arrow === 'both' ? underHead : 0, end: arrow === 'none' ? 0 : underHead};
  return (
    tag('path', {
      d: wayOf(stretches, cut),
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
        if (!glyphs.has(key)) glyphs.set(key, outline(id, segment.face));
        return glyphs.get(key) ? tag('use', {href: `#${key}`, x: x || undefined}) : '';
      });
      const transform = `matrix(${scale} 0 0 ${-scale} ${number(segment.x)} ${number(line.baseline)})`;
      runs.push(tag('g', {transform, fill: palette[segment.color]}, placed.join('')));
    }
  }
  const defs = [...glyphs].filter(([, d]) => d).map(([id, d]) => tag('path', {id, d}));
  return tag('defs', {}, defs.join('')) + runs.join('');
}

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
      tag('circle', {
        cx: x,
        cy: y,
        r: calloutRadius,
        fill: palette.accent,
        stroke: palette.surface,
        'stroke-width': 2,
      }),
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
