/** Id of the empty live region that src/theme/Root renders: only a change in a region that is there already is announced. */
export const liveRegionId = 'live-region';

/** Has screen readers say a short text, such as that code was copied; an empty one ends it. */
export function announce(text: string): void {
  const region = document.getElementById(liveRegionId);
  if (region) region.textContent = text;
}
