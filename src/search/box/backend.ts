import {warmUp} from './embedded';
import {searchSettings} from './settings';

/** Only a site with the hosted service pays for its client. */
export const loadHosted = () => import('./hosted');

/** Starts to load what answers queries, at the first sign of intent and in parallel with the modal's code. */
export function warmUpBackend(): void {
  if (searchSettings.folder === undefined) loadHosted().catch(() => undefined);
  else warmUp(searchSettings.folder);
}
