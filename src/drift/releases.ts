import {schemaMigrations} from '../platform/migrations';
import {release} from '../platform/release';
import {permissions, roles} from '../platform/roles';
import {Models} from './http/models';
import {permissionsIn} from './http/routes';
import {stringOf} from './python/literal';
import type {Project} from './python/project';
import {entity, type Entity, type Place, type Surface} from './types';

const version = /^\s*"?version"?\s*[=:]\s*"(.*)"/;

/** Version numbers, and the Python versions that the package takes. */
export function versions({checkout}: Project): Surface {
  const own = {file: 'src/platform/release.ts', line: 2};
  const cli = 'agenta-cli/pyproject.toml';
  const sdk = checkout.caught(cli, version);
  const python = checkout.caught(cli, /^(?:requires-)?python\s*=\s*"(.*)"/);
  const line = sdk?.text.split('.').slice(0, 2).join('.');
  const others = [
    ['backend', release.backend, 'agenta-backend/pyproject.toml'],
    ['web interface', release.web, 'agenta-web/package.json'],
  ] as const;
  return {
    ours: [
      entity('release', 'SDK', {version: release.sdk, line: release.line}, own),
      entity('release', 'Python', {versions: release.python}, own),
      ...others.map(([name, said]) => entity('release', name, {version: said}, own)),
    ],
    platform: [
      entity('release', 'SDK', {version: sdk?.text ?? 'none', line}, sdk?.place),
      entity('release', 'Python', {versions: inWords(python?.text ?? 'none')}, python?.place),
      ...others.map(([name, , file]) => {
        const found = checkout.caught(file, version);
        return entity('release', name, {version: found?.text ?? 'none'}, found?.place);
      }),
    ],
  };
}

/** `^3.9` and `>=3.9,<4.0` as readers are told them. */
function inWords(range: string): string {
  const caret = /^\^(\d+)(.*)$/.exec(range);
  const bounds = caret ? `${caret[1]}${caret[2]},${Number(caret[1]) + 1}.0` : range;
  const [low = '', high] = bounds.replace(/[<>=\s]/g, '').split(',');
  return high ? `${low} or newer, below ${high}` : `${low} or newer`;
}

/** Changes to the database's schema: each names the one before it. */
export function migrations(project: Project): Surface {
  const folder = 'agenta-backend/agenta_backend/migrations/postgres';
  return {
    ours: schemaMigrations.map(({revision, after}) =>
      entity('migration', revision, {after: after ?? 'none'}),
    ),
    platform: project.having(folder, 'down_revision').flatMap((source): Entity[] => {
      const [revision, before] = ['revision', 'down_revision'].map((one) => source.assigned(one));
      const name = revision && stringOf(source, revision);
      const after = (before && stringOf(source, before)) ?? 'none';
      return name ? [entity('migration', name, {after}, source.place(revision))] : [];
    }),
  };
}

/** Roles and permissions as the client publishes them, and which permissions the backend asks for. */
export function access(project: Project): Surface {
  const routers = project.having('agenta-backend/agenta_backend/routers', 'Permission');
  const asked = new Set(routers.flatMap((source) => permissionsIn(source, source.top)));
  return {
    ours: [
      ...roles.map(({id}) => entity('role', id)),
      ...permissions.map(({id, checkedFor}) =>
        entity('permission', id, {'asked for': checkedFor !== null}),
      ),
    ],
    platform: [
      ...published(project, 'WorkspaceRole').map(({name, place}) =>
        entity('role', name, {}, place),
      ),
      ...published(project, 'Permission').map(({name, place}) =>
        entity('permission', name, {'asked for': asked.has(name)}, place),
      ),
    ],
  };
}

/** The values of an enumeration that the client exports. */
function published(project: Project, type: string): {name: string; place: Place}[] {
  const root = project.module('agenta.client.backend');
  const found = root && project.resolve(root, type);
  const shape = new Models(project).named(found);
  if (shape.kind !== 'enum' || !found || found.is === 'module') return [];
  const place = found.source.place(found.node);
  return shape.values.map((name) => ({name, place}));
}
