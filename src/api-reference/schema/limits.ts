import type {Schema} from '../description/types';

type Bound = number | bigint | undefined;

/** "1 to 10", "at least 1 item", "at most 10 items". */
function range(least: Bound, most: Bound, thing = ''): string {
  const last = most ?? least;
  if (last === undefined) return '';
  const isBoth = least !== undefined && most !== undefined;
  const words = isBoth ? `${least} to ${most}` : `at ${most === undefined ? 'least' : 'most'} ${last}`;
  return words + (thing && ` ${thing}${Number(last) === 1 ? '' : 's'}`);
}

const given = (words: string, value: unknown): string =>
  value === undefined ? '' : `${words} ${String(value)}`;

/** Which property tells the alternatives apart, and by which values. */
function discriminatorWords({propertyName, mapping = {}}: NonNullable<Schema['discriminator']>): string {
  const targets = Object.entries(mapping).map(([value, ref]) => `${value}: ${ref.split('/').pop()}`);
  return `the property ${propertyName} tells which${targets.length > 0 ? ` (${targets.join(', ')})` : ''}`;
}

function xmlWords({name, namespace, prefix, attribute, wrapped}: NonNullable<Schema['xml']>): string {
  const words = [given('name', name), given('namespace', namespace), given('prefix', prefix)];
  const all = [...words, attribute && 'attribute', wrapped && 'wrapped list'].filter(Boolean);
  return all.length > 0 ? `in XML: ${all.join(', ')}` : '';
}

/** The bounds of a schema as phrases, such as "1 to 10". */
export function limits(schema: Schema): string[] {
  return [
    range(schema.minimum, schema.maximum),
    given('more than', schema.exclusiveMinimum),
    given('less than', schema.exclusiveMaximum),
    given('a multiple of', schema.multipleOf),
    range(schema.minLength, schema.maxLength, 'character'),
    given('matches', schema.pattern),
    range(schema.minItems, schema.maxItems, 'item'),
    schema.uniqueItems ? 'no item twice' : '',
    range(schema.minProperties, schema.maxProperties, 'key'),
    given('encoded as', schema.contentEncoding),
    given('holds', schema.contentMediaType),
    schema.discriminator ? discriminatorWords(schema.discriminator) : '',
    schema.xml ? xmlWords(schema.xml) : '',
  ].filter(Boolean);
}
