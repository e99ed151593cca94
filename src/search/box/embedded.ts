import type {Ask} from '../engine/ask';
import type {IndexFile} from '../engine/format';
import type {SearchRequest, SearchResult} from '../engine/request';

let engine: Promise<Ask> | undefined;
const listeners = new Set<() => void>();

async function load(folder: string): Promise<Ask> {
  const [{createEngine}, response] = await Promise.all([
    import(/* webpackChunkName: "search-engine" */ '../engine/ask'),
    // Unlike the texts, the index has the same name in every build, so the browser has to revalidate it.
    fetch(`${folder}index.json`, {cache: 'no-cache'}),
  ]);
  // A development server answers every address with its start page.
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (!response.ok || !isJson) throw new Error(`There is no index at ${response.url}`);
  return createEngine((await response.json()) as IndexFile, folder);
}

/** The engine with the index in `folder`. At the first sign of intent it loads in parallel with the modal's code. */
export function loadEngine(folder: string): Promise<Ask> {
  engine ??= load(folder);
  // The next query tries again.
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}

/** Calls back when the texts have loaded that the latest answer lacked, so that the query is worth repeating. */
export function onComplete(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the engine. Throws when it or the index does not load. */
export async function askEmbedded(
  folder: string,
  requests: SearchRequest[],
): Promise<{results: SearchResult[]}> {
  const ask = await loadEngine(folder);
  const complete = () => listeners.forEach((listener) => listener());
  return {results: await ask(requests, complete)};
}
