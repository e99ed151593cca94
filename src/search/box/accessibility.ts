import {translate} from '@docusaurus/Translate';
import {failed, fieldLabel, moreResults, resultCount} from './texts';

/**
 * Repairs the accessibility of DocSearch 3.9.0 from outside. Its modal has the role of a button, all its lists have the same name, its
 * options contain links and buttons, which options may not, Tab leaves the modal, and nothing is announced when hits arrive. Here the modal
 * becomes a dialog with a combobox whose popup is a tree, because tree items may contain links and buttons. React only rewrites an attribute
 * when its value changes, so a MutationObserver is enough to keep the attributes that are set here.
 */

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function fixDialog(container: Element): void {
  set(container, 'role', 'dialog');
  set(container, 'aria-modal', 'true');
  set(container, 'aria-label', fieldLabel);
  set(container, 'tabindex', '-1');
  // They are <header> and <footer> elements, which would count as the page's banner and contentinfo landmarks.
  for (const part of container.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    set(part, 'role', 'presentation');
  }
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby']) {
    set(container, name, null);
  }
}

function fixCombobox(container: Element, lists: readonly Element[]): void {
  const input = container.querySelector('.DocSearch-Input');
  if (!input) return;
  set(input, 'role', 'combobox');
  set(input, 'aria-label', fieldLabel);
  set(input, 'aria-labelledby', null);
  set(input, 'aria-autocomplete', 'list');
  set(input, 'aria-haspopup', 'tree');
  set(input, 'aria-expanded', String(lists.length > 0));
  const ids = lists.map(({id}) => id).filter(Boolean);
  set(input, 'aria-controls', ids.length > 0 ? ids.join(' ') : null);
  const active = input.getAttribute('aria-activedescendant');
  if (active !== null && !document.getElementById(active)) set(input, 'aria-activedescendant', null);
}

function fixList(list: Element, number: number): void {
  // DocSearch gives all lists the same id.
  set(list, 'id', `docsearch-list-${number}`);
  set(list, 'role', 'tree');
  set(list, 'aria-labelledby', null);
  set(list, 'aria-label', list.previousElementSibling?.textContent ?? translate({message: 'Results'}));
  for (const item of list.children) set(item, 'role', 'treeitem');
}

/** When a query has no hits, DocSearch suggests the names of groups it has listed before. "More results" is no useful query. */
function hideGroupSuggestion(container: Element): void {
  for (const item of container.querySelectorAll<HTMLElement>('.DocSearch-NoResults-Prefill-List li'))
    item.hidden = item.textContent === moreResults;
}

/** DocSearch puts the query between straight quotation marks. */
function curlQuotes(container: Element): void {
  const query = container.querySelector('.DocSearch-NoResults .DocSearch-Title strong');
  for (const [node, from, to] of [
    [query?.previousSibling, / "$/, ' “'],
    [query?.nextSibling, /^"/, '”'],
  ] as const)
    if (node?.nodeValue && from.test(node.nodeValue)) node.nodeValue = node.nodeValue.replace(from, to);
}

/** What the live region tells screen readers. */
function announcementOf(container: Element): string {
  if (container.classList.contains('DocSearch-Container--Errored')) return failed;
  if (container.querySelector('.DocSearch-NoResults')) return translate({message: 'No results'});
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  const count = container.querySelectorAll('.DocSearch-Hit').length;
  if (!input?.value || count === 0) return '';
  return resultCount(count);
}

/** Traps focus in the modal. DocSearch's own trap looks up the first and last focusable elements only once, when the modal opens. */
function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.offsetParent !== null,
  );
  const [first] = stops;
  const last = stops.at(-1);
  const {activeElement} = document;
  const isLeaving = event.shiftKey ? activeElement === first : activeElement === last;
  event.stopPropagation();
  if (!isLeaving && activeElement && container.contains(activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Keeps the open modal accessible until the returned function is called. */
export function fixAccessibility(container: HTMLElement): () => void {
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.className = 'DocSearch-VisuallyHiddenForAccessibility';
  container.append(status);
  const fix = () => {
    const lists = [...container.querySelectorAll('.DocSearch-Hits > ul')];
    fixDialog(container);
    lists.forEach(fixList);
    fixCombobox(container, lists);
    hideGroupSuggestion(container);
    curlQuotes(container);
    const announcement = announcementOf(container);
    if (status.textContent !== announcement) status.textContent = announcement;
  };
  fix();
  const observer = new MutationObserver(fix);
  const onKeyDown = (event: KeyboardEvent) => keepFocusInside(container, event);
  container.addEventListener('keydown', onKeyDown, {capture: true});
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return () => {
    observer.disconnect();
    container.removeEventListener('keydown', onKeyDown, {capture: true});
    status.remove();
  };
}
