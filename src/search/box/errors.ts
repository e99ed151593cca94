import type {SearchClient} from './client';

/** The modal calls a query stalled when it is still unanswered after this many milliseconds. */
const stallThreshold = 300;

/**
 * DocSearch 3.9.0 shows its error screen for an instant only: the autocomplete inside turns every settled query back
 * to idle, a failed one too, and then complains of an uncaught rejection. A query that failed therefore stays
 * unsettled for the autocomplete once the error is shown, and is shown after the moment at which it would be called
 * stalled. The next keystroke starts afresh.
 */
export function settleErrors(client: SearchClient): SearchClient {
  return {
    addAlgoliaAgent: client.addAlgoliaAgent,
    search(parameters) {
      const started = performance.now();
      const answer = client.search(parameters);
      return {
        catch(onError: (error: unknown) => unknown) {
          return answer.catch(async (error: unknown) => {
            const left = stallThreshold + 50 - (performance.now() - started);
            if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
            try {
              onError(error);
            } catch {
              // It sets the status, then throws the error again.
            }
            return new Promise(() => undefined);
          });
        },
      } as unknown as ReturnType<SearchClient['search']>;
    },
  };
}
