import {parse} from 'yaml';
import type {Checkout} from './checkout';
import type {Project} from './python/project';
import {entity, type Entity, type Place} from './types';

/** The compose file that the pages document. */
export const released = 'docker-compose.gh.yml';

/** A service as the file has it. */
type Service = Readonly<Record<string, unknown>>;

/** The services of a compose file. Throws an Error that names the file if it is not valid YAML. */
function servicesIn(checkout: Checkout, file: string): [name: string, service: Service][] {
  try {
    const content = parse(checkout.text(file) ?? '') as {services?: Record<string, Service>} | null;
    return Object.entries(content?.services ?? {});
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`);
  }
}

/** The items of a list, or the pairs of a mapping as `key=value`. */
const linesOf = (part: unknown): string[] =>
  Array.isArray(part)
    ? part.map(String)
    : Object.entries(part ?? {}).map(([key, value]) => `${key}=${String(value)}`);

/** The variables that the services of the released compose file set. */
export const variablesSet = (checkout: Checkout): {name: string; set: string; place?: Place}[] =>
  servicesIn(checkout, released)
    .flatMap(([, {environment}]) => linesOf(environment))
    .map((line) => {
      const [, name = line, set = ''] = /^(.*?)=(.*)$/s.exec(line) ?? [];
      return {name, set, place: checkout.capture(released, new RegExp(`\\b(${name})[=:]`))?.place};
    });

/** The services of every compose file, with what readers meet of them. The digests of the files tell all else. */
export const compose = ({checkout}: Project): Entity[] =>
  checkout
    .files('', '.yml', '.yaml')
    .filter((file) => /(^|\/)(docker-)?compose[^/]*$/.test(file))
    .map((file) => {
      const services = servicesIn(checkout, file).map(([name, definition]) => {
        const facts = {
          image: String(definition.image ?? ('build' in definition ? 'built' : 'none')),
          ports: linesOf(definition.ports).sort(),
          container: String(definition.container_name ?? 'none'),
          volumes: linesOf(definition.volumes).sort(),
        };
        return entity('service', name, facts, checkout.capture(file, new RegExp(`^ {2,4}(${name}):`))?.place);
      });
      return entity('compose file', file.split('/').at(-1) ?? '', {}, {file, line: 1}, services);
    });
