import type {PageText} from './format';
import {type Identifier, isHeadedBy, wholeness} from './identifiers';
import {findBeginning, type Pattern} from './patterns';

/** Longest content of a hit, in characters. */
const maxContent = 400;
/** A word in the heading above counts nearly as much as one in the passage, and some more if it is in both. */
const headingShare = 0.8;
const bothShare = 0.35;
/** What the rest of the section says tells a little too. */
const sectionShare = 0.15;
/** What the title says already is true of every passage. */
const toldShare = 0.4;
/** Of two passages that say the same the shorter one is better; this is what length may cost at most. */
const lengthCost = 0.4;
/** A name as a whole against one of its parts. */
const wholeWorth = 1;

type Block = PageText['b'][number];

/** A page's text made ready for looking things up: headings and blocks, in lower case, in one string. */
interface Lowered {
  text: string;
  /** Where each unit begins: first the description, then headings, then blocks. */
  starts: number[];
  /** For each heading the one above it, or -1. */
  parents: number[];
}

const lowered = new WeakMap<PageText, Lowered>();

function lower(page: PageText): Lowered {
  let ready = lowered.get(page);
  if (!ready) {
    const units = [page.d, ...page.h.map(([, text]) => text), ...page.b.map(([, text]) => text)];
    const starts: number[] = [];
    let at = 0;
    for (const unit of units) {
      starts.push(at);
      at += unit.length + 1;
    }
    const parents = page.h.map((_, heading) => chainOf(page, heading).at(-2) ?? -1);
    // Lower case may be longer than upper case in a few scripts; places would shift.
    const all = units.join('\n');
    const text = all.toLowerCase();
    ready = {text: text.length === all.length ? text : all, starts, parents};
    lowered.set(page, ready);
  }
  return ready;
}

/** Numbers of the headings above a place and of its own heading, outermost first. */
export function chainOf({h}: PageText, heading: number): number[] {
  const chain: number[] = [];
  for (let at = heading, level = 7; at >= 0; at -= 1) {
    const entry = h[at];
    if (entry && entry[0] < level) {
      chain.unshift(at);
      level = entry[0];
    }
  }
  return chain;
}

/** For each unit how well it answers one asked word; undefined when none does. */
function answersIn({text, starts}: Lowered, {beginnings}: Pattern): Float64Array | undefined {
  let answers: Float64Array | undefined;
  for (const {text: beginning, likeness} of beginnings) {
    let unit = 0;
    let at = findBeginning(text, beginning, 0);
    while (at >= 0) {
      answers ??= new Float64Array(starts.length);
      while (unit < starts.length && (starts[unit] ?? 0) <= at) unit += 1;
      if ((answers[unit - 1] ?? 0) < likeness) answers[unit - 1] = likeness;
      const next = starts[unit];
      at = next === undefined ? -1 : findBeginning(text, beginning, next);
    }
  }
  return answers;
}

export interface Passage {
  block: Block;
  /** Share of the question's weight that this passage or its headings answer and `isTold` does not. */
  gain: number;
}

/** 1 for a word that no passage has, less the more have it. */
function rarityOnPage(answers: Float64Array, firstBlock: number): number {
  const count = answers.length - firstBlock;
  let having = 0;
  for (let unit = firstBlock; unit < answers.length; unit += 1) if (answers[unit]) having += 1;
  return Math.log(1 + count / (1 + having)) / Math.log(1 + count);
}

/** For one asked word: how well each heading with those above it answers, and the best passage of each section. */
function sectionsOf(page: PageText, {parents}: Lowered, answers: Float64Array) {
  const above = new Float64Array(page.h.length);
  // The first place is that of passages before any heading.
  const within = new Float64Array(page.h.length + 1);
  for (let heading = 0; heading < above.length; heading += 1)
    above[heading] = Math.max(answers[1 + heading] ?? 0, above[parents[heading] ?? -1] ?? 0);
  for (let at = 0; at < page.b.length; at += 1) {
    const section = (page.b[at]?.[0] ?? -1) + 1;
    const own = answers[1 + page.h.length + at] ?? 0;
    if (own > (within[section] ?? 0)) within[section] = own;
  }
  return {above, within};
}

