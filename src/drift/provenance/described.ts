import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import type {Reference} from '../../api-reference/description/reference';
import type {Place} from '../types';
import type {Source} from './sections';

/** The operations of the API description that name code in `x-source`, as do the schemas that they use. */
export function describedSources(reference: Reference, root: string): Source[] {
  const places = placesIn(root);
  return reference.entries.flatMap(({operation, address}) =>
    [...namesWithin(reference, operation)].map(([schema, names]) => {
      const place = places.get(schema || operation.operationId);
      return {address, names, place: place ?? {file: 'openapi/agenta.yaml', line: 1}};
    }),
  );
}

/** The lines in `openapi` that name operations and schemas. */
const placesIn = (root: string): Map<string, Place> =>
  new Map(
    globbySync('openapi/{paths,schemas}/*.yaml', {cwd: root}).flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const [, id, schema] = /^ *operationId: (\w+)$|^(\w+):$/.exec(line) ?? [];
          const name = id ?? schema;
          return name ? [[name, {file, line: at + 1}] as const] : [];
        }),
    ),
  );

/** The names in an operation, and in each schema that it uses. */
function namesWithin(reference: Reference, operation: object): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const seen = new Set<unknown>();
  const visit = (value: unknown, schema: string): void => {
    if (typeof value !== 'object' || !value) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'x-source') found.set(schema, inner as readonly string[]);
      else if (key !== '$ref') visit(inner, schema);
      else if (!seen.has(inner)) {
        seen.add(inner);
        visit(reference.schema(String(inner)), String(inner).replace(/^.*\//, ''));
      }
    }
  };
  visit(operation, '');
  return found;
}
