/** A coordinate, rounded to hundredths. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Presentation attributes only: a style sheet inside an image would need an exception in the CSP. */
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
