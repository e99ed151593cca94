import {linksOf} from './check';

/** A question or task for an assistant that has nothing but llms.txt to start from. */
export interface Task {
  task: string;
  /** Addresses of the pages it has to read. */
  pages: readonly string[];
  /** What a right answer holds: each stands word for word in the Markdown of these pages; emphasis and code marks do not count. */
  facts: readonly string[];
}

/** Returns the text at an address of the site, or undefined. */
type TextAt = (url: string) => string | undefined;

/** Text of a twin without marks and escapes, on one line. */
function words(markdown: string): string {
  return markdown.replace(/[*`\\]|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)/g, '').replace(/\s+/g, ' ');
}

/** Address of a page's twin. */
const twinOf = (page: string, home: string): string =>
  `${home}${page === '/' ? 'index' : page.slice(1)}.md`;

/** In characters: as much text as a small model reads carefully. */
export const budget = 40_000;

interface Finding {
  /** Length of all pages together, in characters. */
  length: number;
  /** What prevents a right answer. */
  defects: string[];
}

/** Reads the pages of a task in the order in which llms.txt links them, as far as the budget goes, and looks for its facts. */
export function gather({pages, facts}: Task, home: string, textAt: TextAt): Finding {
  const twins = pages.map((page) => twinOf(page, home));
  const linked = linksOf(textAt(`${home}llms.txt`) ?? '').filter((link) => twins.includes(link));
  const unlinked = twins.filter((twin) => !linked.includes(twin));
  const lost = linked.filter((link) => textAt(link) === undefined);
  const texts = linked.map((link) => textAt(link) ?? '');
  const whole = texts.join('\n');
  const read = words(whole.slice(0, budget));
  const missing = facts.filter((fact) => !read.includes(words(fact)));
  const idle = linked.filter(
    (_, own) => !facts.some((fact) => words(texts[own] ?? '').includes(words(fact))),
  );
  return {
    length: whole.length,
    defects: [
      ...unlinked.map(
        (twin) => `llms.txt does not link ${twin}. Fix: look at src/built-site/twins/llms.ts.`,
      ),
      ...lost.map((twin) => `${twin} does not exist. Fix: look at src/built-site/twins.`),
      ...missing.map(
        (fact) =>
          `the first ${budget} characters do not say "${fact}". Fix: say it on ${pages.join(' or ')}, or correct the task.`,
      ),
      ...idle.map((twin) => `${twin} holds none of the facts: the task does not need it.`),
    ],
  };
}
