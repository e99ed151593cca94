import {answer} from './answer';
import type {IndexFile, PageText} from './format';
import {loadIndex, type LoadedIndex} from './loaded-index';
import type {SearchRequest, SearchResult} from './request';

/** A query from the page: the hosted service's request body, and where the index is. */
export interface Question {
  id: number;
  /** Address of the folder with the index; ends with a slash. */
  folder: string;
  requests: SearchRequest[];
}

/** Messages from the page: first the content of index.json, then questions. */
export type Message = Question | {index: string};

/** An answer in the hosted service's format, or an error. `isComplete` follows when texts that the answer lacked have loaded. */
export type Reply =
  | {id: number; results: SearchResult[]}
  | {id: number; error: string}
  | {id: number; isComplete: true};

/** Milliseconds. No texts are fetched for a query that changes within this time. */
const typingPause = 80;
/** Milliseconds that an answer waits for texts. Without them it shows titles and headings, and the page asks again when they have loaded. */
const textTimeout = 250;
/** Milliseconds after which the texts of further hits are fetched, if the query is still the same. */
const readingPause = 1500;

type Pending = Promise<PageText | undefined>;

let index: LoadedIndex | undefined;
let latest = 0;
const texts = new Map<number, Pending>();

/** Fetches a page's text; undefined if it does not load, and then the next query tries again. */
function loadText(url: string, page: number): Pending {
  const text = fetch(url)
    .then(async (response) => (response.ok ? ((await response.json()) as PageText) : undefined))
    // Some hosts answer an unknown address with a page.
    .catch(() => undefined);
  texts.set(page, text);
  void text.then((loaded) => loaded ?? texts.delete(page));
  return text;
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

async function reply(loaded: LoadedIndex, {id, folder, requests}: Question): Promise<void> {
  const send = (message: Reply) => self.postMessage(message);
  const pause = wait(typingPause);
  const timeout = wait(textTimeout);
  const reading = wait(readingPause);
  /** Texts that the answer lacks: those still loading, and those to load after the reading pause. */
  const late: Pending[] = [];
  const later: Pending[] = [];
  const load = (page: number) => {
    if (id < latest && !texts.has(page)) return undefined;
    return texts.get(page) ?? loadText(`${folder}${loaded.file.texts}/${page}.json`, page);
  };
  const textOf = async (page: number, isLater: boolean) => {
    if (!texts.has(page)) {
      if (isLater) {
        later.push(reading.then(() => load(page)));
        return undefined;
      }
      await pause;
    }
    const text = load(page);
    const arrived = await Promise.race([text, timeout]);
    if (text && !arrived) late.push(text);
    return arrived;
  };
  try {
    const answers = requests.map((request) => answer(loaded, request, textOf));
    send({id, results: await Promise.all(answers)});
  } catch (error) {
    send({id, error: (error as Error).message});
  }
  for (const missing of [late, later]) {
    void Promise.all(missing).then((found) => {
      if (found.some(Boolean)) send({id, isComplete: true});
    });
  }
}

self.addEventListener('message', ({data}: MessageEvent<Message>) => {
  if ('index' in data) {
    index = loadIndex(JSON.parse(data.index) as IndexFile);
    return;
  }
  latest = data.id;
  if (index) void reply(index, data);
});
