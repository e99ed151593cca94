import {parse} from 'smol-toml';
import {schemaMigrations} from '../platform/migrations';
import {release} from '../platform/release';
import {permissions, roles} from '../platform/roles';
import type {Locator} from './locate';
import {textOf} from './python/literal';
import type {Project} from './python/project';
import {typeOf} from './python/types';
import type {Entity, Surface} from './types';

/** Version numbers, and the Python versions that the package takes. */
export function versions(project: Project, locator: Locator): Surface {
  const file = 'agenta-cli/pyproject.toml';
  const toml = parse(project.checkout.text(file) ?? '') as {
    tool?: {poetry?: {version?: string; dependencies?: {python?: string}}};
    project?: {version?: string; 'requires-python'?: string};
  };
  const version = toml.tool?.poetry?.version ?? toml.project?.version ?? 'none';
  const python =
    toml.tool?.poetry?.dependencies?.python ?? toml.project?.['requires-python'] ?? 'none';
  const lines = (project.checkout.text(file) ?? '').split('\n');
  const place = {file, line: lines.findIndex((line) => line.startsWith('version')) + 1};
  const own = 'src/platform/release.ts';
  const entity = (name: string, facts: Record<string, string>, at = place): Entity => ({
    kind: 'release',
    name,
    facts,
    place: at,
  });
  return {
    ours: [
      entity('SDK', {version: release.sdk, line: release.line}, locator.data(own, release.sdk)),
      entity('Python', {versions: release.python}, locator.data(own, release.python)),
    ],
    platform: [
      entity('SDK', {version, line: version.split('.').slice(0, 2).join('.')}),
      entity('Python', {versions: inWords(python)}),
    ],
  };
}

/** `^3.9` and `>=3.9,<4.0` as readers are told them. */
function inWords(range: string): string {
  const [low = '', high] = range.startsWith('^')
    ? [range.slice(1), `<${Number(range.slice(1).split('.')[0]) + 1}.0`]
    : range.split(',');
  return [
    `${low.replace('>=', '')} or newer`,
    ...(high ? [`below ${high.trim().replace('<', '')}`] : []),
  ].join(', ');
}

/** Schema migrations: each names the one before it. */
export function migrations(project: Project, locator: Locator): Surface {
  const entity = (
    revision: string,
    after: string | null,
    place: Entity['place'],
    pages?: string[],
  ): Entity => ({
    kind: 'migration',
    name: revision,
    facts: {after: after ?? 'none'},
    place,
    pages,
  });
  const folder = 'agenta-backend/agenta_backend/migrations/postgres';
  const platform = project.checkout.files(folder, '.py').flatMap((file) => {
    const source = project.file(file);
    const all = source?.assignments() ?? [];
    const of = (name: string) => all.find((one) => one.name === name);
    const revision = of('revision')?.value;
    const before = of('down_revision')?.value;
    if (!source || !revision) return [];
    return [
      entity(
        textOf(source, revision) ?? '',
        (before && textOf(source, before)) ?? null,
        source.place(revision),
      ),
    ];
  });
  const ours = schemaMigrations.map(({revision, after}) =>
    entity(revision, after, locator.data('src/platform/migrations.ts', revision), [
      '/self-host/migration/applying-schema-migration',
    ]),
  );
  return {ours, platform};
}

/** Names of roles and permissions, as far as the client publishes them, and which permissions the backend asks for. */
export function access(project: Project, locator: Locator): Surface {
  const file = 'src/platform/roles.ts';
  const pages = ['/administration/role-based-access-control'];
  const asked = new Set<string>();
  for (const name of project.checkout.files('agenta-backend/agenta_backend/routers', '.py')) {
    const source = project.file(name);
    for (const node of source?.walk() ?? []) {
      const parts = node.name === 'MemberExpression' ? source?.dotted(node) : undefined;
      if (parts?.[0] === 'Permission' && parts[1]) asked.add(parts[1].toLowerCase());
    }
  }
  const published = (type: string): {names: string[]; place?: Entity['place']} => {
    const root = project.module('agenta.client.backend');
    const found = root && project.resolve(root, type);
    if (!found?.value) return {names: []};
    const told = typeOf(project, found.source, found.value);
    const literal = [told, ...told.args].find((one) => one.name === 'Literal');
    return {
      names: (literal?.args ?? []).map((one) => String(one.value)),
      place: found.source.place(found.value),
    };
  };
  const role = published('WorkspaceRole');
  const permission = published('Permission');
  return {
    ours: [
      ...roles.map(({id}) => ({
        kind: 'role',
        name: id,
        facts: {},
        place: locator.data(file, id),
        pages,
      })),
      ...permissions.map((one) => ({
        kind: 'permission',
        name: one.id,
        facts: {'asked for': String(one.checkedFor !== null)},
        place: locator.data(file, one.id),
        pages,
      })),
    ],
    platform: [
      ...role.names.map((name) => ({kind: 'role', name, facts: {}, place: role.place})),
      ...permission.names.map((name) => ({
        kind: 'permission',
        name,
        facts: {'asked for': String(asked.has(name))},
        place: permission.place,
      })),
    ],
  };
}
