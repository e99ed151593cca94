import {answer} from './answer';
import type {IndexFile, PageText} from './format';
import {LoadedIndex} from './loaded-index';
import type {SearchRequest, SearchResult} from './request';

/** Answers requests. Calls back once texts have come that the latest answer lacked. */
export type Ask = (requests: SearchRequest[], onComplete: () => void) => Promise<SearchResult[]>;

/** Texts are not fetched for a query that is changed within this time. */
const typingPause = 80;
/** Longest wait for texts. An answer without them shows titles and headings, and the page asks again when they are there. */
const textPatience = 250;
/** Texts that the first answer lacks follow for a reader who stays with the query. */
const readingPause = 1500;

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/** The engine for an index, with the texts of pages in `folder`, whose address ends with a slash. */
export function createEngine(file: IndexFile, folder: string): Ask {
  const index = new LoadedIndex(file);
  const texts = new Map<number, Promise<PageText | undefined>>();
  let latest: unknown;

  /** A page's text, undefined when it does not load; the next query then tries again. */
  const loadText = (page: number): Promise<PageText | undefined> => {
    const text = fetch(`${folder}${file.texts}/${page}.json`).then(
      async (response) => (response.ok ? ((await response.json()) as PageText) : undefined),
      () => undefined,
    );
    texts.set(page, text);
    void text.then((loaded) => loaded ?? texts.delete(page));
    return text;
  };

  return async (requests, onComplete) => {
    latest = requests;
    // Texts that the answer lacks: those that are loading, and those that will be.
    const late: Promise<PageText | undefined>[] = [];
    const rest: Promise<PageText | undefined>[] = [];
    const pause = wait(typingPause);
    const patience = wait(textPatience);
    const reading = wait(readingPause);
    const load = (page: number) =>
      texts.get(page) ?? (latest === requests ? loadText(page) : undefined);
    const textOf = async (page: number, isLater: boolean) => {
      if (!texts.has(page)) {
        if (isLater) {
          rest.push(reading.then(() => load(page)));
          return undefined;
        }
        await pause;
      }
      const text = load(page);
      const arrived = await Promise.race([text, patience]);
      if (text && !arrived) late.push(text);
      return arrived;
    };
    const results = await Promise.all(requests.map((request) => answer(index, request, textOf)));
    for (const missing of [late, rest]) {
      void Promise.all(missing).then((loaded) => {
        if (latest === requests && loaded.some(Boolean)) onComplete();
      });
    }
    return results;
  };
}
