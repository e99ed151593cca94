import {answer} from './answer';
import type {IndexFile, PageText} from './format';
import {LoadedIndex} from './loaded-index';
import type {SearchRequest, SearchResult} from './request';

/** A message from the page: the hosted service's request body, and where the index is. */
export interface Question {
  id: number;
  /** Address of the folder with the index; ends with a slash. */
  folder: string;
  requests: SearchRequest[];
}

/** What the page sends: the content of index.json, then questions. */
export type Message = Question | {index: string};

/** An answer in the hosted service's shape, or an error; `isComplete` follows once texts have come that the answer lacked. */
export type Reply =
  | {id: number; results: SearchResult[]}
  | {id: number; error: string}
  | {id: number; isComplete: true};

/** Texts are not fetched for a query that is changed within this time. */
const typingPause = 80;
/** Longest wait for texts. An answer without them shows titles and headings, and the page asks again when they are there. */
const textPatience = 250;
/** Texts that the first answer lacks follow for a reader who stays with the query. */
const readingPause = 1500;

type Pending = Promise<PageText | undefined>;

let index: LoadedIndex | undefined;
let latest = 0;
const texts = new Map<number, Pending>();

/** A page's text, undefined when it does not load; the next query then tries again. */
function loadText(url: string, page: number): Pending {
  const text = fetch(url).then(
    async (response) => (response.ok ? ((await response.json()) as PageText) : undefined),
    () => undefined,
  );
  texts.set(page, text);
  void text.then((loaded) => loaded ?? texts.delete(page));
  return text;
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

async function reply(loaded: LoadedIndex, {id, folder, requests}: Question): Promise<void> {
  const send = (message: Reply) => self.postMessage(message);
  const pause = wait(typingPause);
  const patience = wait(textPatience);
  const reading = wait(readingPause);
  /** Texts that the answer lacks: those that are loading, and those that will be. */
  const late: Pending[] = [];
  const rest: Pending[] = [];
  const load = (page: number) => {
    if (id < latest && !texts.has(page)) return undefined;
    return texts.get(page) ?? loadText(`${folder}${loaded.file.texts}/${page}.json`, page);
  };
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
  try {
    const answers = requests.map((request) => answer(loaded, request, textOf));
    send({id, results: await Promise.all(answers)});
  } catch (error) {
    send({id, error: (error as Error).message});
  }
  for (const missing of [late, rest]) {
    void Promise.all(missing).then((found) => {
      if (found.some(Boolean)) send({id, isComplete: true});
    });
  }
}

self.addEventListener('message', ({data}: MessageEvent<Message>) => {
  if ('index' in data) {
    index = new LoadedIndex(JSON.parse(data.index) as IndexFile);
    return;
  }
  latest = data.id;
  if (index) void reply(index, data);
});
