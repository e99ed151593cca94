import {readFileSync} from 'node:fs';
import {toString} from 'hast-util-to-string';
import {release} from '../../platform/release';
import {cardSize} from '../../settings/addresses';
import {palettes} from '../../settings/palette';
import type {Page} from '../page';
import {find, ofClass} from '../tree';

export interface Card {
  section: string;
  title: string;
  /** The line at the foot: an operation's method and path, or the kind of page. */
  note: string;
}

/** In characters; longer paths would run into the release beside them. */
const longestNote = 46;

/** The texts of a page's card. */
export function cardOf({title, section, kind, content}: Page): Card {
  const endpoint = find(content, ofClass('api-endpoint'));
  const operation = endpoint
    ? toString(endpoint)
        .replace(/^([A-Z]+)\s*/, '$1 ')
        .trim()
    : '';
  const note = operation.length <= longestNote ? operation : '';
  return {section, title, note: note || kind || 'Documentation'};
}

type Style = Record<string, string | number>;

/** A React element, as satori takes it. */
export interface CardElement {
  type: string;
  key: null;
  props: {
    style: Style;
    children?: (CardElement | string)[] | string;
    src?: string;
    width?: number;
    height?: number;
  };
}

const colours = palettes.light;
const wordmark = {file: 'static/img/wordmark-light.svg', width: 146, height: 28, scale: 1.9};

function box(style: Style, ...children: (CardElement | string)[]): CardElement {
  return {type: 'div', key: null, props: {style: {display: 'flex', ...style}, children}};
}

function words(style: Style, text: string): CardElement {
  return {type: 'div', key: null, props: {style, children: text}};
}

function logo(): CardElement {
  const {file, width, height, scale} = wordmark;
  const src = `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
  return {
    type: 'img',
    key: null,
    props: {src, width: width * scale, height: height * scale, style: {}},
  };
}

/** Font size in pixels; any title takes at most three lines. */
function titleSize({length}: string): number {
  if (length <= 24) return 84;
  return length <= 42 ? 72 : 60;
}

export function drawCard({section, title, note}: Card): CardElement {
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      background: colours.paper,
      color: colours.ink,
      fontFamily: 'Instrument Sans',
      borderLeft: `20px solid ${colours.accent}`,
    },
    logo(),
    box(
      {flexDirection: 'column'},
      words(
        {
          fontFamily: 'JetBrains Mono',
          fontSize: 26,
          color: colours.accent,
          marginBottom: 20,
          letterSpacing: 1,
        },
        section.toUpperCase(),
      ),
      words(
        {
          fontSize: titleSize(title),
          fontWeight: 600,
          lineHeight: 1.1,
          letterSpacing: -1.5,
          textWrap: 'balance',
        },
        title,
      ),
    ),
    box(
      {
        justifyContent: 'space-between',
        paddingTop: 28,
        borderTop: `2px solid ${colours.line}`,
        fontSize: 28,
        color: colours.muted,
      },
      words(
        {fontFamily: /^[A-Z]+ \//.test(note) ? 'JetBrains Mono' : 'Instrument Sans', maxWidth: 780},
        note,
      ),
      words({}, `Agenta ${release.line}`),
    ),
  );
}
