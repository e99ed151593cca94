import {parse} from 'smol-toml';
import {schemaMigrations} from '../platform/migrations';
import {release} from '../platform/release';
import {permissions, roles} from '../platform/roles';
import {Models} from './http/models';
import {permissionsIn} from './http/routes';
import type {Locator} from './locate';
import {textOf} from './python/literal';
import type {Project} from './python/project';
import {entity, type Surface} from './types';

/** Version numbers, and the Python versions that the package takes. */
export function versions(project: Project, locator: Locator): Surface {
  const file = 'agenta-cli/pyproject.toml';
  const text = project.checkout.text(file) ?? '';
  const toml = parse(text) as {
    tool?: {poetry?: {version?: string; dependencies?: {python?: string}}};
    project?: {version?: string; 'requires-python'?: string};
  };
  const version = toml.tool?.poetry?.version ?? toml.project?.version ?? 'none';
  const python =
    toml.tool?.poetry?.dependencies?.python ?? toml.project?.['requires-python'] ?? 'none';
  const at = (name: string) => ({
    file,
    line: text.split('\n').findIndex((one) => one.startsWith(name)) + 1,
  });
  const own = ['src/platform/release.ts'];
  const line = version.split('.').slice(0, 2).join('.');
  return {
    ours: [
      entity(
        'release',
        'SDK',
        {version: release.sdk, line: release.line},
        locator.data(own, release.sdk),
      ),
      entity('release', 'Python', {versions: release.python}, locator.data(own, release.python)),
    ],
    platform: [
      entity('release', 'SDK', {version, line}, at('version')),
      entity('release', 'Python', {versions: inWords(python)}, at('python')),
    ],
  };
}

/** `^3.9` and `>=3.9,<4.0` as readers are told them. */
function inWords(range: string): string {
  const next = Number(range.slice(1).split('.')[0]) + 1;
  const [low = '', high] = range.startsWith('^')
    ? [range.slice(1), `<${next}.0`]
    : range.split(',');
  const from = `${low.replace('>=', '')} or newer`;
  return high ? `${from}, below ${high.trim().replace('<', '')}` : from;
}

/** Changes to the database's schema: each names the one before it. */
export function migrations(project: Project, locator: Locator): Surface {
  const pages = ['/self-host/migration/applying-schema-migration'];
  const ours = schemaMigrations.map(({revision, after}) =>
    entity(
      'migration',
      revision,
      {after: after ?? 'none'},
      locator.data(['src/platform/migrations.ts'], revision),
      {pages},
    ),
  );
  const folder = 'agenta-backend/agenta_backend/migrations/postgres';
  const platform = project.checkout.files(folder, '.py').flatMap((file) => {
    const source = project.file(file);
    const value = (wanted: string) =>
      source?.assignments().find(({name}) => name === wanted)?.value;
    const [revision, before] = [value('revision'), value('down_revision')];
    const name = source && revision && textOf(source, revision);
    const after = (before && source && textOf(source, before)) ?? 'none';
    return name ? [entity('migration', name, {after}, source.place(revision))] : [];
  });
  return {ours, platform};
}

/** Roles and permissions as the client publishes them, and which permissions the backend asks for. */
export function access(project: Project, locator: Locator): Surface {
  const data = ['src/platform/roles.ts'];
  const pages = ['/administration/role-based-access-control'];
  const routers = project.checkout.files('agenta-backend/agenta_backend/routers', '.py');
  const asked = new Set(
    routers.flatMap((file) => {
      const source = project.file(file);
      return source ? permissionsIn(source, source.top) : [];
    }),
  );
  const published = (name: string) => {
    const root = project.module('agenta.client.backend');
    const found = root && project.resolve(root, name);
    const shape = new Models(project).fromType({name, args: [], found});
    const node = found?.value ?? found?.definition?.node;
    return {
      names: shape.kind === 'enum' ? shape.values : [],
      place: node && found?.source.place(node),
    };
  };
  const [role, permission] = [published('WorkspaceRole'), published('Permission')];
  return {
    ours: [
      ...roles.map(({id}) => entity('role', id, {}, locator.data(data, id), {pages})),
      ...permissions.map(({id, checkedFor}) =>
        entity('permission', id, {'asked for': checkedFor !== null}, locator.data(data, id), {
          pages,
        }),
      ),
    ],
    platform: [
      ...role.names.map((name) => entity('role', name, {}, role.place)),
      ...permission.names.map((name) =>
        entity('permission', name, {'asked for': asked.has(name)}, permission.place),
      ),
    ],
  };
}
