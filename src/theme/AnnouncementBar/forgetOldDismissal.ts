/**
 * When the announcement's id changes, the theme forgets that a reader dismissed the old one, but only after the first paint. Forgetting it
 * here shows the new one from the first paint on, without a layout shift. Inlined as text into every page's head (src/plugins/head-scripts.ts).
 */
export function forgetOldDismissal(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== id)
      localStorage.removeItem('docusaurus.announcement.dismiss');
  } catch {
    // Storage is blocked: nothing was ever dismissed.
  }
}
