import type {Reference} from '../../api-reference/description/reference';
import type {Locator} from '../locate';
import type {Project} from '../python/project';
import {pairs, textOf, withoutNull, type Model} from '../shape';
import type {Entity, Surface} from '../types';
import {clientMethods, clientRoute, withCloud} from './client';
import {described} from './described';
import {routes, type Route} from './routes';

/** Routes of the open-source server, and those that only the client of the cloud knows. */
export function platformRoutes(project: Project, main: string): Route[] {
  const own = routes(project, main);
  const cloud = clientMethods(project).map((one) => clientRoute(project, one));
  const keyed = new Map(cloud.map((one) => [keyOfRoute(one), one]));
  const merged = own.map((one): Route => {
    const other = keyed.get(keyOfRoute(one));
    return {
      ...one,
      body: one.body && {...one.body, shape: withCloud(one.body.shape, other?.body?.shape)},
      response: one.response && withCloud(one.response, other?.response),
    };
  });
  const known = new Set(own.map(keyOfRoute));
  return [...merged, ...cloud.filter((one) => !known.has(keyOfRoute(one)))];
}

const bare = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
const keyOfRoute = ({method, path}: Route): string => `${method} ${bare(path)}`;

export function http(
  project: Project,
  main: string,
  reference: Reference,
  locator: Locator,
): Surface {
  const theirs = platformRoutes(project, main);
  const mine = described(reference, locator);
  const surface: {ours: Entity[]; platform: Entity[]} = {ours: [], platform: []};
  for (const {route, pages} of mine) surface.ours.push(...entities(route, pages));
  for (const route of theirs) surface.platform.push(...entities(route, []));
  const seen = new Map<string, string>();
  for (const {route, pages} of mine) {
    const other = theirs.find((one) => keyOfRoute(one) === keyOfRoute(route));
    if (!other) continue;
    for (const part of ['body', 'response'] as const) {
      const own = part === 'body' ? route.body?.shape : route.response;
      const far = part === 'body' ? other.body?.shape : other.response;
      if (own && far)
        for (const [left, right] of pairs(own, far))
          properties(surface, seen, left, right, pages, route.edition);
    }
  }
  return surface;
}

function entities(route: Route, pages: readonly string[]): Entity[] {
  const name = keyOfRoute(route);
  const parent = `operation ${name}`;
  const part = {parent, pages, place: route.place};
  const {body, response, permissions} = route;
  const isCloud = route.edition === 'cloud';
  const facts: Record<string, string> = {
    id: route.id,
    edition: route.edition,
    success: route.success,
    body: body ? `${body.kind}${body.required ? '' : ', optional'}` : 'none',
    ...(body && {'body type': textOf(body.shape)}),
    ...(response && {response: textOf(response)}),
    ...(!isCloud && {permission: permissions.join(', ') || 'none'}),
  };
  const statuses = [...route.statuses].filter(([code]) => !code.startsWith('2') && code !== '500');
  if (isValidated(route) && !route.statuses.has('422')) statuses.push(['422', route.place]);
  return [
    {kind: 'operation', name, facts, place: route.place, pages},
    ...route.parameters.map((one) => ({
      ...part,
      kind: 'parameter',
      name: `${name} ${one.name}`,
      facts: {
        place: one.where,
        ...(textOf(one.shape) !== 'any' && {type: textOf(one.shape)}),
        required: String(one.required),
        ...(!isCloud && {default: one.fallback ?? 'none'}),
      },
      place: one.place ?? route.place,
    })),
    ...(isCloud ? [] : statuses).map(([code, place]) => ({
      ...part,
      kind: 'status',
      name: `${name} ${code}`,
      facts: {},
      place,
    })),
  ];
}

/** Whether a request can be refused for its form: something is demanded, or is more than text. */
const isValidated = ({parameters, body}: Route): boolean =>
  (body?.required ?? false) ||
  parameters.some(({where, shape, required}) =>
    where === 'path'
      ? !['string', 'any'].includes(textOf(shape))
      : required || !['string', 'array of string'].includes(textOf(shape)),
  );

/** Properties of two models that stand at the same place, and of those inside them. */
function properties(
  surface: {ours: Entity[]; platform: Entity[]},
  seen: Map<string, string>,
  own: Model,
  other: Model,
  pages: readonly string[],
  edition: Route['edition'],
): void {
  const key = `${own.name} = ${other.name}`;
  if (seen.has(key)) return;
  const taken = [...seen.values()].includes(own.name);
  const name = taken ? `${own.name} (${other.name})` : own.name;
  seen.set(key, name);
  // Of a field that only the client of the cloud knows, the source says neither default nor null.
  const cloud = new Set(
    other.fields().flatMap((one) => (one.edition === 'cloud' ? [one.name] : [])),
  );
  const list = (model: Model, where: readonly string[]): Entity[] =>
    model.fields().map((one) => ({
      kind: 'property',
      name: `${name}.${one.name}`,
      facts: {
        type: textOf(cloud.has(one.name) ? withoutNull(one.shape) : one.shape),
        required: String(one.required),
        ...(!cloud.has(one.name) && {default: one.fallback ?? 'none'}),
        ...(edition === 'all' && {edition: one.edition}),
      },
      place: one.place ?? model.place,
      pages: where,
    }));
  surface.ours.push(...list(own, pages));
  surface.platform.push(...list(other, []));
  for (const field of own.fields()) {
    const far = other.fields().find((one) => one.name === field.name);
    if (far)
      for (const [left, right] of pairs(field.shape, far.shape))
        properties(surface, seen, left, right, pages, edition);
  }
}
