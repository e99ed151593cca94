import type {SearchRequest, SearchResult} from '../engine/request';

type Search = (request: {requests: SearchRequest[]}) => Promise<{results: SearchResult[]}>;

/** Milliseconds after which the modal considers a query stalled. */
const stallThreshold = 300;

/**
 * Keeps DocSearch's error screen visible. DocSearch 3.9.0 shows it only for a moment, because its autocomplete resets the status to idle once
 * a query has settled, even if it failed, and leaves the rejection unhandled. So a failed query never settles here, and its error is reported
 * once the stalled status can no longer replace it. The next keystroke starts a new query.
 */
export function settleErrors(search: Search): Search {
  return (request) => {
    const started = performance.now();
    const answer = search(request);
    return {
      catch(onError: (error: unknown) => unknown) {
        return answer.catch(async (error: unknown) => {
          const left = stallThreshold - (performance.now() - started);
          // On a busy device the modal's timer may run late, even after the error has arrived.
          await new Promise((resolve) => setTimeout(resolve, Math.max(left, 0) + 50));
          try {
            onError(error);
          } catch {
            // DocSearch sets the status, then rethrows the error.
          }
          return new Promise(() => undefined);
        });
      },
    } as unknown as ReturnType<Search>;
  };
}
