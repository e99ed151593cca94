import type {Question, Reply} from '../engine/worker';
import type {SearchRequest, SearchResult} from '../engine/request';

type Answer = Extract<Reply, {results: unknown} | {error: string}>;

let worker: Worker | undefined;
/** Content of index.json; kept in case the worker has to be started again. */
let index: Promise<string> | undefined;
/** Whether the worker has been given the index. */
let hasIndex = false;
let lastId = 0;
const waiting = new Map<number, (answer: Answer) => void>();
const listeners = new Set<() => void>();

function startWorker(): Worker {
  const started = new Worker(new URL('../engine/worker.ts', import.meta.url));
  started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    if ('isComplete' in data) {
      if (data.id === lastId) listeners.forEach((listener) => listener());
      return;
    }
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // A worker whose script did not load never answers: what waits fails, and the next query starts another.
  started.addEventListener('error', (event) => {
    event.preventDefault();
    started.terminate();
    worker = undefined;
    hasIndex = false;
    for (const [id, settle] of waiting) settle({id, error: 'The search worker failed'});
    waiting.clear();
  });
  return started;
}

async function fetchIndex(folder: string): Promise<string> {
  // Unlike the texts, the index has the same name in every build, so the browser has to revalidate it.
  const response = await fetch(`${folder}index.json`, {cache: 'no-cache'});
  // A development server answers every address with its start page.
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (!response.ok || !isJson) throw new Error(`There is no index at ${response.url}`);
  return response.text();
}

function loadIndex(folder: string): Promise<string> {
  index ??= fetchIndex(folder);
  // The next query tries again.
  index.catch(() => {
    index = undefined;
  });
  return index;
}

/** Starts to load engine and index at the first sign of intent, in parallel with the modal's code. */
export function warmUp(folder: string): void {
  worker ??= startWorker();
  loadIndex(folder).catch(() => undefined);
}

/** Calls back when the texts have loaded that the latest answer lacked, so that the query is worth repeating. */
export function onComplete(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the engine in the worker, with the index in `folder`. Throws when one of them does not load. */
export async function askEmbedded(
  folder: string,
  requests: SearchRequest[],
): Promise<{results: SearchResult[]}> {
  lastId += 1;
  const id = lastId;
  worker ??= startWorker();
  const text = await loadIndex(folder);
  worker ??= startWorker();
  const question: Question = {id, folder, requests, ...(hasIndex ? {} : {index: text})};
  hasIndex = true;
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage(question);
  });
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}
