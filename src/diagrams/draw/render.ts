import {palettes, type Palette} from '../../settings/palette';
import {escapeHtml} from '../../settings/text';
import {drawRoute} from './arrows';
import {outlineOf, unitsPerEm} from './fonts';
import {calloutRadius, type Scene} from './scene';
import {drawBox, drawFrame} from './shapes';
import {filled, number, tag, type Ink, type Shape} from './svg';
import type {TextLine} from './text';

/**
 * Draws text as outlines, so that the picture needs no font, with one path per run. Defining each glyph once
 * and placing it with `use` made browsers style ten times as many elements.
 */
export function drawTexts(texts: readonly TextLine[]): Shape[] {
  return texts
    .flatMap((line) => line.runs.map((run) => ({...run, baseline: line.baseline})))
    .sort((a, b) => a.color.localeCompare(b.color))
    .map((run) => {
      const scale = run.size / unitsPerEm(run.face);
      const transform = `matrix(${scale} 0 0 ${-scale} ${number(run.x)} ${number(run.baseline)})`;
      return filled(run.color, 'path', {transform, d: outlineOf(run.text, run.face)});
    });
}

/** Merges consecutive shapes with the same colours. */
function layersOf(shapes: readonly Shape[]): Shape[] {
  const layers: Shape[] = [];
  for (const next of shapes) {
    const last = layers.at(-1);
    if (last?.fill === next.fill && last.stroke === next.stroke) last.markup += next.markup;
    else layers.push({...next});
  }
  return layers;
}

/**
 * Renders both colour modes into one file: the shapes are defined once and used with the colours of each
 * mode, dark below light. The fragment `#dark.svg` selects the dark view, so that a page with both modes
 * loads one file. Its ending makes the zoom treat it as an SVG.
 */
export function render(scene: Scene): string {
  const {width, height} = scene;
  const ring = {r: calloutRadius, 'stroke-width': 2};
  const layers = layersOf([
    filled('surface', 'rect', {width, height, rx: 10}),
    ...scene.frames.flatMap(drawFrame),
    ...scene.boxes.flatMap(drawBox),
    ...scene.routes.flatMap(drawRoute),
    ...scene.callouts.map(({x, y}) => ({
      fill: 'accent' as const,
      stroke: 'surface' as const,
      markup: tag('circle', {cx: x, cy: y, ...ring}),
    })),
    ...drawTexts(scene.texts),
  ]);
  const defs = layers.map(({markup}, index) => tag('g', {id: `l${index}`}, markup));
  const used = (palette: Palette) => {
    const color = (ink: Ink) => (ink === 'none' ? undefined : palette[ink]);
    return layers.map(({fill, stroke}, index) =>
      tag('use', {href: `#l${index}`, fill: color(fill) ?? 'none', stroke: color(stroke)}),
    );
  };
  const parts = [
    `<title>${escapeHtml(scene.diagram.title)}</title>`,
    tag('view', {id: 'dark.svg', viewBox: `0 ${height} ${width} ${height}`}),
    tag('defs', {}, defs.join('\n')),
    ...used(palettes.light),
    tag('g', {transform: `translate(0 ${height})`}, used(palettes.dark).join('\n')),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
  };
  return `${tag('svg', attributes, parts.join('\n'))}\n`;
}
