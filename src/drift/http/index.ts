import type {Reference} from '../../api-reference/description/reference';
import type {Locator} from '../locate';
import {textOf as textIn} from '../python/literal';
import type {Project} from '../python/project';
import {pairs, textOf, withoutNull, type Field, type Model} from '../shape';
import {entity, type Entity, type Surface} from '../types';
import {clientMethods, clientRoute, withCloud} from './client';
import {described} from './described';
import {Models} from './models';
import {routes, type Route} from './routes';

const bare = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
const nameOf = ({method, path}: Route): string => `${method} ${bare(path)}`;

/** Operations with their parameters and statuses, and the properties of what they take and answer. */
export function http(
  project: Project,
  main: string,
  reference: Reference,
  locator: Locator,
): Surface {
  const theirs = platformRoutes(project, main);
  const mine = described(reference, locator);
  const properties = new Properties();
  for (const route of mine) {
    const other = theirs.get(nameOf(route));
    const isCloud = other?.edition === 'cloud';
    if (route.body && other?.body)
      for (const [own, far] of pairs(route.body.shape, other.body.shape))
        properties.add(own, far, route.pages, isCloud);
    if (route.response && other?.response)
      for (const [own, far] of pairs(route.response, other.response))
        properties.add(own, far, route.pages, isCloud);
  }
  return {
    ours: [
      ...mine.flatMap((route) => entities(route, route.pages)),
      ...properties.ours,
      ...keyHeader(reference),
    ],
    platform: [
      ...[...theirs.values()].flatMap((route) => entities(route)),
      ...properties.platform,
      ...clientHeader(project),
    ],
  };
}

/** The header that carries the key: as described, and as the client sends it. */
function keyHeader({description}: Reference): Entity[] {
  const schemes = Object.values(description.components?.securitySchemes ?? {}) as {name?: string}[];
  const place = {file: 'openapi/agenta.yaml', line: 1};
  return schemes.map(({name = 'none'}) => entity('key', 'header', {name}, place));
}

function clientHeader(project: Project): Entity[] {
  const source = project.module('agenta.client.backend.core.client_wrapper');
  return [...(source?.walk() ?? [])].flatMap((node) => {
    const isKey =
      node.name === 'AssignStatement' &&
      node.lastChild &&
      source?.text(node.lastChild) === 'self.api_key';
    const key = isKey && node.firstChild?.getChild('String');
    const name = key && source && textIn(source, key);
    return name ? [entity('key', 'header', {name}, source?.place(node))] : [];
  });
}

/** Routes of the open-source server, and those that only the client of the cloud knows. */
function platformRoutes(project: Project, main: string): Map<string, Route> {
  const defaults = pagination(project);
  const cloud = clientMethods(project).map((one) => {
    const route = clientRoute(project, one);
    const parameters = route.parameters.map((each) => ({...each, ...defaults.get(each.name)}));
    return {...route, parameters};
  });
  const all = new Map<string, Route>(cloud.map((one) => [nameOf(one), one]));
  for (const own of routes(project, main)) {
    const other = all.get(nameOf(own));
    all.set(nameOf(own), {
      ...own,
      body: own.body && {...own.body, shape: withCloud(own.body.shape, other?.body?.shape)},
      response: own.response && withCloud(own.response, other?.response),
    });
  }
  return all;
}

/** Defaults that the open-source server declares for operations of the cloud: pages and their order. */
function pagination(project: Project): Map<string, Pick<Field, 'fallback' | 'place'>> {
  const source = project.module('agenta_backend.models.api.api_models');
  const models = new Models(project);
  const fields = ['PaginationParam', 'SorterParams'].flatMap((name) => {
    const shape = source && models.fromType({name, args: [], found: project.resolve(source, name)});
    return shape?.kind === 'model' ? shape.model.fields() : [];
  });
  return new Map(fields.map(({name, fallback, place}) => [name, {fallback, place}]));
}

