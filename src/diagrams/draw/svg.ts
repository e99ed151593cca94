import type {Palette} from '../../settings/palette';

export type Ink = keyof Palette | 'none';

/** Markup without colours. They are set for each colour mode where the markup is used. */
export interface Shape {
  fill: Ink;
  stroke: Ink;
  markup: string;
}

/** A coordinate as text, rounded to hundredths. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);

/** An SVG element. It is styled by attributes, since a style sheet would need an exception in the CSP. */
export function tag(
  name: string,
  attributes: Record<string, string | number | undefined>,
  inner = '',
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  return inner ? `<${name}${list}>${inner}</${name}>` : `<${name}${list}/>`;
}

export const filled = (fill: Ink, ...element: Parameters<typeof tag>): Shape => ({
  fill,
  stroke: 'none',
  markup: tag(...element),
});

export const stroked = (stroke: Ink, ...element: Parameters<typeof tag>): Shape => ({
  fill: 'none',
  stroke,
  markup: tag(...element),
});
