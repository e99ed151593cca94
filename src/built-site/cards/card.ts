import {readFileSync} from 'node:fs';
import {createElement, type CSSProperties, type ReactNode} from 'react';
import {release} from '../../platform/release';
import {cardSize} from '../../settings/addresses';
import {palettes} from '../../settings/palette';
import type {PageSummary} from '../page';

export interface Card {
  section: string;
  title: string;
  /** The line at the foot: an operation's method and path, or the kind of page. */
  note: string;
}

/** In characters; longer paths would run into the release beside them. */
const longestNote = 46;

/** The texts of a page's card. */
export function cardOf({title, section, kind, operation = ''}: PageSummary): Card {
  const note = operation.length <= longestNote ? operation : '';
  return {section, title, note: note || kind || 'Documentation'};
}

const colours = palettes.light;
const wordmark = {file: 'static/img/wordmark-light.svg', width: 146, height: 28, scale: 1.9};

const words = (style: CSSProperties, text: string) => createElement('div', {style}, text);

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', {style: {display: 'flex', ...style}}, ...children);

function logo(): ReactNode {
  const {file, width, height, scale} = wordmark;
  const src = `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
  return createElement('img', {src, width: width * scale, height: height * scale});
}

/** Font size in pixels; any title takes at most three lines. */
function titleSize({length}: string): number {
  if (length <= 24) return 84;
  return length <= 42 ? 72 : 60;
}

export function drawCard({section, title, note}: Card): ReactNode {
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
