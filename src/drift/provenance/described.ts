import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {LineCounter, isPair, isScalar, parseDocument, visit} from 'yaml';
import type {Reference} from '../../api-reference/description/reference';
import type {Place} from '../types';
import type {Source} from './sections';

/** The operations of the API description that name code in `x-source`, as do the schemas that they use. */
export function describedSources(reference: Reference, root: string): Source[] {
  const places = placesIn(root);
  return reference.entries.flatMap(({operation, path: route, method, address}) =>
    [...namesWithin(reference, operation)].map(([schema, names]) => {
      const place = places.get(schema || `${route} ${method}`);
      return {address, names, place: place ?? {file: 'openapi/agenta.yaml', line: 1}};
    }),
  );
}

/** The lines of each `x-source` in `openapi`, by route and method or by schema. */
function placesIn(root: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const file of globbySync('openapi/{paths,schemas}/*.yaml', {cwd: root})) {
    const lineCounter = new LineCounter();
    const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), {lineCounter});
    visit(document, {
      Pair(_, {key}, around) {
        if (!isScalar(key) || key.value !== 'x-source') return;
        const keys = around.flatMap((one) => (isPair(one) && isScalar(one.key) ? [one.key.value] : []));
        const name = file.includes('/paths/') ? keys.slice(0, 2).join(' ') : String(keys[0]);
        places.set(name, {file, line: lineCounter.linePos(key.range?.[0] ?? 0).line});
      },
    });
  }
  return places;
}

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
