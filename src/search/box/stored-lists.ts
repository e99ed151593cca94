const prefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

function isList(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return (
      Array.isArray(list) && list.every((item) => typeof (item as {url?: unknown} | null)?.url === 'string')
    );
  } catch {
    return false;
  }
}

/** Removes malformed recent and favourite searches from local storage: with them, DocSearch would fail to open. */
export function discardBrokenLists(indexName: string): void {
  try {
    for (const prefix of prefixes) {
      const text = localStorage.getItem(prefix + indexName);
      if (text !== null && !isList(text)) localStorage.removeItem(prefix + indexName);
    }
  } catch {
    // Storage is blocked; DocSearch works without it.
  }
}
