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
  /** Content of index.json; comes with the first question. */
  index?: string;
}

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

let index: LoadedIndex | undefined;
let latest = 0;
const texts = new Map<number, Promise<PageText | undefined>>();

/** A page's text, undefined when it does not load; the next query then tries again. */
function loadText(url: string, page: number): Promise<PageText | undefined> {
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

/** Texts that an answer lacks: those that are loading, and those that will be. */
interface Missing {
  late: Promise<PageText | undefined>[];
  rest: Promise<PageText | undefined>[];
}

async function answerWith(
  loaded: LoadedIndex,
  {id, folder, requests}: Question,
  {late, rest}: Missing,
): Promise<SearchResult[]> {
  const pause = wait(typingPause);
  const patience = wait(textPatience);
  const reading = wait(readingPause);
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
  return Promise.all(requests.map((request) => answer(loaded, request, textOf)));
}

async function reply(question: Question): Promise<void> {
  const {id} = question;
  const send = (message: Reply) => self.postMessage(message);
  const missing: Missing = {late: [], rest: []};
  try {
    if (question.index !== undefined)
      index = new LoadedIndex(JSON.parse(question.index) as IndexFile);
    if (!index) throw new Error('There is no index');
    send({id, results: await answerWith(index, question, missing)});
  } catch (error) {
    send({id, error: (error as Error).message});
  }
  for (const texts of [missing.late, missing.rest]) {
    void Promise.all(texts).then((loaded) => {
      if (loaded.some(Boolean)) send({id, isComplete: true});
    });
  }
}

self.addEventListener('message', ({data}: MessageEvent<Question>) => {
  latest = data.id;
  void reply(data);
});
