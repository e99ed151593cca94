import {existsSync, readFileSync} from 'node:fs';
import {nearestName} from '../settings/nearest-name';

/** The ids that a sidebar lists: of pages, and of the pages behind categories. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  const {type, id, link, items, ...categories} = item as Record<string, unknown>;
  if (type === 'doc' || type === 'ref') return [String(id)];
  if (type === 'category') return [...idsIn(link ?? []), ...idsIn(items)];
  return type === undefined ? Object.values(categories).flatMap(idsIn) : [];
}

/** A line for each page of sidebars.ts without a file. `pages` are those that people write. */
export function missingPages(sidebars: unknown, pages: readonly string[]): string[] {
  const ids = pages.map((file) => {
    const [, own] = /^id: *['"]?([\w-]+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    const id = file.replace(/^docs\/|\.mdx?$/g, '');
    return own ? id.replace(/[^/]+$/, own) : id;
  });
  const listed = Object.values(sidebars as object).flatMap(idsIn);
  return listed
    .filter((id) => !ids.includes(id) && !existsSync(`docs/${id}.mdx`) && !/\/api\//.test(id))
    .map((id) => {
      const lines = readFileSync('sidebars.ts', 'utf8').split('\n');
      const line = lines.findIndex((text) => text.includes(`'${id}'`)) + 1 || 1;
      return `sidebars.ts:${line}: there is no page "${id}"; the nearest is "${nearestName(id, ids)}". Fix: correct the id, or add docs/${id}.mdx.`;
    });
}
