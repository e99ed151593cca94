/**
 * The theme forgets that a reader dismissed the announcement when its id changes, but only after it has painted a page without it. Forgetting
 * it here shows a new announcement from the first paint on, without a shift. Runs as text in the head of every page (src/plugins/head-scripts.ts).
 */
export function forgetOldDismissal(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== id)
      localStorage.removeItem('docusaurus.announcement.dismiss');
  } catch {
    // Storage is blocked: nothing was ever dismissed.
  }
}
