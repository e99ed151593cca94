import type {Question, Reply} from '../engine/worker';

type Request = {data?: unknown};
type Response = {content: string; status: number; isTimedOut: boolean};

export interface Requester {
  send: (request: Request) => Promise<Response>;
}

let worker: Worker | undefined;
/** Text of the index; kept for a worker that has to be started anew. */
let index: Promise<string> | undefined;
/** Whether the worker has been given the index. */
let hasIndex = false;
let lastId = 0;
const waiting = new Map<number, (reply: Reply) => void>();
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
  // A worker whose script did not load answers nobody: fail what waits, and start anew next time.
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
  // The index keeps its name from build to build, so the browser asks whether it changed; texts have one for good.
  const response = await fetch(`${folder}index.json`, {cache: 'no-cache'});
  // A development server answers every address with its start page.
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (!response.ok || !isJson) throw new Error(`There is no index at ${response.url}`);
  return response.text();
}

function loadIndex(folder: string): Promise<string> {
  index ??= fetchIndex(folder);
  // A failed load is tried again with the next question.
  index.catch(() => {
    index = undefined;
  });
  return index;
}

/**
 * Fetches engine and index at the first sign of intent, while the modal's code is on its way: on a slow network each of them takes
 * as long as the others.
 */
export function warmUp(folder: string): void {
  worker ??= startWorker();
  loadIndex(folder).catch(() => undefined);
}

/** Calls back when texts have come that the latest answer had to do without, so that it is worth asking again. */
export function onComplete(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function ask(folder: string, requests: Question['requests']): Promise<Reply> {
  lastId += 1;
  const id = lastId;
  worker ??= startWorker();
  let text: string;
  try {
    text = await loadIndex(folder);
  } catch (error) {
    return {id, error: (error as Error).message};
  }
  worker ??= startWorker();
  const question: Question = {id, folder, requests, ...(hasIndex ? {} : {index: text})};
  hasIndex = true;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage(question);
  });
}

/**
 * Takes the place of the network in the hosted service's client: the same request goes to a worker with the index in
 * `folder`. What fails is reported as a host that cannot be reached.
 */
export function embeddedRequester(folder: string): Requester {
  return {
    async send({data}) {
      const {requests} = JSON.parse(String(data)) as Pick<Question, 'requests'>;
      const reply = await ask(folder, requests);
      return 'body' in reply
        ? {content: reply.body, status: 200, isTimedOut: false}
        : {content: 'error' in reply ? reply.error : '', status: 0, isTimedOut: false};
    },
  };
}
