import type {Palette} from '../../settings/palette';
import type {Box, Control, Group, Tone} from '../data/types';
import {number, tag} from './svg';

type Paint = Record<Tone, {fill: string; stroke: string; dash?: string}>;

export function paintOf(palette: Palette): Paint {
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

export function drawBox(box: Box, paint: Paint): string {
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

export function drawGroup(group: Group, palette: Palette): string {
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

export function drawControl(control: Control, palette: Palette): string {
  const {x, y, w, h, value = 0} = control;
  const ink =
    control.tone === 'accent'
      ? palette.accent
      : control.tone === 'run'
        ? palette.teal
        : palette.muted;
  const middle = y + h / 2;
  const track = (length: number, stroke: string) =>
    tag('path', {
      d: `M${x} ${middle}h${number(length)}`,
      stroke,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    });
  switch (control.kind) {
    case 'slider':
      return (
        track(w, palette.line) +
        track(w * value, ink) +
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
