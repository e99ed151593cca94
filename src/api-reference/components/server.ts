import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * The server that the samples of the site show. Readers who self-host set it once; it is only stored in their browser, under the key below.
 * API keys are never asked for or stored.
 */
const storage = () => createStorageSlot('agenta-docs.server');

/** The server that samples contain in the built pages. */
export const cloudServer = 'https://cloud.agenta.ai';

/** The server that the samples on the current page show. */
let shown = cloudServer;

/** The choice if storage is blocked; it then lasts until the page is closed. */
let unsaved: string | undefined;

export const chosenServer = (): string => storage().get() ?? unsaved ?? cloudServer;

/** The origin of an address, or the reason why the address is invalid. The scheme defaults to https. */
export function parseServer(text: string): {origin: string} | {reason: string} {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  try {
    const {protocol, origin} = new URL(address);
    if (protocol === 'https:' || protocol === 'http:') return {origin};
  } catch {
    // Not a URL: handled below.
  }
  return {reason: 'Write an address such as https://your-host.example or http://localhost.'};
}

export function replaceText(root: ParentNode, from: string, to: string): void {
  if (from === to) return;
  for (const code of root.querySelectorAll('.codeblock code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeValue?.includes(from)) node.nodeValue = node.nodeValue.replaceAll(from, to);
    }
  }
}

/** Replaces the cloud's address on every page that has just been rendered, as this file is also a client module. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  shown = chosenServer();
  replaceText(document, cloudServer, shown);
};

/** Stores the choice and updates the samples on the page. */
export function chooseServer(origin: string): void {
  if (origin === cloudServer) storage().del();
  else storage().set(origin);
  unsaved = storage().get() === null ? origin : undefined;
  replaceText(document, shown, origin);
  shown = origin;
}
