import {answer} from './answer';
import type {IndexFile, PageText} from './format';
import {LoadedIndex} from './loaded-index';
import type {SearchRequest} from './request';

/** One question from the page: the hosted service's request body, and where the index lies. */
export interface Question {
  id: number;
  /** Address of the folder with the index, with a slash at its end. */
  folder: string;
  requests: SearchRequest[];
}

/** The hosted service's answer as text, or why there is none. `missing`: this build has no index. */
export type Reply = {id: number; body: string} | {id: number; error: string; missing: boolean};

class MissingIndex extends Error {}

/** Texts are fetched for queries that stand this long: not for every letter on the way to a word. */
const typingPause = 80;
/** Longest wait for the texts of pages; what has not come by then is left out of the answer. */
const textPatience = 1500;

let index: Promise<LoadedIndex> | undefined;
let latest = 0;
const texts = new Map<number, Promise<PageText | undefined>>();

async function fetchJson<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, {cache});
  if (response.status === 404) throw new MissingIndex(`${url} does not exist`);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const isJson = response.headers.get('Content-Type')?.includes('json');
  // A development server answers every address with its start page.
  if (!isJson) throw new MissingIndex(`${url} is not an index`);
  return (await response.json()) as T;
}

function loadIndex(folder: string): Promise<LoadedIndex> {
  // The index keeps its name from build to build, so the browser asks whether it changed; texts have one for good.
  index ??= fetchJson<IndexFile>(`${folder}index.json`, 'no-cache').then(
    (file) => new LoadedIndex(file),
  );
  // A failed load is tried again with the next question.
  index.catch(() => {
    index = undefined;
  });
  return index;
}

function loadText(
  folder: string,
  fingerprint: string,
  page: number,
): Promise<PageText | undefined> {
  let text = texts.get(page);
  if (!text) {
    text = fetchJson<PageText>(`${folder}${fingerprint}/${page}.json`, 'default').catch(() => {
      texts.delete(page);
      return undefined;
    });
    texts.set(page, text);
  }
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, textPatience));
  return Promise.race([text, patience]);
}

async function reply({id, folder, requests}: Question): Promise<Reply> {
  try {
    const loaded = await loadIndex(folder);
    const pause = new Promise((resolve) => setTimeout(resolve, typingPause));
    const textOf = async (page: number) => {
      if (!texts.has(page)) await pause;
      return id < latest && !texts.has(page)
        ? undefined
        : loadText(folder, loaded.file.texts, page);
    };
    const results = await Promise.all(
      requests.map((request) => answer(loaded, request, textOf, () => performance.now())),
    );
    return {id, body: JSON.stringify({results})};
  } catch (error) {
    return {id, error: (error as Error).message, missing: error instanceof MissingIndex};
  }
}

self.addEventListener('message', ({data}: MessageEvent<Question>) => {
  latest = data.id;
  void reply(data).then((message) => self.postMessage(message));
});
