import {warmUp} from './embedded';
import {searchSettings} from './settings';

/** Loaded on demand, so that only sites that use the hosted service load its client. */
export const loadHosted = () => import('./hosted');

/** Starts loading the search backend at the first sign of intent, in parallel with the modal's code. */
export function warmUpBackend(): void {
  if (searchSettings.folder === undefined) loadHosted().catch(() => undefined);
  else warmUp(searchSettings.folder);
}