function entities(route: Route, pages?: readonly string[]): Entity[] {
  const {id, edition, success, body, response, place} = route;
  const name = nameOf(route);
  const rest = {parent: `operation ${name}`, pages};
  // Of what only the client of the cloud knows, the source tells neither defaults nor failures.
  const isCloud = edition === 'cloud';
  const facts = {
    ...{
      id,
      edition,
      success,
      body: body ? `${body.kind}${body.required ? '' : ', optional'}` : 'none',
    },
    'body type': body && textOf(body.shape),
    response: response && textOf(response),
    permission: isCloud ? undefined : route.permissions,
  };
  const statuses = new Map(
    [...route.statuses].filter(([code]) => !code.startsWith('2') && code !== '500'),
  );
  if (isValidated(route) && !statuses.has('422')) statuses.set('422', place);
  // FastAPI answers a body that it cannot read with 400, before any handler runs.
  if (body && !statuses.has('400')) statuses.set('400', place);
  return [
    entity('operation', name, facts, place, {pages}),
    ...route.parameters.map((one) => {
      const type = textOf(one.shape);
      const told = {
        place: one.where,
        type: type === 'any' ? undefined : type,
        required: one.required,
      };
      const fallback = one.fallback ?? (isCloud ? undefined : 'none');
      return entity(
        'parameter',
        `${name} ${one.name}`,
        {...told, default: fallback},
        one.place ?? place,
        rest,
      );
    }),
    ...[...(isCloud ? [] : statuses)].map(([code, at]) =>
      entity('status', `${name} ${code}`, {}, at, rest),
    ),
  ];
}

/** Whether a request can be refused for its form: something is demanded, or is more than text. */
const isValidated = ({parameters, body}: Route): boolean =>
  (body?.required ?? false) ||
  parameters.some(({where, shape, required}) => {
    const isText = ['string', 'array of string', 'any'].includes(textOf(shape));
    return where === 'path' ? !isText : required || !isText;
  });

/** Properties of models that stand at the same place of both sides, and of those inside them. */
class Properties {
  readonly ours: Entity[] = [];
  readonly platform: Entity[] = [];
  readonly #pages = new Map<string, string[]>();
  readonly #names = new Set<string>();

  add(own: Model, far: Model, pages: readonly string[], isCloud: boolean): void {
    const key = `${own.name} = ${far.name}`;
    const known = this.#pages.get(key);
    if (known?.includes(pages[0] ?? '')) return;
    known?.push(...pages);
    const fields = own.fields();
    const told = new Map(fields.map((one) => [one.name, one]));
    // A field that only the client knows, and that is not told to be of the cloud, is gone from the server.
    const others = far
      .fields()
      .filter((one) => isCloud || one.edition === 'all' || told.get(one.name)?.edition !== 'all');
    if (!known) {
      const list = [...pages];
      const name = this.#names.has(own.name) ? `${own.name} (${far.name})` : own.name;
      this.#pages.set(key, list);
      this.#names.add(own.name);
      const vague = new Set(
        others.filter(({edition}) => edition === 'cloud').map((one) => one.name),
      );
      const property = (one: Field, place: Entity['place'], where?: string[]): Entity => {
        const isVague = isCloud || vague.has(one.name);
        const said = textOf(isVague ? withoutNull(one.shape) : one.shape);
        const facts = {
          type: said === 'unknown' ? undefined : said,
          required: one.required,
          default: isVague ? undefined : (one.fallback ?? 'none'),
          edition: isCloud ? undefined : one.edition,
        };
        return entity(
          'property',
          `${name}.${one.name}`,
          facts,
          one.place ?? place,
          where && {pages: where},
        );
      };
      this.ours.push(...fields.map((one) => property(one, own.place, list)));
      this.platform.push(...others.map((one) => property(one, far.place)));
    }
    for (const {name, shape} of others) {
      const field = told.get(name);
      if (field)
        for (const [left, right] of pairs(field.shape, shape))
          this.add(left, right, pages, isCloud);
    }
  }
}
