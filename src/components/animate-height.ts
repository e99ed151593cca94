/** As in the theme's own collapsible sections, such as the categories of the sidebar: more content takes longer. */
const duration = (height: number): number => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);

/** Opens or closes an element whose content has just changed from one height to another, in pixels. Writes no `style` attribute. */
export function animateHeight(element: Element, from: number, to: number): Animation {
  const {matches: isReduced} = matchMedia('(prefers-reduced-motion: reduce)');
  return element.animate(
    {maxHeight: [`${from}px`, `${to}px`], overflow: ['hidden', 'hidden']},
    {duration: isReduced ? 1 : duration(Math.abs(to - from)), easing: 'ease-in-out'},
  );
}
