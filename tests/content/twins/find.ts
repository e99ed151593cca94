import {linksOf} from './check';
import type {Question} from './questions';

/** Text of a twin without marks and escapes, on one line. */
function words(markdown: string): string {
  return markdown.replace(/[*`\\]|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)/g, '').replace(/\s+/g, ' ');
}

/**
 * Answers a question the way an assistant does that has nothing but llms.txt: follows its link to the page's
 * twin and looks for the fact there. Returns what is in the way, or undefined.
 * @param fetch text at an address of the site, or undefined
 */
export function find(
  {fact, page}: Question,
  home: string,
  fetch: (url: string) => string | undefined,
): string | undefined {
  const index = fetch(`${home}llms.txt`);
  if (index === undefined) return 'there is no llms.txt. Fix: run "npm run build".';
  const twin = `${home}${page === '/' ? 'index' : page.slice(1)}.md`;
  if (!linksOf(index).includes(twin))
    return `llms.txt does not link ${twin}. Fix: look at src/plugins/markdown-twins/llms.ts.`;
  const text = fetch(twin);
  if (text === undefined) return `${twin} is not there. Fix: look at src/plugins/markdown-twins.`;
  if (words(text).includes(words(fact))) return undefined;
  return `${twin} does not say "${fact}". Fix: say it on ${page}, or correct tests/content/twins/questions.ts.`;
}
