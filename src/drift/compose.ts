import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap} from 'yaml';
import {composeFiles} from '../platform/compose';
import {composeServices} from '../platform/compose/services';
import {mounts, publishedPorts} from '../platform/ports';
import type {Checkout} from './checkout';
import type {Locator} from './locate';
import type {Entity, Place, Surface} from './types';

export const released = 'docker-compose.gh.yml';

interface Service {
  readonly name: string;
  readonly place: Place;
  readonly image: string;
  /** `host:container`, source of a mount, `NAME=value`: each with its line. */
  readonly ports: readonly [string, Place][];
  readonly volumes: readonly [string, Place][];
  readonly variables: readonly [string, Place][];
}

export function services(checkout: Checkout, file: string): Service[] {
  const lines = new LineCounter();
  const document = parseDocument(checkout.text(file) ?? '', {lineCounter: lines, merge: true});
  const place = (node: unknown): Place => ({
    file,
    line: lines.linePos((node as Node).range?.[0] ?? 0).line,
  });
  const map = document.get('services');
  const list = (service: YAMLMap, key: string): [string, Place][] => {
    const part = service.get(key);
    if (isSeq(part))
      return part.items.map((one) => [
        isScalar(one) ? String(one.value) : longForm(one),
        place(one),
      ]);
    if (isMap(part))
      return part.items.map((one) => [
        `${String(one.key)}=${isScalar(one.value) ? String(one.value.value ?? '') : ''}`,
        place(one.key),
      ]);
    return [];
  };
  return (isMap(map) ? map.items : []).flatMap(({key, value}) =>
    isMap(value)
      ? [
          {
            name: String(key),
            place: place(key),
            image: String(value.get('image') ?? (value.has('build') ? 'built' : 'none')),
            ports: list(value, 'ports'),
            volumes: list(value, 'volumes'),
            variables: list(value, 'environment'),
          },
        ]
      : [],
  );
}

/** `{target: 80, published: 5050}` and `{source: …, target: …}` in their short form. */
function longForm(node: unknown): string {
  if (!isMap(node)) return '';
  const first = node.get('published') ?? node.get('source') ?? '';
  return `${String(first)}:${String(node.get('target'))}`;
}

/** Values of the variables that the released file sets; differing values of one variable are joined. */
export function composeValues(checkout: Checkout): Map<string, {value: string; place: Place}> {
  const result = new Map<string, {value: string; place: Place}>();
  for (const [text, place] of services(checkout, released).flatMap(({variables}) => variables)) {
    const at = text.indexOf('=');
    const name = at < 0 ? text : text.slice(0, at);
    const value = at < 0 ? '' : text.slice(at + 1);
    const known = result.get(name);
    if (!known) result.set(name, {value, place});
    else if (!known.value.split(' and ').includes(value))
      result.set(name, {value: `${known.value} and ${value}`, place: known.place});
  }
  return result;
}

export function compose(checkout: Checkout, locator: Locator): Surface {
  const pages = ['/self-host/host-locally'];
  const data = 'src/platform/compose/index.ts';
  const ours: Entity[] = [];
  const platform: Entity[] = [];
  for (const {name: file, services: names} of composeFiles) {
    ours.push({
      kind: 'compose file',
      name: file,
      facts: {},
      place: locator.data(data, file),
      pages,
    });
    for (const name of names) {
      const told = composeServices.find(
        (one) => one.service === name && (one.file ?? file) === file,
      );
      ours.push({
        kind: 'service',
        name: `${file} ${name}`,
        parent: `compose file ${file}`,
        pages,
        facts: told ? {image: told.image, ports: [...told.ports].sort().join(', ') || 'none'} : {},
        place: locator.data('src/platform/compose/services.ts', name),
      });
    }
  }
  for (const path of checkout.files('', '.yml', '.yaml').filter((one) => isCompose(one))) {
    const file = path.split('/').at(-1) ?? '';
    platform.push({kind: 'compose file', name: file, facts: {}, place: {file: path, line: 1}});
    for (const {name, image, ports, place} of services(checkout, path)) {
      const published =
        ports
          .map(([port]) => port)
          .sort()
          .join(', ') || 'none';
      platform.push({
        kind: 'service',
        name: `${file} ${name}`,
        parent: `compose file ${file}`,
        facts: {image, ports: published},
        place,
        places: ports[0] && {ports: ports[0][1]},
      });
    }
  }
  ours.push(
    ...publishedPorts.map((one) => ({
      kind: 'port',
      name: `${one.service} ${one.host}`,
      facts: {container: String(one.container)},
      pages,
      place: locator.data('src/platform/ports.ts', String(one.host), one.service),
    })),
  );
  ours.push(
    ...mounts.map((one) => ({
      kind: 'mount',
      name: one.source,
      facts: {services: [...one.services].sort().join(', ')},
      pages,
      place: locator.data('src/platform/ports.ts', one.source),
    })),
  );
  const gh = services(checkout, released);
  for (const {name, ports, volumes} of gh) {
    for (const [text, place] of ports) {
      const [host = '', container = host] = text.split(':').slice(-2);
      platform.push({kind: 'port', name: `${name} ${host}`, facts: {container}, place});
    }
    for (const [text, place] of volumes) {
      const source = text.split(':')[0] ?? '';
      const all = gh
        .filter((one) => one.volumes.some(([other]) => other.split(':')[0] === source))
        .map((one) => one.name);
      platform.push({kind: 'mount', name: source, facts: {services: all.sort().join(', ')}, place});
    }
  }
  return {ours, platform};
}

const isCompose = (file: string): boolean =>
  (file.split('/').at(-1) ?? '').startsWith('docker-compose') && !file.includes('node_modules');
