import {isMap, LineCounter, parseDocument, type Node} from 'yaml';
import type {Checkout} from './checkout';
import type {Project} from './python/project';
import {entity, type Entity, type Place} from './types';

const released = 'docker-compose.gh.yml';

/** An entry of a service, such as `host:container`, `source:target` or `NAME=value`, with its place. */
interface Line {
  readonly text: string;
  readonly place: Place;
}

/** A mapping in a file as Compose reads it, with anchors and merges resolved. */
type Part = Readonly<Record<string, unknown>>;

/** Parses a compose file: its services, and its whole content. Throws if it is not valid YAML. */
function read(checkout: Checkout, file: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(checkout.text(file) ?? '', {lineCounter, merge: true});
  if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
  const at = (node: unknown): Place => {
    const [start = 0] = (node as Node).range ?? [];
    return {file, line: lineCounter.linePos(start).line};
  };
  const all = (document.toJS() ?? {}) as Readonly<Record<string, Record<string, Part | null>>>;
  const map = document.get('services');
  const services = (isMap(map) ? map.items : []).map(({key}) => {
    const name = String(key);
    const told = all.services?.[name] ?? {};
    /** The entries of a list or mapping of the service, such as `ports` or `environment`. */
    const lines = (part: string): Line[] =>
      entriesOf(told[part]).map(([one, text]) => ({
        text,
        place: at(document.getIn(['services', name, part, one], true) ?? key),
      }));
    return {name, place: at(key), told, lines};
  });
  return {services, all};
}

type Service = ReturnType<typeof read>['services'][number];

/** The items of a list, the pairs of a mapping as `key=value`, or a single value, each with its key or index. */
function entriesOf(part: unknown): [key: string, text: string][] {
  const list = typeof part === 'object' ? (part ?? []) : part === undefined ? [] : [part];
  const head = (key: string): string => (Array.isArray(list) ? '' : `${key}=`);
  return Object.entries(list).map(([key, one]) => [key, head(key) + textOf(one)]);
}

/** A scalar as text, and a port or volume in long syntax, such as `{target: 80, published: 5050}`, in short syntax. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || !value) return String(value ?? '');
  const {target, host_ip: host, published, source, read_only: isFixed, ...rest} = value as Part;
  const short = [host, published ?? source, target, isFixed ? 'ro' : undefined];
  return (target ? short : Object.values(rest)).filter((one) => one !== undefined).join(':');
}

/** Values of the variables that the released compose file sets; different values of a variable are joined with "and". */
export function composeValues(checkout: Checkout): Map<string, Line> {
  const result = new Map<string, Line>();
  const {services} = read(checkout, released);
  for (const {text, place} of services.flatMap(({lines}) => lines('environment'))) {
    const [, name = text, value = ''] = /^(.*?)=(.*)$/s.exec(text) ?? [];
    const known = result.get(name)?.text.split(' and ') ?? [];
    if (!known.includes(value)) result.set(name, {text: [...known, value].join(' and '), place});
  }
  return result;
}

const nameOf = (file: string): string => file.split('/').at(-1) ?? '';

/** Services of every compose file, and ports and mounts of the released one, which the pages document. */
export function compose({checkout}: Project): Entity[] {
  const files = checkout.files('', '.yml', '.yaml').filter((file) => /^(docker-)?compose/.test(nameOf(file)));
  const {services: main, all} = read(checkout, released);
  return [
    ...files.map((path) => {
      const {services} = read(checkout, path);
      const parts = services.map((one) => entity('service', one.name, factsOf(one, all.networks), one.place));
      return entity('compose file', nameOf(path), {}, {file: path, line: 1}, parts);
    }),
    ...main.flatMap(portsOf),
    ...mountsOf(main, all.volumes),
    ...inside(checkout, main),
  ];
}

/** Keys of a service that are compared separately or not at all. */
const ignored =
  /^(image|build|container_name|command|ports|environment|volumes|labels|extra_hosts|healthcheck)$/;

function factsOf({told, lines}: Service, networks: Record<string, Part | null> = {}) {
  const others = Object.keys(told).filter((key) => !ignored.test(key));
  const said =
    (key: string) =>
    ({text}: Line) =>
      `${key} ${String(networks[text]?.name ?? text)}`;
  return {
    image: String(told.image ?? ('build' in told ? 'built' : 'none')),
    ports: textsOf(lines('ports')).sort(),
    container: String(told.container_name ?? 'none'),
    command: textsOf(lines('command')).join(' ').trim() || 'none',
    settings: others.sort().flatMap((key) => lines(key).map(said(key))),
  };
}

const textsOf = (lines: readonly Line[]): string[] => lines.map(({text}) => text);

/** Splits at colons, except inside `${NAME:-default}`. */
const parts = (text: string): string[] => text.split(/:(?![^{]*\})/);

const portsOf = ({name, lines}: Service): Entity[] =>
  lines('ports').map(({text, place}) => {
    const [host = '', container = host] = parts(text).slice(-2);
    return entity('port', `${name} ${host}`, {container}, place);
  });

/** Everything that services mount, with the services, the targets and the volume's declaration. */
function mountsOf(all: readonly Service[], declared: Record<string, Part | null> = {}): Entity[] {
  const volumes = all.flatMap(({name, lines}) =>
    lines('volumes').map(({text, place}) => ({name, parts: parts(text), place})),
  );
  return volumes.map(({parts: [source = ''], place}) => {
    const users = volumes.filter((one) => one.parts[0] === source);
    const at = [...new Set(users.map((one) => one.parts.slice(1).join(':')))];
    const services = [...new Set(users.map(({name}) => name))].sort();
    const settings = entriesOf(declared[source]).map(([, text]) => text);
    return entity('mount', source, {services, at, settings}, place);
  });
}

/** Ports that services listen on without publishing them, found in commands, labels and the addresses that other services are given. */
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
  // The port of apps is in the labels that the backend sets on their containers.
  const labels = 'agenta-backend/agenta_backend/services/docker_utils.py';
  const app = checkout.capture(labels, /loadbalancer\.server\.port": "(\d+)"/);
  const apps = entity('internal port', 'app containers', {container: app?.text}, app?.place);
  return app ? [...own, apps] : own;
}
