import type {ClientModule} from '@docusaurus/types';

/** Scrolls the sidebar, not the page, to the current page's entry. */
function showCurrentEntry(): void {
  const entry = document.querySelector<HTMLElement>('.theme-doc-sidebar-menu [aria-current="page"]');
  const menu = entry?.closest<HTMLElement>('nav.menu');
  if (!entry || !menu) return;
  const entryBox = entry.getBoundingClientRect();
  const menuBox = menu.getBoundingClientRect();
  const isVisible = entryBox.top >= menuBox.top && entryBox.bottom <= menuBox.bottom;
  if (!isVisible) menu.scrollTop += entryBox.top - menuBox.top - menuBox.height / 3;
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) requestAnimationFrame(showCurrentEntry);
};
