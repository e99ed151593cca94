import {readFileSync} from 'node:fs';
import {drawable} from '../../diagrams/draw/fonts';
import {drawTexts} from '../../diagrams/draw/render';
import {tag} from '../../diagrams/draw/svg';
import {setLine, wrap, type Type} from '../../diagrams/draw/text';
import {release} from '../../platform/release';
import {cardSize} from '../../settings/addresses';
import {palettes} from '../../settings/palette';
import type {PageSummary} from '../page';

export interface Card {
  section: string;
  title: string;
  /** The line at the bottom: an operation's method and path, or the kind of page. */
  note: string;
}

/** In characters; longer paths would run into the release beside them. */
const maxNoteLength = 46;

/** The texts on a page's card. */
export function cardOf({title, section, kind, operation = ''}: PageSummary): Card {
  const note = operation.length <= maxNoteLength ? operation : '';
  return {section, title, note: note || kind || 'Documentation'};
}

const colours = palettes.light;
const {width, height} = cardSize;
const [left, right] = [92, width - 72];
/** The y coordinate, in pixels, around which section and title are centred. */
const middle = 310;
const foot = {line: 500, baseline: 556};

/** Sets a title in the largest size, in pixels, in which it fits on two lines, else in the smallest. */
function setTitle(title: string): {type: Type; lines: string[]} {
  const forms = [80, 70, 60, 50].map((size) => {
    const type: Type = {face: 'semibold', size, color: 'ink'};
    return {type, lines: wrap(drawable(title, type.face), type, right - left)};
  });
  return forms.find(({lines}) => lines.length <= 2) ?? forms[3]!;
}

/** Draws a card as SVG, with its texts as outlines. */
export function drawCard({section, title, note}: Card): string {
  const {type, lines} = setTitle(title);
  const lead = type.size * 1.1;
  const top = middle - (54 + lines.length * lead) / 2;
  const small = {size: 28, color: 'muted'} as const;
  const noteFace = /^[A-Z]+ \//.test(note) ? 'mono' : 'regular';
  const line = (text: string, of: Type, y: number, x = left, anchor: 'start' | 'end' = 'start') =>
    setLine(drawable(text, of.face), of, {x, y, anchor});
  const texts = [
    line(section.toUpperCase(), {face: 'mono', size: 26, color: 'accent'}, top + 26),
    ...lines.map((text, index) => line(text, type, top + 54 + lead * index + type.size * 0.91)),
    line(note, {face: noteFace, ...small}, foot.baseline),
    line(`Agenta ${release.line}`, {face: 'regular', ...small}, foot.baseline, right, 'end'),
  ];
  const wordmark = readFileSync('static/img/wordmark-light.svg', 'utf8');
  const parts = [
    tag('rect', {width, height, fill: colours.paper}),
    tag('rect', {width: 20, height, fill: colours.accent}),
    tag('rect', {x: left, y: foot.line, width: right - left, height: 2, fill: colours.line}),
    tag('g', {transform: `translate(${left} 64) scale(1.9)`}, wordmark),
    ...drawTexts(texts).map(({fill, markup}) =>
      tag('g', {fill: fill === 'none' ? fill : colours[fill]}, markup),
    ),
  ];
  return tag('svg', {xmlns: 'http://www.w3.org/2000/svg', width, height}, parts.join(''));
}
