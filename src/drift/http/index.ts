import type {Reference} from '../../api-reference/description/reference';
import type {Project} from '../python/project';
import {textOf} from '../shape';
import {entity, unknown, type Entity} from '../types';
import {clientMethods, type ClientMethod} from './client';
import {Descriptions} from './described';
import {Properties} from './properties';
import {clean, routes, type Route} from './routes';

const nameOf = ({method, path}: Pick<Route, 'method' | 'path'>): string => `${method} ${clean(path)}`;

/** Operations with their parameters, and the properties of their request and response bodies. */
export function http(project: Project, reference: Reference): {ours: Entity[]; platform: Entity[]} {
  const mine = new Descriptions(reference).routes();
  const own = routes(project, 'agenta-backend/agenta_backend/main.py');
  const theirs = new Map(own.map((one) => [nameOf(one), one]));
  const properties = new Properties();
  for (const route of mine) {
    const other = theirs.get(nameOf(route));
    if (other) properties.of(route, other);
  }
  const served = new Set(mine.filter(({edition}) => !edition).map(nameOf));
  const cloud = clientMethods(project).filter((one) => !served.has(nameOf(one)) && !theirs.has(nameOf(one)));
  return {
    ours: [...mine.map((route) => ({...operation(route), pages: route.pages})), ...properties.ours],
    platform: [...own.map(operation), ...cloud.map(known), ...properties.platform],
  };
}

/** An operation that only the cloud has: the client's method is all that the source says of it. */
const known = ({name, place, ...route}: ClientMethod): Entity =>
  entity('operation', nameOf(route), {id: name.split('.').at(-1), edition: 'cloud'}, place);

function operation(route: Route): Entity {
  const {id, edition = 'all', success, body, response, place, permissions} = route;
  const name = nameOf(route);
  if (edition === 'cloud') return entity('operation', name, {id, edition}, place);
  const facts = {
    id,
    edition,
    success: success ?? unknown,
    body: body ? `${body.kind}${body.required ? '' : ', optional'}` : 'none',
    'body type': body ? textOf(body.shape) : unknown,
    response: response ? textOf(response) : unknown,
    permission: permissions,
  };
  const parameters = route.parameters.map((one) => {
    const type = textOf(one.shape);
    const {where, required, fallback, place: own = place} = one;
    const facts = {place: where, type: type === 'any' ? unknown : type, required, default: fallback};
    return entity('parameter', one.name, facts, own);
  });
  return entity('operation', name, facts, place, parameters);
}
