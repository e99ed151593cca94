import {answer, type TextOf} from './answer';
import {descriptionsFile, type IndexFile, type PageText} from './format';
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
  {id: number; results: SearchResult[]} | {id: number; error: string} | {id: number; isComplete: true};

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
/** The description of every page. Fetched with the texts of further hits. */
let descriptions: string[] | undefined;

/** Fetches JSON; undefined if it does not load. */
const load = <Content>(url: string): Promise<Content | undefined> =>
  fetch(url)
    .then(async (response) => (response.ok ? ((await response.json()) as Content) : undefined))
    // Some hosts answer an unknown address with a page.
    .catch(() => undefined);

/** Fetches a page's text; if it does not load, the next query tries again. */
function loadText(url: string, page: number): Pending {
  const text = load<PageText>(url);
  texts.set(page, text);
  void text.then((loaded) => loaded ?? texts.delete(page));
  return text;
}

async function loadDescriptions(url: string): Promise<unknown> {
  if (descriptions) return undefined;
  descriptions = await load<string[]>(url);
  return descriptions;
}

/** The description of a page in place of its text. */
function described(page: number): PageText | undefined {
  const d = descriptions?.[page];
  return d === undefined ? undefined : {d, h: [], b: []};
}

const wait = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

async function reply(loaded: LoadedIndex, {id, folder, requests}: Question): Promise<void> {
  const send = (message: Reply) => self.postMessage(message);
  const pause = wait(typingPause);
  const timeout = wait(textTimeout);
  const reading = wait(readingPause);
  /** Texts that the answer lacks: those still loading, and those to load after the reading pause. */
  const late: Promise<unknown>[] = [];
  const later: Promise<unknown>[] = [];
  const textFolder = `${folder}${loaded.file.texts}/`;
  const textAt = (page: number) => {
    if (id < latest && !texts.has(page)) return undefined;
    return texts.get(page) ?? loadText(`${textFolder}${page}.json`, page);
  };
  const textOf: TextOf = async (page, need) => {
    if (!texts.has(page)) {
      if (need === 'later') later.push(reading.then(() => textAt(page)));
      if (need !== 'now') return described(page);
      await pause;
    }
    const text = textAt(page);
    const arrived = await Promise.race([text, timeout]);
    if (text && !arrived) late.push(text);
    return arrived ?? described(page);
  };
  if (!descriptions)
    later.push(
      reading.then(() => (id < latest ? undefined : loadDescriptions(textFolder + descriptionsFile))),
    );
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
