import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isShortcut} from '../search/box/shortcut';

/*
 * Scripts in the head of every page, which must run before the first paint. The functions are inlined as
 * text, so each must be self-contained, and in JavaScript that every browser supports.
 */

/**
 * When the announcement's id changes, the theme forgets that a reader dismissed the old one, but only after
 * the first paint. Forgetting it here shows the new one from the first paint on, without a layout shift.
 */
function forgetOldDismissal(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== id)
      localStorage.removeItem('docusaurus.announcement.dismiss');
  } catch {
    // Storage is blocked: nothing was ever dismissed.
  }
}

/** If scripts fail to load, tells the reader that the buttons do not work, and offers to reload the page. */
function offerRetry(): void {
  const root = document.documentElement;
  const hasHydrated = () => root.dataset.hasHydrated === 'true';
  const show = () => {
    if (hasHydrated() || document.querySelector('.load-failure')) return;
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p class="load-failure" role="status"><strong>Page Error</strong> The buttons of this page did not load. <button type="button">Try again</button></p>',
    );
    const retry = document.querySelector('.load-failure button');
    retry?.addEventListener('click', () => location.reload());
  };
  const showWhenReady = () => {
    if (document.body) show();
    else addEventListener('DOMContentLoaded', show);
  };
  // The error event of a script does not bubble.
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/assets/js/')) showWhenReady();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    if (hasHydrated() || event.reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    showWhenReady();
  });
}

/**
 * Remembers that a search shortcut was pressed, which some browsers handle themselves, until the search button
 * can act on it.
 */
function keepEarlyShortcut(isSearchShortcut: (event: KeyboardEvent) => boolean): void {
  const {dataset} = document.documentElement;
  addEventListener('keydown', (event) => {
    if (dataset.hasHydrated === 'true' || !isSearchShortcut(event)) return;
    event.preventDefault();
    dataset.searchRequested = 'true';
  });
}

/** Without it, a font that arrived before the first paint is often used only by the second, which moves lines. */
function useFontsEarly(): void {
  for (const family of ['Instrument Sans', 'JetBrains Mono'])
    document.fonts.load(`1em "${family}"`).catch(() => undefined);
}

/** Local plugin: inlines the scripts above into the head of every page. */
export function headScripts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const calls = [
    ...(announcementBar ? [`(${forgetOldDismissal})(${JSON.stringify(announcementBar.id)})`] : []),
    `(${useFontsEarly})()`,
    `(${offerRetry})()`,
    `(${keepEarlyShortcut})(${isShortcut})`,
  ];
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: calls.join(';\n')}],
    }),
  };
}
