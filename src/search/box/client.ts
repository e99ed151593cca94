import {liteClient} from 'algoliasearch/lite';
import {embeddedRequester} from './embedded';
import type {SearchRequest, SearchResult} from '../engine/request';
import {sanitizeResults} from './sanitize';

export interface SearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Folder with the embedded index; undefined when the hosted service is asked. */
  folder: string | undefined;
  /** Told to the hosted service, which counts its users' versions. */
  docusaurusVersion: string;
}

/** What the modal and the results page use. */
export interface SearchClient {
  search: (parameters: {requests: SearchRequest[]}) => Promise<{results: SearchResult[]}>;
  addAlgoliaAgent: (segment: string, version?: string) => void;
}

/** The modal shows its error screen for this name, whatever went wrong. */
class SearchError extends Error {
  override name = 'RetryError';
}

/** Remembers nothing: an answer to a half-typed query may lack texts that a later one has. */
const noCache = {
  get: <Value>(_key: unknown, fresh: () => Promise<Value>) => fresh(),
  set: <Value>(_key: unknown, value: Value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/**
 * Remembers which hosts failed while the page is open. The client's own cache stores a host under another key than it
 * looks for, so that a dead host would be asked first every time instead of after 120 seconds.
 */
function hostsMemory() {
  const hosts = new Map<string, unknown>();
  return {
    get: <Value>({url}: {url: string}, fresh: () => Promise<Value>) =>
      hosts.has(url) ? Promise.resolve(hosts.get(url) as Value) : fresh(),
    set: <Value>({url}: {url: string}, value: Value) => {
      hosts.set(url, value);
      return Promise.resolve(value);
    },
    delete: ({url}: {url: string}) => Promise.resolve(void hosts.delete(url)),
    clear: () => Promise.resolve(hosts.clear()),
  };
}

const clients = new Map<string, SearchClient>();

/**
 * The hosted service's own client: it chooses hosts, waits, retries and remembers dead hosts. With `folder` only its
 * way to the network is exchanged for the embedded engine.
 */
export function searchClient({
  appId,
  apiKey,
  indexName,
  folder,
  docusaurusVersion,
}: SearchSettings): SearchClient {
  const key = [appId, apiKey, indexName, folder].join(' ');
  const known = clients.get(key);
  if (known) return known;
  const lite = liteClient(
    appId,
    apiKey,
    folder === undefined
      ? {hostsCache: hostsMemory() as never}
      : {
          hosts: [{url: 'embedded', accept: 'readWrite' as const, protocol: 'https' as const}],
          requester: embeddedRequester(folder),
          responsesCache: noCache as never,
          hostsCache: noCache as never,
        },
  );
  lite.addAlgoliaAgent('docusaurus', docusaurusVersion);
  const client: SearchClient = {
    addAlgoliaAgent: (segment, version) => lite.addAlgoliaAgent(segment, version),
    async search({requests}) {
      try {
        // The service's types leave out what DocSearch asks for; the answer is checked below.
        const {results} = await lite.search({requests} as Parameters<typeof lite.search>[0]);
        return {results: sanitizeResults(results)};
      } catch (error) {
        throw new SearchError((error as Error).message, {cause: error});
      }
    },
  };
  clients.set(key, client);
  return client;
}
