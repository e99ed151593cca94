import type {Message, Reply} from '../engine/worker';
import type {SearchRequest, SearchResult} from '../engine/request';

type Answer = Extract<Reply, {results: unknown} | {error: string}>;

/** The worker, as soon as it has been sent the index. */
let ready: Promise<Worker> | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: Answer) => void>();
const listeners = new Set<() => void>();

async function fetchIndex(folder: string): Promise<string> {
  // Unlike the texts, the index has the same name in every build, so the browser must revalidate it.
  const response = await fetch(`${folder}index.json`, {cache: 'no-cache'});
  // The development server answers unknown addresses with its start page.
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (!response.ok || !isJson) throw new Error(`There is no index at ${response.url}`);
  return response.text();
}

function receive({data}: MessageEvent<Reply>): void {
  if ('isComplete' in data) {
    if (data.id === lastId) listeners.forEach((listener) => listener());
    return;
  }
  waiting.get(data.id)?.(data);
  waiting.delete(data.id);
}

/**
 * Starts the worker and sends it the index. If either fails to load, pending queries fail and the next query starts again.
 * Async, so that where the browser refuses workers, queries fail, but the box opens.
 */
async function start(folder: string): Promise<Worker> {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url));
  worker.addEventListener('message', receive);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The search worker failed'));
    });
  });
  const indexed = fetchIndex(folder).then((index) => {
    worker.postMessage({index} satisfies Message);
    return worker;
  });
  Promise.all([indexed, failed]).catch(({message}: Error) => {
    worker.terminate();
    ready = undefined;
    for (const [id, settle] of waiting) settle({id, error: message});
    waiting.clear();
  });
  return Promise.race([indexed, failed]);
}

/** Starts loading the engine and the index in `folder`, so that they are there before the first query. */
export function warmUp(folder: string): void {
  ready ??= start(folder);
  ready.catch(() => undefined);
}

/** Calls `listener` when texts that the latest answer lacked have loaded, so that the query is worth repeating. Returns a function to unsubscribe. */
export function onComplete(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Queries the engine in the worker, with the index in `folder`. Throws if either does not load. */
export async function askEmbedded(
  folder: string,
  requests: SearchRequest[],
): Promise<{results: SearchResult[]}> {
  lastId += 1;
  const id = lastId;
  ready ??= start(folder);
  const worker = await ready;
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({id, folder, requests} satisfies Message);
  });
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}
