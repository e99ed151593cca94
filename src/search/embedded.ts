import type {Question, Reply} from './engine/worker';

type Request = {data?: unknown};
type Response = {content: string; status: number; isTimedOut: boolean};

export interface Requester {
  send: (request: Request) => Promise<Response>;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (reply: Reply) => void>();

function startWorker(): Worker {
  const started = new Worker(new URL('./engine/worker.ts', import.meta.url));
  started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // A worker whose script did not load answers nobody: fail what waits, and start anew next time.
  started.addEventListener('error', (event) => {
    event.preventDefault();
    started.terminate();
    worker = undefined;
    for (const [id, settle] of waiting)
      settle({id, error: 'The search worker failed', missing: false});
    waiting.clear();
  });
  return started;
}

function ask(folder: string, requests: Question['requests']): Promise<Reply> {
  worker ??= startWorker();
  lastId += 1;
  const question: Question = {id: lastId, folder, requests};
  return new Promise((resolve) => {
    waiting.set(question.id, resolve);
    worker?.postMessage(question);
  });
}

/** Fetches the index ahead of the first query. */
export function warmUp(folder: string): void {
  void ask(folder, []);
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
        : {content: reply.error, status: 0, isTimedOut: false};
    },
  };
}
