import type {Reference} from '../../api-reference/description/reference';
import type {Locator} from '../locate';
import type {Source} from './sections';

/** The operations of the API description that name code in `x-source`, as do the schemas that they use. */
export const describedSources = (reference: Reference, locator: Locator): Source[] =>
  reference.entries.flatMap(({operation, path, method, address}) => {
    const at = [
      locator.find(locator.files('openapi/paths'), path, method, 'x-source'),
      locator.files('openapi/schemas'),
    ] as const;
    return [...namesWithin(reference, operation)].map(([schema, names]) => {
      const place = schema ? locator.find(at[1], schema, 'x-source') : at[0];
      return {address, names, place: place ?? {file: 'openapi/agenta.yaml', line: 1}};
    });
  });

/** The names in an operation, and in each schema that it uses. */
function namesWithin(
  reference: Reference,
  value: unknown,
  schema = '',
  found = new Map<string, readonly string[]>(),
  seen = new Set<string>(),
): Map<string, readonly string[]> {
  if (typeof value !== 'object' || !value) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'x-source') found.set(schema, inner as readonly string[]);
    else if (key !== '$ref') namesWithin(reference, inner, schema, found, seen);
    else if (!seen.has(String(inner))) {
      seen.add(String(inner));
      const name = String(inner).split('/').at(-1);
      namesWithin(reference, reference.schema(String(inner)), name, found, seen);
    }
  }
  return found;
}
