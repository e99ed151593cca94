import {liteClient} from 'algoliasearch/lite';
import {embeddedRequester} from './embedded';
import type {SearchRequest, SearchResult} from '../engine/request';
import {sanitizeResults} from './sanitize';

export interface SearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Folder with the embedded index; undefined for the hosted service. */
  folder: string | undefined;
  /** Told to the hosted service, which counts its users' versions. */
  docusaurusVersion: string;
}

export interface SearchClient {
  search: (parameters: {requests: SearchRequest[]}) => Promise<{results: SearchResult[]}>;
  addAlgoliaAgent: (segment: string, version?: string) => void;
}

/** The modal shows its error screen for errors of this name only. */
class SearchError extends Error {
  override name = 'RetryError';
}

/** The worker's answer to the same query may change, once texts have loaded. */
const noCache = {
  get: <Value>(_key: unknown, fresh: () => Promise<Value>) => fresh(),
  set: <Value>(_key: unknown, value: Value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/**
 * Remembers which hosts failed. The client's own cache stores a host under another key than it looks up, so that it would ask a
 * dead host first every time, instead of again after 120 seconds.
 */
function hostsCache() {
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

function createClient({appId, apiKey, folder, docusaurusVersion}: SearchSettings): SearchClient {
  const lite = liteClient(appId, apiKey, {
    hostsCache: hostsCache() as never,
    ...(folder !== undefined && {
      hosts: [{url: 'embedded', accept: 'readWrite', protocol: 'https'}],
      requester: embeddedRequester(folder),
      responsesCache: noCache as never,
    }),
  });
  lite.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {
    addAlgoliaAgent: (segment, version) => lite.addAlgoliaAgent(segment, version),
    async search({requests}) {
      try {
        // The client's types leave out parameters that DocSearch sends.
        const {results} = await lite.search({requests} as Parameters<typeof lite.search>[0]);
        return {results: sanitizeResults(results)};
      } catch (error) {
        throw new SearchError((error as Error).message, {cause: error});
      }
    },
  };
}

let client: SearchClient | undefined;

/** The hosted service's own client. With `folder`, its requests go to the embedded engine instead of the network. */
export function searchClient(settings: SearchSettings): SearchClient {
  client ??= createClient(settings);
  return client;
}
