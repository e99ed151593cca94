import {askEmbedded} from './embedded';
import type {SearchRequest, SearchResult} from '../engine/request';
import {sanitizeResults} from './sanitize';
import {loadHosted, type SearchSettings} from './backend';

/** Answers of the hosted service or, with `folder`, of the embedded engine, which speaks the same protocol. */
export async function search(
  settings: SearchSettings,
  requests: SearchRequest[],
): Promise<{results: SearchResult[]}> {
  try {
    const {results} =
      settings.folder === undefined
        ? await (await loadHosted()).askHosted(settings, requests)
        : await askEmbedded(settings.folder, requests);
    return {results: sanitizeResults(results)};
  } catch (error) {
    // The modal shows its error screen for errors of this name only.
    throw Object.assign(new Error((error as Error).message, {cause: error}), {name: 'RetryError'});
  }
}
