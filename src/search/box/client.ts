import {askEmbedded} from './embedded';
import type {SearchRequest, SearchResult} from '../engine/request';
import {sanitizeResults} from './sanitize';
import {loadHosted} from './backend';
import {searchSettings} from './settings';

/** Answers of the hosted service or, with `folder`, of the embedded engine, which speaks the same protocol. */
export async function search(requests: SearchRequest[]): Promise<{results: SearchResult[]}> {
  const {folder} = searchSettings;
  try {
    const {results} =
      folder === undefined
        ? await (await loadHosted()).askHosted(requests)
        : await askEmbedded(folder, requests);
    return {results: sanitizeResults(results)};
  } catch (error) {
    // The modal shows its error screen for errors of this name only.
    throw Object.assign(new Error((error as Error).message, {cause: error}), {name: 'RetryError'});
  }
}
