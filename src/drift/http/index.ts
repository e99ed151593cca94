import type {Reference} from '../../api-reference/description/reference';
import type {Project} from '../python/project';
import {textOf, type Field} from '../shape';
import {entity, type Entity, type Surface} from '../types';
import {clientMethods, clientRoute, withCloud} from './client';
import {Descriptions} from './described';
import {shapeNamed} from './models';
import {Properties} from './properties';
import {clean, routes, type Route} from './routes';

const nameOf = ({method, path}: Route): string => `${method} ${clean(path)}`;

/** Operations with their parameters, and the properties of their request and response bodies. */
export function http(project: Project, reference: Reference): Surface {
  const mine = new Descriptions(reference).routes();
  const theirs = platformRoutes(project, mine);
  const properties = new Properties();
  for (const route of mine) {
    const other = theirs.get(nameOf(route));
    if (other) properties.of(route, other);
  }
  return {
    ours: [...mine.flatMap((route) => entities(route, route.pages)), ...properties.ours],
    platform: [...[...theirs.values()].flatMap((route) => entities(route)), ...properties.platform],
  };
}

/** Routes of the open-source server, and those that only the client knows. The client does not count for operations that we say the server has. */
function platformRoutes(project: Project, mine: readonly Route[]): Map<string, Route> {
  const defaults = pagination(project);
  const cloud = clientMethods(project).map((one): [string, Route] => {
    const route = clientRoute(one);
    const parameters = route.parameters.map((each) => ({...each, ...defaults.get(each.name)}));
    return [nameOf(route), {...route, parameters}];
  });
  const known = new Map(cloud);
  const served = new Set(mine.filter(({edition}) => !edition).map(nameOf));
  const own = routes(project, 'agenta-backend/agenta_backend/main.py').map((one): [string, Route] => {
    const {body, response} = one;
    const other = known.get(nameOf(one));
    const whole = {
      ...one,
      body: body && {...body, shape: withCloud(body.shape, other?.body?.shape)},
      response: response && withCloud(response, other?.response),
    };
    return [nameOf(one), whole];
  });
  return new Map([...cloud.filter(([name]) => !served.has(name)), ...own]);
}

/** Defaults of the pagination and sorting parameters, which the open-source server declares although only cloud operations have them. */
function pagination(project: Project): Map<string, Pick<Field, 'fallback' | 'limits' | 'place'>> {
  const source = project.module('agenta_backend.models.api.api_models');
  const all = ['PaginationParam', 'SorterParams'].flatMap((name) => {
    const found = source?.resolve(name);
    const shape = found && shapeNamed(found);
    return shape?.kind === 'model' ? shape.fields() : [];
  });
  return new Map(all.map(({name, fallback, limits, place}) => [name, {fallback, limits, place}]));
}

function entities(route: Route, pages?: readonly string[]): Entity[] {
  const {id, edition = 'all', success, body, response, place, permissions, deprecated} = route;
  const {settings = []} = route;
  const name = nameOf(route);
  // For operations that only the client knows, the source says nothing about defaults.
  const isCloud = edition === 'cloud';
  const facts = {
    id,
    edition,
    success,
    deprecated: isCloud ? undefined : deprecated,
    body: body ? `${body.kind}${body.required ? '' : ', optional'}` : 'none',
    'body type': body && textOf(body.shape),
    response: response && textOf(response),
    permission: isCloud ? undefined : permissions,
    settings: isCloud ? undefined : settings,
  };
  return [
    entity('operation', name, facts, place, pages),
    ...route.parameters.map((one) => {
      const type = textOf(one.shape);
      const otherwise = isCloud ? undefined : 'none';
      const told = {type: type === 'any' ? undefined : type, required: one.required};
      const {where, fallback = otherwise, limits = otherwise} = one;
      const all = {place: where, ...told, default: fallback, limits};
      return entity('parameter', [name, ' ', one.name], all, one.place ?? place, pages);
    }),
  ];
}
