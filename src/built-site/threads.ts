import {availableParallelism} from 'node:os';
import {Worker, parentPort, workerData} from 'node:worker_threads';

/** A thread takes half a second to load its modules, which fewer items are not worth. */
const leastItems = 10;

/** Deals `items` out to threads that run the TypeScript file `file` and returns what they made, in the order of `items`. */
export async function inThreads<Item, Result>(file: string, items: Item[]): Promise<Result[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(items.length / leastItems));
  const results = new Array<Result>(items.length);
  const run = async (thread: number) => {
    const own = items.map((_, index) => index).filter((index) => index % threads === thread);
    const worker = new Worker(file, {
      execArgv: ['--require', require.resolve('tsx/cjs')],
      workerData: own.map((index) => items[index]),
    });
    const made = await new Promise<Result[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error(`${file} ended without an answer.`)));
    });
    own.forEach((index, at) => (results[index] = made[at] as Result));
  };
  await Promise.all(Array.from({length: threads}, (_, thread) => run(thread)));
  return results;
}

/** The other end: what a file for `inThreads` does with its share. */
export async function inThisThread<Item, Result>(
  work: (item: Item) => Result | Promise<Result>,
): Promise<void> {
  const results: Result[] = [];
  for (const item of workerData as Item[]) results.push(await work(item));
  parentPort?.postMessage(results);
}
