import {stringOf} from './python/literal';
import type {Project} from './python/project';
import {entity, type Entity} from './types';

const version = /^\s*"?version"?\s*[=:]\s*["'](.*)["']/;

/** The versions of the programs. */
export function versions({checkout}: Project): Entity[] {
  const parts = {
    SDK: 'agenta-cli/pyproject.toml',
    backend: 'agenta-backend/pyproject.toml',
    'web interface': 'agenta-web/package.json',
  };
  return Object.entries(parts).map(([name, file]) => {
    const {text = 'none', place} = checkout.capture(file, version) ?? {};
    return entity('release', name, {version: text}, place);
  });
}

const folder = 'agenta-backend/agenta_backend/migrations';

/** Migrations of the database schema, each of which names its predecessor, and the folders of MongoDB migrations. */
export function migrations(project: Project): Entity[] {
  const revisions = project.having(`${folder}/postgres`, 'down_revision').flatMap((file): Entity[] => {
    const revision = file.assigned('revision');
    const name = stringOf(revision);
    const after = stringOf(file.assigned('down_revision')) ?? 'none';
    return name ? [entity('migration', name, {after}, revision?.place)] : [];
  });
  const steps = project.checkout.files(`${folder}/mongo`, '.py').flatMap((file) => {
    const [, within, step] = /\/mongo\/(\w+)\/(\w+)\.py$/.exec(file) ?? [];
    // Files directly in the folder are tools.
    return within && step ? [{within, step, file}] : [];
  });
  const folders = [...new Set(steps.map(({within}) => within))].map((name) => {
    const own = steps.filter(({within}) => within === name);
    const place = {file: own[0]?.file ?? '', line: 1};
    return entity('MongoDB migration', name, {steps: own.map(({step}) => step)}, place);
  });
  return [...revisions, ...folders];
}
