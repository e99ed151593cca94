import type {Schema} from '../description/types';

/** "1 to 10", "at least 1", "at most 10". */
function range(
  least: number | bigint | undefined,
  most: number | bigint | undefined,
  thing?: string,
): string[] {
  const things = (limit: number | bigint) =>
    `${limit}${thing ? ` ${thing}${Number(limit) === 1 ? '' : 's'}` : ''}`;
  if (least !== undefined && most !== undefined) return [`${least} to ${things(most)}`];
  if (least !== undefined) return [`at least ${things(least)}`];
  return most === undefined ? [] : [`at most ${things(most)}`];
}

/** The bounds of a schema as phrases, such as "1 to 10". */
export function limits(schema: Schema): string[] {
  const {exclusiveMinimum, exclusiveMaximum, multipleOf, pattern, discriminator, xml = {}} = schema;
  const {propertyName, mapping = {}} = discriminator ?? {};
  const targets = Object.entries(mapping).map(([value, ref]) => `${value}: ${ref.split('/').pop()}`);
  const marks = [xml.attribute && 'attribute', xml.wrapped && 'wrapped list'].filter(Boolean);
  const names = (['name', 'namespace', 'prefix'] as const).flatMap((key) =>
    xml[key] === undefined ? [] : `${key} ${xml[key]}`,
  );
  const inXml = [...names, ...marks].join(', ');
  return [
    ...range(schema.minimum, schema.maximum),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${multipleOf}`]),
    ...range(schema.minLength, schema.maxLength, 'character'),
    ...(pattern === undefined ? [] : [`matches ${pattern}`]),
    ...range(schema.minItems, schema.maxItems, 'item'),
    ...(schema.uniqueItems ? ['no item twice'] : []),
    ...range(schema.minProperties, schema.maxProperties, 'key'),
    ...(schema.contentEncoding ? [`encoded as ${schema.contentEncoding}`] : []),
    ...(schema.contentMediaType ? [`holds ${schema.contentMediaType}`] : []),
    ...(propertyName
      ? [`${propertyName} tells which${targets.length > 0 ? ` (${targets.join(', ')})` : ''}`]
      : []),
    ...(inXml ? [`in XML: ${inXml}`] : []),
  ];
}
