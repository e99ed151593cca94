import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * The setting is shared by all blocks. It lasts for the session, or until a reload where storage is blocked.
 */
let isOn: boolean | undefined;
const listeners = new Set<() => void>();

const storage = () => createStorageSlot('agenta-docs.wrap', {persistence: 'sessionStorage'});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle(): void {
  isOn = !isOn;
  storage().set(String(isOn));
  for (const listener of listeners) listener();
}

/** Whether long lines of code are wrapped, and a function that toggles it. */
export default function useWrap(): [boolean, () => void] {
  const wraps = useSyncExternalStore(
    subscribe,
    () => (isOn ??= storage().get() === 'true'),
    () => false,
  );
  return [wraps, toggle];
}
