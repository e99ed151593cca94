import type {PageText} from './format';
import type {Matcher} from './highlight';
import {type Identifier, wholeness} from './identifiers';

/** Longest content of a hit, in characters. */
const maxContent = 600;

type Block = PageText['b'][number];

/** Beginnings of words that count as one asked word. Short ones have to stand at the start of a word. */
export type Pattern = readonly (string | RegExp)[];

/** One pattern per asked word. Stems are beginnings of words, so no text has to be split to look for them. */
export function patternsOf(matcher: Matcher): Pattern[] {
  return matcher.map(({raw, stems}) => {
    const strong = [...stems].sort((a, b) => b[1] - a[1]).slice(0, 8);
    const beginnings = [raw, ...strong.map(([stem]) => stem.replace(/(?<=.{4})y$/, ''))];
    return beginnings.map((text) => (text.length < 5 ? new RegExp(`\\b${text}`) : text));
  });
}

/** Where a pattern first matches a lower-case text, or -1. */
function placeIn(text: string, pattern: Pattern): number {
  let first = -1;
  for (const part of pattern) {
    const at = typeof part === 'string' ? text.indexOf(part) : text.search(part);
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}

function matches(text: string, pattern: Pattern): boolean {
  return pattern.some((part) => (typeof part === 'string' ? text.includes(part) : part.test(text)));
}

const lowered = new WeakMap<PageText, string[]>();

/** A page's blocks in lower case, made once per page. */
function lowerBlocks(text: PageText): string[] {
  let blocks = lowered.get(text);
  if (!blocks) {
    blocks = text.b.map(([, content]) => content.toLowerCase());
    lowered.set(text, blocks);
  }
  return blocks;
}

/** The block with most of what was asked, whole names before their parts, the shorter of two. */
export function bestBlock(
  text: PageText,
  patterns: readonly Pattern[],
  identifiers: readonly Identifier[],
  isUnder: (block: Block) => boolean,
): Block | undefined {
  let best: Block | undefined;
  let most = 0;
  const blocks = lowerBlocks(text);
  for (const [at, block] of text.b.entries()) {
    if (!isUnder(block)) continue;
    let matched = 0;
    for (const pattern of patterns) if (matches(blocks[at] ?? '', pattern)) matched += 1;
    if (matched === 0) continue;
    const whole =
      identifiers.length > 0 ? wholeness(blocks[at] ?? '', block[2] !== undefined, identifiers) : 0;
    const score = matched + whole - Math.min(0.5, block[1].length / 4000);
    if (score > most) {
      best = block;
      most = score;
    }
  }
  return best;
}

/** The part of a long text around the first match. */
export function excerpt(text: string, patterns: readonly Pattern[]): string {
  if (text.length <= maxContent) return text;
  const lower = text.toLowerCase();
  const firsts = patterns.map((pattern) => placeIn(lower, pattern)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...firsts, text.length) - maxContent / 3);
  const start = from === 0 || firsts.length === 0 ? 0 : text.indexOf(' ', from) + 1;
  return text.slice(start, start + maxContent);
}
