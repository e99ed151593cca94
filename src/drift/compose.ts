import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap} from 'yaml';
import {composeFiles} from '../platform/compose';
import {composeServices} from '../platform/compose/services';
import {internalPorts, mounts, publishedPorts} from '../platform/ports';
import type {Checkout} from './checkout';
import {entity, type Entity, type Place, type Surface} from './types';

const released = 'docker-compose.gh.yml';

/** `host:container`, `source:target`, `NAME=value`, each with its line. */
interface Line {
  readonly text: string;
  readonly place: Place;
}

interface Service {
  readonly name: string;
  readonly place: Place;
  readonly image: string;
  readonly ports: readonly Line[];
  readonly volumes: readonly Line[];
  readonly environment: readonly Line[];
  /** Commands and labels, which may name the port that a service listens on. */
  readonly words: readonly Line[];
}

function services(checkout: Checkout, file: string): Service[] {
  const lines = new LineCounter();
  const text = checkout.text(file) ?? '';
  const document = parseDocument(text, {lineCounter: lines, merge: true});
  if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
  const place = (node: unknown): Place => ({
    ...{file, line: lines.linePos((node as Node).range?.[0] ?? 0).line},
  });
  const list = (service: YAMLMap, key: string): Line[] => {
    const part = service.get(key);
    if (isSeq(part))
      return part.items.map((one) => ({
        text: isMap(one) ? longForm(one) : scalar(one),
        place: place(one),
      }));
    return (isMap(part) ? part.items : []).map((one) => ({
      text: `${String(one.key)}=${scalar(one.value)}`,
      place: place(one.key),
    }));
  };
  const map = document.get('services');
  return (isMap(map) ? map.items : []).flatMap(({key, value}): Service[] => {
    if (!isMap(value)) return [];
    const image = String(value.get('image') ?? (value.has('build') ? 'built' : 'none'));
    const [ports, volumes] = [list(value, 'ports'), list(value, 'volumes')];
    const environment = list(value, 'environment');
    const words = [...list(value, 'command'), ...list(value, 'labels')];
    return [{name: String(key), place: place(key), image, ports, volumes, environment, words}];
  });
}

const scalar = (node: unknown): string => (isScalar(node) ? String(node.value ?? '') : '');

/** `{target: 80, published: 5050}` and `{source: …, target: …}` in their short form. */
const longForm = (node: YAMLMap): string =>
  `${String(node.get('published') ?? node.get('source') ?? '')}:${String(node.get('target'))}`;

/** Values of the variables that the released file sets; differing values of one variable are joined. */
export function composeValues(checkout: Checkout): Map<string, {value: string; place: Place}> {
  const result = new Map<string, {value: string; place: Place}>();
  for (const {text, place} of services(checkout, released).flatMap((one) => one.environment)) {
    const [name = '', ...rest] = text.split('=');
    const value = rest.join('=');
    const known = result.get(name)?.value.split(' and ') ?? [];
    if (!known.includes(value)) result.set(name, {value: [...known, value].join(' and '), place});
  }
  return result;
}

/** Services of every compose file; ports and mounts of the released one, as its pages tell them. */
export function compose(checkout: Checkout): Surface {
  const files = checkout
    .files('', '.yml', '.yaml')
    .filter((file) => nameOf(file).startsWith('docker-compose'));
  return {
    ours: [
      ...composeFiles.flatMap(({name, services: names}) => [
        entity('compose file', name),
        ...names.map((service) => toldService(name, service)),
      ]),
      ...publishedPorts.map(({service, host, container}) =>
        entity('port', [service, ' ', String(host)], {container}),
      ),
      ...internalPorts.map(({service, container}) => entity('internal port', service, {container})),
      ...mounts.map(({source, services: names}) =>
        entity('mount', source, {services: [...names].sort()}),
      ),
    ],
    platform: [
      ...files.flatMap((file) => allOf(checkout, file)),
      ...releasedParts(checkout),
      ...inside(checkout),
    ],
  };
}

const nameOf = (file: string): string => file.split('/').at(-1) ?? '';

function toldService(file: string, name: string): Entity {
  const told = composeServices.find((one) => one.service === name && (one.file ?? file) === file);
  const facts = {image: told?.image, ports: told && [...told.ports].sort()};
  return entity('service', [file, ' ', name], facts);
}

const allOf = (checkout: Checkout, path: string): Entity[] => [
  entity('compose file', nameOf(path), {}, {file: path, line: 1}),
  ...services(checkout, path).map(({name, image, ports, place}) => {
    const facts = {image, ports: ports.map(({text}) => text).sort()};
    return entity('service', [nameOf(path), ' ', name], facts, place);
  }),
];

/** What colons part; one inside `${NAME:-default}` parts nothing. */
const parts = (text: string): string[] => text.split(/:(?![^{]*\})/);

function releasedParts(checkout: Checkout): Entity[] {
  const all = services(checkout, released);
  return all.flatMap(({name, ports, volumes}) => [
    ...ports.map(({text, place}) => {
      const [host = '', container = host] = parts(text).slice(-2);
      return entity('port', [name, ' ', host], {container}, place);
    }),
    ...volumes.map(({text, place}) => {
      const [source = ''] = parts(text);
      const users = all.filter((one) => one.volumes.some((it) => parts(it.text)[0] === source));
      return entity('mount', source, {services: users.map((one) => one.name).sort()}, place);
    }),
  ]);
}

/** Ports that services listen on without publishing them: in a command, in a label, in an address that another service is given. */
function inside(checkout: Checkout): Entity[] {
  const all = services(checkout, released);
  const own = all.flatMap(({name, ports, words, place}) => {
    const text = words.map((one) => one.text).join(' ');
    const addresses = all.flatMap(({environment}) => environment.map((one) => one.text));
    const found = [
      ...text.matchAll(/(?:--port |loadbalancer\.server\.port=)(\d+)/g),
      ...addresses.join(' ').matchAll(new RegExp(`[/@]${name}:(\\d+)`, 'g')),
    ].map(([, port = '']) => port);
    const published = ports.flatMap((one) => parts(one.text).slice(-1));
    const container = [...new Set(found)].filter((port) => !published.includes(port)).sort();
    return container.length > 0 ? [entity('internal port', name, {container}, place)] : [];
  });
  // Those of apps are in the labels that the backend gives to their containers.
  const file = 'agenta-backend/agenta_backend/services/docker_utils.py';
  const lines = (checkout.text(file) ?? '').split('\n');
  const apps = lines.flatMap((line, at) => {
    const [, container] = /loadbalancer\.server\.port": "(\d+)"/.exec(line) ?? [];
    const place = {file, line: at + 1};
    return container ? [entity('internal port', 'app containers', {container}, place)] : [];
  });
  return [...own, ...apps];
}
