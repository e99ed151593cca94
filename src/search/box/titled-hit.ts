import {headingId} from '../engine/format';
import type {Hit} from '../engine/request';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

const lettersOf = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * The name of the entry that a hit leads to: the message of an error, else what its anchor was made from, such as `AGENTA_HOST` for
 * `#env-agenta-host`, or `token` for `#body.token`.
 */
function entryName({url, content}: Hit, heading: string): string | undefined {
  const [, anchor = ''] = url.split('#');
  if (!content || anchor === headingId(heading)) return undefined;
  const [cell = '', ...others] = content.split(' · ');
  // A status alone does not say which error it is.
  if (anchor.startsWith('error-')) return /^\d+$/.test(cell) ? `${cell} · ${others[0]}` : cell;
  const [word = ''] = cell.split(/[\s,]/);
  const names = others.length > 0 || anchor.includes('.') ? [cell, word] : [cell];
  return names.find((name) => lettersOf(name) && lettersOf(anchor).endsWith(lettersOf(name)));
}

/** Cuts HTML after `length` characters of its text; a `<mark>` around the cut is in both parts. */
function cut(html: string, length: number): [start: string, rest: string] {
  const keep = (isKept: (at: number) => boolean) => {
    let at = 0;
    return html
      .replace(/<\/?mark>|[^]/g, (part) => (part.length > 1 || isKept(at++) ? part : ''))
      .replaceAll('<mark></mark>', '');
  };
  return [keep((at) => at < length), keep((at) => at >= length)];
}

/**
 * A hit for text as one for the entry or heading that it leads to, with the text below. So no hit is titled by a fragment of a sentence, and
 * DocSearch remembers it: 3.9.0 keeps a hit for text only if its page is among the hits, and then only the page.
 */
export function titledHit(hit: Hit): Hit {
  if (hit.type !== 'content') return hit;
  const above = levels.findLast((level) => hit.hierarchy[level]) ?? 'lvl1';
  const name = entryName(hit, hit.hierarchy[above] ?? '');
  const below = levels[levels.indexOf(above) + 1];
  if (name === undefined || below === undefined) return {...hit, type: above};
  const {hierarchy: snippets, content} = hit._snippetResult;
  const isFirst = content?.value.replace(/<\/?mark>/g, '').startsWith(name);
  const [title, rest] = content && isFirst ? cut(content.value, name.length) : [name, content?.value];
  return {
    ...hit,
    type: below,
    hierarchy: {...hit.hierarchy, [below]: name},
    _snippetResult: {
      hierarchy: {...snippets, [below]: {value: title}},
      ...(rest !== undefined && {content: {value: rest.replace(/^((?:<mark>)?)[\s·,:]+/, '$1')}}),
    },
  };
}
