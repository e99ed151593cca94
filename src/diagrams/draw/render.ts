import {escapeHtml} from '../../settings/text';
import type {Palette} from '../../settings/palette';
import {drawRoute} from './arrows';
import {outline, shape, unitsPerEm} from './fonts';
import {calloutRadius, type Scene, type TextLine} from './scene';
import {drawBox, drawControl, drawGroup, paintOf} from './shapes';
import {sizeOf} from './size';
import {number, tag} from './svg';

/** Text as outlines: each glyph is defined once and placed with `use`, so the picture needs no font. */
function drawTexts(texts: readonly TextLine[], palette: Palette): string {
  const glyphs = new Map<string, string>();
  const runs: string[] = [];
  for (const line of texts) {
    for (const run of line.runs) {
      const scale = run.size / unitsPerEm(run.face);
      const placed = shape(run.text, run.face).glyphs.map(({id, x}) => {
        const key = `${run.face[0]}${id}`;
        if (!glyphs.has(key)) glyphs.set(key, outline(id, run.face));
        return glyphs.get(key) ? tag('use', {href: `#${key}`, x: x || undefined}) : '';
      });
      const transform = `matrix(${scale} 0 0 ${-scale} ${number(run.x)} ${number(line.baseline)})`;
      runs.push(tag('g', {transform, fill: palette[run.color]}, placed.join('')));
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
    `<title>${escapeHtml(diagram.title)}</title>`,
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
