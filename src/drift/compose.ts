import {isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Node} from 'yaml';
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
  readonly container: string;
  /** The lines of a list or map: `ports`, `volumes`, `environment`, `command`, `labels`. */
  readonly lines: (key: string) => readonly Line[];
}

function services(checkout: Checkout, file: string): Service[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(checkout.text(file) ?? '', {lineCounter, merge: true});
  if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
  const at = (node: unknown): Place => {
    const [start = 0] = (node as Node).range ?? [];
    return {file, line: lineCounter.linePos(start).line};
  };
  const lines = (part: unknown): Line[] =>
    (isCollection(part) ? part.items : [part]).map((one) => ({
      text: textOf(one),
      place: at(isPair(one) ? one.key : one),
    }));
  const map = document.get('services');
  return (isMap(map) ? map.items : []).flatMap(({key, value: service}): Service[] => {
    if (!isMap(service)) return [];
    const image = String(service.get('image') ?? (service.has('build') ? 'built' : 'none'));
    const container = String(service.get('container_name') ?? 'none');
    const own = (part: string): Line[] => (service.has(part) ? lines(service.get(part, true)) : []);
    return [{name: String(key), place: at(key), image, container, lines: own}];
  });
}

/** `key=value` of a map, a text, and the short form of `{target: 80, published: 5050}` or `{source: …, target: …}`. */
function textOf(node: unknown): string {
  if (isPair(node)) return `${String(node.key)}=${textOf(node.value)}`;
  if (isScalar(node)) return String(node.value ?? '');
  if (!isMap(node)) return '';
  return `${String(node.get('published') ?? node.get('source') ?? '')}:${String(node.get('target'))}`;
}

/** Values of the variables that the released file sets; differing values of one variable are joined. */
export function composeValues(checkout: Checkout): Map<string, Line> {
  const result = new Map<string, Line>();
  for (const {text, place} of services(checkout, released).flatMap(({lines}) =>
    lines('environment'),
  )) {
    const [, name = text, value = ''] = /^(.*?)=(.*)$/s.exec(text) ?? [];
    const known = result.get(name)?.text.split(' and ') ?? [];
    if (!known.includes(value)) result.set(name, {text: [...known, value].join(' and '), place});
  }
  return result;
}

const nameOf = (file: string): string => file.split('/').at(-1) ?? '';

/** Services of every compose file; ports and mounts of the released one, as its pages tell them. */
export function compose(checkout: Checkout): Surface {
  const files = checkout
    .files('', '.yml', '.yaml')
    .filter((file) => nameOf(file).startsWith('docker-compose'));
  const main = services(checkout, released);
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
      ...files.flatMap((path) => [
        entity('compose file', nameOf(path), {}, {file: path, line: 1}),
        ...services(checkout, path).map(({name, lines, place, image, container}) => {
          const facts = {image, ports: textsOf(lines('ports')).sort(), container};
          return entity('service', [nameOf(path), ' ', name], facts, place);
        }),
      ]),
      ...main.flatMap(portsOf),
      ...mountsOf(main),
      ...inside(checkout, main),
    ],
  };
}

function toldService(file: string, name: string): Entity {
  const told = composeServices.find((one) => one.service === name && (one.file ?? file) === file);
  const {image, ports, container = 'none'} = told ?? {};
  const facts = {
    ...{image, ports: ports && [...ports].sort()},
    // The pages name the containers of the released file only.
    container: file === released ? container : undefined,
  };
  return entity('service', [file, ' ', name], facts);
}

const textsOf = (lines: readonly Line[]): string[] => lines.map(({text}) => text);

/** What colons part; one inside `${NAME:-default}` parts nothing. */
const parts = (text: string): string[] => text.split(/:(?![^{]*\})/);

const portsOf = ({name, lines}: Service): Entity[] =>
  lines('ports').map(({text, place}) => {
    const [host = '', container = host] = parts(text).slice(-2);
    return entity('port', [name, ' ', host], {container}, place);
  });

/** What services mount, each with all that mount it. */
function mountsOf(all: readonly Service[]): Entity[] {
  const volumes = all.flatMap(({name, lines}) =>
    lines('volumes').map(({text, place}) => ({name, source: parts(text)[0] ?? '', place})),
  );
  return volumes.map(({source, place}) => {
    const users = volumes.filter((one) => one.source === source).map(({name}) => name);
    return entity('mount', source, {services: [...new Set(users)].sort()}, place);
  });
}

/** Ports that services listen on without publishing them: in a command, in a label, in an address that another service is given. */
function inside(checkout: Checkout, all: readonly Service[]): Entity[] {
  const addresses = textsOf(all.flatMap(({lines}) => lines('environment'))).join(' ');
  const own = all.flatMap(({name, lines, place}) => {
    const words = textsOf([...lines('command'), ...lines('labels')]).join(' ');
    const found = [
      ...words.matchAll(/(?:--port[ =]|loadbalancer\.server\.port=)(\d+)/g),
      ...addresses.matchAll(new RegExp(`[/@]${name}:(\\d+)`, 'g')),
    ].map(([, port = '']) => port);
    const published = textsOf(lines('ports')).flatMap((one) => parts(one).slice(-1));
    const container = [...new Set(found)].filter((port) => !published.includes(port)).sort();
    return container.length > 0 ? [entity('internal port', name, {container}, place)] : [];
  });
  // Those of apps are in the labels that the backend gives to their containers.
  const labels = 'agenta-backend/agenta_backend/services/docker_utils.py';
  const app = checkout.caught(labels, /loadbalancer\.server\.port": "(\d+)"/);
  const apps = entity('internal port', 'app containers', {container: app?.text}, app?.place);
  return app ? [...own, apps] : own;
}
