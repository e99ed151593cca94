import {liteClient} from 'algoliasearch/lite';
import type {SearchRequest} from '../engine/request';
import {searchSettings} from './settings';

/**
 * Remembers which hosts have failed. The client's own cache looks up a host under another key than it stores it, so it would try a dead host
 * first for every query instead of once in 120 seconds.
 */
const hosts = new Map<string, unknown>();
const hostsCache = {
  get: async ({url}: {url: string}, fresh: () => Promise<unknown>) => hosts.get(url) ?? fresh(),
  set: async ({url}: {url: string}, value: unknown) => hosts.set(url, value),
};

let client: ReturnType<typeof liteClient> | undefined;

/** Queries the hosted service through its own client. */
export function askHosted(requests: SearchRequest[]): Promise<{results: unknown}> {
  if (!client) {
    const {appId, apiKey, docusaurusVersion} = searchSettings;
    client = liteClient(appId, apiKey, {hostsCache: hostsCache as never});
    client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  }
  // The client's types leave out parameters that DocSearch sends.
  return client.search({requests} as Parameters<typeof client.search>[0]);
}
