import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap} from 'yaml';
import {composeFiles} from '../platform/compose';
import {composeServices} from '../platform/compose/services';
import {mounts, publishedPorts} from '../platform/ports';
import type {Checkout} from './checkout';
import type {Locator} from './locate';
import {entity, type Entity, type Place, type Surface} from './types';

const released = 'docker-compose.gh.yml';
const pages = ['/self-host/host-locally'];

interface Service {
  readonly name: string;
  readonly place: Place;
  readonly image: string;
  /** `host:container`, `source:target`, `NAME=value`, each with its line. */
  readonly ports: readonly Line[];
  readonly volumes: readonly Line[];
  readonly environment: readonly Line[];
}

interface Line {
  readonly text: string;
  readonly place: Place;
}

function services(checkout: Checkout, file: string): Service[] {
  const lines = new LineCounter();
  const document = parseDocument(checkout.text(file) ?? '', {lineCounter: lines, merge: true});
  if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
  const place = (node: unknown): Place => ({
    file,
    line: lines.linePos((node as Node).range?.[0] ?? 0).line,
  });
  const scalar = (node: unknown): string => (isScalar(node) ? String(node.value ?? '') : '');
  const list = (service: YAMLMap, key: string): Line[] => {
    const part = service.get(key);
    const items = isSeq(part)
      ? part.items.map((one) => ({text: isMap(one) ? longForm(one) : scalar(one), at: one}))
      : [];
    const pairs = isMap(part)
      ? part.items.map((one) => ({text: `${String(one.key)}=${scalar(one.value)}`, at: one.key}))
      : [];
    return [...items, ...pairs].map(({text, at}) => ({text, place: place(at)}));
  };
  const map = document.get('services');
  return (isMap(map) ? map.items : []).flatMap(({key, value}): Service[] => {
    if (!isMap(value)) return [];
    const image = String(value.get('image') ?? (value.has('build') ? 'built' : 'none'));
    const [ports, volumes, environment] = [
      list(value, 'ports'),
      list(value, 'volumes'),
      list(value, 'environment'),
    ];
    return [{name: String(key), place: place(key), image, ports, volumes, environment}];
  });
}

/** `{target: 80, published: 5050}` and `{source: …, target: …}` in their short form. */
const longForm = (node: YAMLMap): string =>
  `${String(node.get('published') ?? node.get('source') ?? '')}:${String(node.get('target'))}`;

/** Values of the variables that the released file sets; differing values of one variable are joined. */
export function composeValues(checkout: Checkout): Map<string, {value: string; place: Place}> {
  const result = new Map<string, {value: string; place: Place}>();
  for (const {text, place} of services(checkout, released).flatMap(
    ({environment}) => environment,
  )) {
    const [name = '', ...rest] = text.split('=');
    const value = rest.join('=');
    const known = result.get(name)?.value.split(' and ') ?? [];
    if (!known.includes(value)) result.set(name, {value: [...known, value].join(' and '), place});
  }
  return result;
}

/** Services of every compose file; ports and mounts of the released one, as its pages tell them. */
export function compose(checkout: Checkout, locator: Locator): Surface {
  const ours: Entity[] = composeFiles.flatMap(({name: file, services: names}) => [
    entity('compose file', file, {}, locator.data(['src/platform/compose/index.ts'], file), {
      pages,
    }),
    ...names.map((name) => {
      const told = composeServices.find(
        (one) => one.service === name && (one.file ?? file) === file,
      );
      const facts = {image: told?.image, ports: told && [...told.ports].sort()};
      const place = locator.data(['src/platform/compose/services.ts'], name);
      return entity('service', `${file} ${name}`, facts, place, {
        parent: `compose file ${file}`,
        pages,
      });
    }),
  ]);
  const data = ['src/platform/ports.ts'];
  for (const {service, host, container} of publishedPorts)
    ours.push(
      entity('port', `${service} ${host}`, {container}, locator.data(data, String(host), service), {
        pages,
      }),
    );
  for (const {source, services: names} of mounts)
    ours.push(
      entity('mount', source, {services: [...names].sort()}, locator.data(data, source), {pages}),
    );
  const files = checkout
    .files('', '.yml', '.yaml')
    .filter((file) => nameOf(file).startsWith('docker-compose'));
  return {
    ours,
    platform: [...files.flatMap((file) => allOf(checkout, file)), ...releasedParts(checkout)],
  };
}

const nameOf = (file: string): string => file.split('/').at(-1) ?? '';

function allOf(checkout: Checkout, path: string): Entity[] {
  const file = nameOf(path);
  return [
    entity('compose file', file, {}, {file: path, line: 1}),
    ...services(checkout, path).map(({name, image, ports, place}) => {
      const facts = {image, ports: ports.map(({text}) => text).sort()};
      return entity('service', `${file} ${name}`, facts, place, {parent: `compose file ${file}`});
    }),
  ];
}

/** What colons part; one inside `${NAME:-default}` parts nothing. */
const parts = (text: string): string[] => text.split(/:(?![^{]*\})/);

function releasedParts(checkout: Checkout): Entity[] {
  const all = services(checkout, released);
  return all.flatMap(({name, ports, volumes}) => [
    ...ports.map(({text, place}) => {
      const [host = '', container = host] = parts(text).slice(-2);
      return entity('port', `${name} ${host}`, {container}, place);
    }),
    ...volumes.map(({text, place}) => {
      const source = parts(text)[0] ?? '';
      const users = all.filter((one) =>
        one.volumes.some((other) => parts(other.text)[0] === source),
      );
      return entity('mount', source, {services: users.map((one) => one.name).sort()}, place);
    }),
  ]);
}
