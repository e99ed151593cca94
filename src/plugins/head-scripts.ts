import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {forgetOldDismissal} from '../theme/AnnouncementBar/forgetOldDismissal';

/*
 * Scripts that stand in the head of every page, because they have to run before anything is painted or fetched. They are written into the
 * page as text: each must be complete in itself, and in JavaScript that every browser understands.
 */

/** Earlier releases of this site kept a reader's choices under names with a suffix (`theme-fde`): reads each once and removes it. */
function adoptSuffixedKeys(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const name = /^((?:theme|docusaurus\..+))-[0-9a-f]{3}$/.exec(key)?.[1];
      if (!name) continue;
      const value = localStorage.getItem(key);
      if (value !== null && localStorage.getItem(name) === null) localStorage.setItem(name, value);
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked or full: the choice is lost, as it would be anyway.
  }
}

/** A page whose scripts do not arrive reads well, but its buttons are dead: says so, and offers to try again. */
function offerRetry(): void {
  const root = document.documentElement;
  const isAlive = () => root.dataset.hasHydrated === 'true';
  const show = () => {
    if (isAlive() || document.querySelector('.load-failure')) return;
    const notice = document.createElement('p');
    notice.className = 'load-failure';
    notice.setAttribute('role', 'status');
    notice.textContent = 'The buttons of this page did not load. ';
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Try again';
    retry.addEventListener('click', () => location.reload());
    notice.append(retry);
    document.body.append(notice);
  };
  const showWhenReady = () => {
    if (document.body) show();
    else addEventListener('DOMContentLoaded', show);
  };
  // A script's error does not bubble.
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/assets/js/'))
        showWhenReady();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    if (isAlive() || event.reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    showWhenReady();
  });
}

/** Local plugin: see above. */
export function headScripts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const calls = [
    `(${adoptSuffixedKeys})()`,
    ...(announcementBar ? [`(${forgetOldDismissal})(${JSON.stringify(announcementBar.id)})`] : []),
    `(${offerRetry})()`,
  ];
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: calls.join(';\n')}],
    }),
  };
}
