import {askEmbedded} from './embedded';
import type {SearchRequest, SearchResult} from '../engine/request';
import {sanitizeResults} from './sanitize';
import {loadHosted} from './backend';
import {searchSettings} from './settings';
import {titledHit} from './titled-hit';

/** Queries the hosted service or, with `folder`, the embedded engine, which speaks the same protocol. Throws a RetryError if that fails. */
export async function search(requests: SearchRequest[]): Promise<{results: SearchResult[]}> {
  const {folder} = searchSettings;
  try {
    const {results} =
      folder === undefined
        ? await (await loadHosted()).askHosted(requests)
        : await askEmbedded(folder, requests);
    return {
      results: sanitizeResults(results).map((result) => ({
        ...result,
        hits: result.hits.map(titledHit),
      })),
    };
  } catch (error) {
    // The modal shows its error screen only for errors with this name.
    throw Object.assign(new Error((error as Error).message, {cause: error}), {name: 'RetryError'});
  }
}
