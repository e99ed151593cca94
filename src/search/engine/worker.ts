import {answer} from './answer';
import type {IndexFile, PageText} from './format';
import {LoadedIndex} from './loaded-index';
import type {SearchRequest} from './request';

/** A message from the page: the hosted service's request body, and where the index is. */
export interface Question {
  id: number;
  /** Address of the folder with the index; ends with a slash. */
  folder: string;
  requests: SearchRequest[];
  /** Content of index.json; comes with the first question. */
  index?: string;
}

/** The hosted service's answer as text, or an error; `isComplete` follows once texts have come that the answer lacked. */
export type Reply =
  {id: number; body: string} | {id: number; error: string} | {id: number; isComplete: true};

/** Texts are not fetched for a query that is changed within this time. */
const typingPause = 80;
/** Longest wait for texts. An answer without them shows titles and headings, and the page asks again when they are there. */
const textPatience = 250;

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

/** Texts that an answer lacks, still loading. */
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
    const text = texts.get(page) ?? loadText(`${folder}${loaded.file.texts}/${page}.json`, page);
    const arrived = await Promise.race([text, patience]);
    if (!arrived) missing.push(text);
    return arrived;
  };
  const results = await Promise.all(requests.map((request) => answer(loaded, request, textOf)));
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
  const late = await Promise.all(missing);
  if (late.some(Boolean)) send({id, isComplete: true});
}

self.addEventListener('message', ({data}: MessageEvent<Question>) => {
  latest = data.id;
  void reply(data);
});