/**
 * The passage of a page that answers best. A word that every passage has tells them apart the least, so words weigh by how
 * rare they are on the page as well.
 */
export function bestPassage(
  page: PageText,
  patterns: readonly Pattern[],
  identifiers: readonly Identifier[],
  isTold: (pattern: number) => boolean,
  isUnder: (heading: number) => boolean = () => true,
): Passage | undefined {
  const ready = lower(page);
  const firstBlock = 1 + page.h.length;
  const scores = new Float64Array(page.b.length);
  const gains = new Float64Array(page.b.length);
  let most = 0;
  let total = 0;
  patterns.forEach((pattern, number) => {
    total += pattern.weight;
    const answers = answersIn(ready, pattern);
    if (!answers) return;
    const told = isTold(number);
    const weight = pattern.weight * rarityOnPage(answers, firstBlock) * (told ? toldShare : 1);
    most = Math.max(most, weight);
    const sections = sectionsOf(page, ready, answers);
    const gain = told ? 0 : pattern.weight;
    for (let at = 0; at < page.b.length; at += 1) {
      const heading = page.b[at]?.[0] ?? -1;
      const own = answers[firstBlock + at] ?? 0;
      const head = sections.above[heading] ?? 0;
      const best = Math.max(own, head * headingShare);
      const around = sections.within[heading + 1] ?? 0;
      const score = best + Math.min(own, head) * bothShare + around * sectionShare;
      scores[at] = (scores[at] ?? 0) + weight * score;
      gains[at] = (gains[at] ?? 0) + gain * best;
    }
  });
  let best = -1;
  let high = 0;
  page.b.forEach(([heading, text, anchor], at) => {
    let score = scores[at] ?? 0;
    if (score === 0 && identifiers.length === 0) return;
    if (!isUnder(heading)) return;
    if (identifiers.length > 0) {
      const start = ready.starts[firstBlock + at] ?? 0;
      const own = ready.text.slice(start, start + text.length);
      const title = page.h[heading]?.[1].toLowerCase() ?? '';
      const whole = wholeness(own, anchor !== undefined, identifiers);
      const headed = isHeadedBy(title, identifiers) ? headedWorth : 0;
      score += (whole + headed) * wholeWorth * most;
    }
    if (score === 0) return;
    score -= most * Math.min(lengthCost, text.length / 2500);
    if (score > high) {
      high = score;
      best = at;
    }
  });
  const block = page.b[best];
  return block && {block, gain: total > 0 ? (gains[best] ?? 0) / total : 0};
}

/** A heading that is the name against a text that mentions it. */
const headedWorth = 3;

/** Whether the page's description answers a pattern. */
export function describes(page: PageText, pattern: Pattern): boolean {
  return answersText(page.d.toLowerCase(), pattern);
}

/** Whether a lower-case text has a word that a pattern asks for. */
export function answersText(text: string, {beginnings}: Pattern): boolean {
  return beginnings.some(({text: beginning}) => findBeginning(text, beginning, 0) >= 0);
}

/** The part of a long text around the first match. */
export function excerpt(text: string, patterns: readonly Pattern[]): string {
  if (text.length <= maxContent) return text;
  const lower = text.toLowerCase();
  let first = text.length;
  for (const {beginnings} of patterns) {
    for (const {text: beginning} of beginnings) {
      const at = findBeginning(lower, beginning, 0);
      if (at >= 0 && at < first) first = at;
    }
  }
  const from = Math.max(0, first - maxContent / 3);
  const start = from === 0 || first === text.length ? 0 : text.indexOf(' ', from) + 1;
  return text.slice(start, start + maxContent);
}
