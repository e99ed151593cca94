import {permissionsIn} from './http/answers';
import {shapeNamed} from './http/models';
import {iterableOf} from './python/definition';
import {literal, stringOf} from './python/literal';
import type {Node} from './python/node';
import type {Project} from './python/project';
import {entity, type Entity, type Place} from './types';

const version = /^\s*"?version"?\s*[=:]\s*["'](.*)["']/;

/** Version numbers, and the Python versions that the package supports. */
export function versions({checkout}: Project): Entity[] {
  const cli = 'agenta-cli/pyproject.toml';
  const python = checkout.capture(cli, /^(?:requires-)?python\s*=\s*["'](.*)["']/);
  const parts = {
    SDK: cli,
    backend: 'agenta-backend/pyproject.toml',
    'web interface': 'agenta-web/package.json',
  };
  return [
    ...Object.entries(parts).map(([name, file]) => {
      const {text = 'none', place} = checkout.capture(file, version) ?? {};
      return entity('release', name, {version: text}, place);
    }),
    entity('release', 'Python', {versions: inWords(python?.text ?? 'none')}, python?.place),
  ];
}

/** A version range such as `^3.9` or `>=3.9,<4.0` in words, as the pages state it. */
function inWords(range: string): string {
  const caret = /^\^(\d+)(.*)$/.exec(range);
  const bounds = caret ? `${caret[1]}${caret[2]},${Number(caret[1]) + 1}.0` : range;
  const [low = '', high] = bounds.replace(/[<>=\s]/g, '').split(',');
  return high ? `${low} or newer, below ${high}` : `${low} or newer`;
}

const migrationFolder = 'agenta-backend/agenta_backend/migrations';

/** Migrations of the database schema, each of which names its predecessor, and the folders of MongoDB migrations. */
export function migrations(project: Project): Entity[] {
  const revisions = project.having(`${migrationFolder}/postgres`, 'down_revision');
  return [
    ...revisions.flatMap((file): Entity[] => {
      const revision = file.assigned('revision');
      const name = stringOf(revision);
      const after = stringOf(file.assigned('down_revision')) ?? 'none';
      return name ? [entity('migration', name, {after}, revision?.place)] : [];
    }),
    ...mongoFolders(project),
  ];
}

function mongoFolders({checkout}: Project): Entity[] {
  const folders = new Map<string, string[]>();
  for (const file of checkout.files(`${migrationFolder}/mongo`, '.py')) {
    const [step = '', folder = ''] = file.split('/').reverse();
    folders.set(folder, [...(folders.get(folder) ?? []), step.replace(/\.py$/, '')]);
  }
  // Files directly in the folder are tools.
  folders.delete('mongo');
  return [...folders].map(([folder, steps]) => {
    const place = {file: `${migrationFolder}/mongo/${folder}/${steps[0]}.py`, line: 1};
    return entity('MongoDB migration', folder, {steps}, place);
  });
}

/** The environments that the backend creates with each app, and those that the SDK accepts. */
export function slots(project: Project): Entity[] {
  const makers = project.having('agenta-backend/agenta_backend', 'create_environment');
  const takers = project.having('agenta-cli/agenta/sdk', 'AVAILABLE_ENVIRONMENTS');
  const made = makers.flatMap(({all}) => all.flatMap(madeBy));
  const taken = takers.flatMap((file) => namesIn(file.assigned('AVAILABLE_ENVIRONMENTS')));
  return [...new Map([...taken, ...made])].map(([name, place]) => {
    const [isMade, isTaken] = [made, taken].map((all) => new Map(all).has(name));
    return entity('environment', name, {made: isMade, taken: isTaken}, place);
  });
}

type Named = readonly [name: string, place: Place];

/** The names in the list of `for name in […]: create_environment(…)`. */
const madeBy = (node: Node): Named[] => {
  const list = iterableOf(node);
  return list && node.calls.some(({method}) => method === 'create_environment') ? namesIn(list) : [];
};

const namesIn = (list: Node | undefined): Named[] =>
  [literal(list)].flat().flatMap((name) => (list && name ? [[String(name), list.place]] : []));

/** Roles and permissions that the client exports, and which of the permissions the backend checks. */
export function access(project: Project): Entity[] {
  const routers = project.having('agenta-backend/agenta_backend/routers', 'Permission');
  const asked = new Set(routers.flatMap(permissionsIn));
  return [
    ...published(project, 'WorkspaceRole', (name, place) => entity('role', name, {}, place)),
    ...published(project, 'Permission', (name, place) =>
      entity('permission', name, {'asked for': asked.has(name)}, place),
    ),
  ];
}

/** The values of an enum that the client exports. */
function published(project: Project, type: string, make: (...one: Named) => Entity): Entity[] {
  const found = project.module('agenta.client.backend')?.resolve(type);
  const shape = found && shapeNamed(found);
  return found && shape?.kind === 'enum' ? shape.values.map((name) => make(name, found.node.place)) : [];
}
