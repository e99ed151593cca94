import {answer} from './answer';
import type {IndexFile, PageText} from './format';
import {LoadedIndex} from './loaded-index';
import type {SearchRequest} from './request';

/** One question from the page: the hosted service's request body, and where the texts lie. */
export interface Question {
  id: number;
  /** Address of the folder with the index, with a slash at its end. */
  folder: string;
  requests: SearchRequest[];
  /** Text of the index; comes with the first question. */
  index?: string;
}

/**
 * The hosted service's answer as text, or why there is none; `isComplete` follows when texts have come that the answer to this question
 * did without.
 */
export type Reply =
  {id: number; body: string} | {id: number; error: string} | {id: number; isComplete: true};

/** Texts are fetched for queries that stand this long: not for every letter on the way to a word. */
const typingPause = 80;
/** Longest wait for texts; an answer without them shows titles and headings, and is asked for again when they are there. */
const textPatience = 250;

let index: LoadedIndex | undefined;
let latest = 0;
const texts = new Map<number, PageText | Promise<PageText | undefined>>();

async function fetchText(url: string): Promise<PageText> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as PageText;
}

/** A page's text, which is kept; undefined when it cannot be had now. */
function loadText(folder: string, fingerprint: string, page: number) {
  let text = texts.get(page);
  if (!text) {
    text = fetchText(`${folder}${fingerprint}/${page}.json`).then(
      (loaded) => {
        texts.set(page, loaded);
        return loaded;
      },
      () => {
        texts.delete(page);
        return undefined;
      },
    );
    texts.set(page, text);
  }
  return text;
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/** Texts that an answer had to do without, while they are on their way. */
type Missing = Promise<PageText | undefined>[];

async function answerWith(
  loaded: LoadedIndex,
  {id, folder, requests}: Question,
  missing: Missing,
): Promise<string> {
  const pause = wait(typingPause);
  const patience = wait(textPatience);
  const textOf = async (page: number) => {
    if (!texts.has(page)) await pause;
    if (id < latest && !texts.has(page)) return undefined;
    const text = loadText(folder, loaded.file.texts, page);
    if (!(text instanceof Promise)) return text;
    const come = await Promise.race([text, patience]);
    if (!come) missing.push(text);
    return come;
  };
  const results = await Promise.all(
    requests.map((request) => answer(loaded, request, textOf, () => performance.now())),
  );
  return JSON.stringify({results});
}

async function reply(question: Question): Promise<void> {
  const {id} = question;
  const send = (message: Reply) => self.postMessage(message);
  const missing: Missing = [];
  try {
    if (question.index !== undefined)
      index = new LoadedIndex(JSON.parse(question.index) as IndexFile);
    if (!index) throw new Error('There is no index');
    send({id, body: await answerWith(index, question, missing)});
  } catch (error) {
    send({id, error: (error as Error).message});
    return;
  }
  const come = await Promise.all(missing);
  if (come.some(Boolean)) send({id, isComplete: true});
}

self.addEventListener('message', ({data}: MessageEvent<Question>) => {
  latest = data.id;
  void reply(data);
});
