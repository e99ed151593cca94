import type {SearchRequest, SearchResult} from '../engine/request';

type Search = (request: {requests: SearchRequest[]}) => Promise<{results: SearchResult[]}>;

/** After so many milliseconds the modal calls a query stalled. */
const stallThreshold = 300;

/**
 * DocSearch 3.9.0 shows its error screen for an instant only: its autocomplete sets the status back to idle once a query has
 * settled, failed ones too, and leaves an unhandled rejection. So a failed query never settles here, and its error is shown when it
 * can no longer be replaced by the stalled status. The next keystroke starts a new query.
 */
export function settleErrors(search: Search): Search {
  return (request) => {
    const started = performance.now();
    const answer = search(request);
    return {
      catch(onError: (error: unknown) => unknown) {
        return answer.catch(async (error: unknown) => {
          const left = stallThreshold - (performance.now() - started);
          // The modal's timer may be overdue on a busy device, and then runs after this error has come.
          await new Promise((resolve) => setTimeout(resolve, Math.max(left, 0) + 50));
          try {
            onError(error);
          } catch {
            // DocSearch sets the status, then throws the error again.
          }
          return new Promise(() => undefined);
        });
      },
    } as unknown as ReturnType<Search>;
  };
}
