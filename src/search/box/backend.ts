import {warmUp} from './embedded';
import type {HostedSettings} from './hosted';

export interface SearchSettings extends HostedSettings {
  indexName: string;
  /** Folder with the embedded index; undefined for the hosted service. */
  folder: string | undefined;
}

/** Only a site with the hosted service pays for its client. */
export const loadHosted = () => import('./hosted');

/** Starts to load what answers queries, at the first sign of intent and in parallel with the modal's code. */
export function warmUpBackend({folder}: SearchSettings): void {
  if (folder === undefined) loadHosted().catch(() => undefined);
  else warmUp(folder);
}
