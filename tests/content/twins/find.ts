import {linksOf} from './check';
import type {Question} from './questions';
import type {Task} from './tasks';

/** Text at an address of the site, or undefined. */
type Fetch = (url: string) => string | undefined;

/** Text of a twin without marks and escapes, on one line. */
function words(markdown: string): string {
  return markdown.replace(/[*`\\]|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)/g, '').replace(/\s+/g, ' ');
}

/** Address of a page's twin. */
const twinOf = (page: string, home: string): string =>
  `${home}${page === '/' ? 'index' : page.slice(1)}.md`;

/**
 * Answers a question the way an assistant does that has nothing but llms.txt: follows its link to the page's
 * twin and looks for the fact there. Returns what is in the way, or undefined.
 */
export function find({fact, page}: Question, home: string, fetch: Fetch): string | undefined {
  const index = fetch(`${home}llms.txt`);
  if (index === undefined) return 'there is no llms.txt. Fix: run "npm run build".';
  const twin = twinOf(page, home);
  if (!linksOf(index).includes(twin))
    return `llms.txt does not link ${twin}. Fix: look at src/built-site/twins/llms.ts.`;
  const text = fetch(twin);
  if (text === undefined) return `${twin} is not there. Fix: look at src/built-site/twins.`;
  if (words(text).includes(words(fact))) return undefined;
  return `${twin} does not say "${fact}". Fix: say it on ${page}, or correct tests/content/twins/questions.ts.`;
}

/** As much text as a small model still reads with care. */
export const budget = 40_000;

export interface Finding {
  /** Length of all pages together, in characters. */
  length: number;
  /** What is in the way of a right answer. */
  defects: string[];
}

/** Reads the pages of a task in the order in which llms.txt links them, as far as the budget goes, and looks for its facts. */
export function gather({pages, facts}: Task, home: string, fetch: Fetch): Finding {
  const twins = pages.map((page) => twinOf(page, home));
  const linked = linksOf(fetch(`${home}llms.txt`) ?? '').filter((link) => twins.includes(link));
  const unlinked = twins.filter((twin) => !linked.includes(twin));
  const texts = linked.map((link) => fetch(link) ?? '');
  const whole = texts.join('\n');
  const read = words(whole.slice(0, budget));
  const missing = facts.filter((fact) => !read.includes(words(fact)));
  const idle = linked.filter(
    (_, own) => !facts.some((fact) => words(texts[own] ?? '').includes(words(fact))),
  );
  return {
    length: whole.length,
    defects: [
      ...unlinked.map((twin) => `llms.txt does not link ${twin}`),
      ...missing.map((fact) => `the first ${budget} characters do not say "${fact}"`),
      ...idle.map((twin) => `${twin} holds none of the facts: the task does not need it`),
    ],
  };
}
