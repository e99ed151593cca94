import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {nearestName} from '../settings/nearest-name';

/** The four kinds of page; each has its own required parts (CONTRIBUTING.md). */
export const pageKinds = ['tutorial', 'how-to', 'reference', 'explanation'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The fields of Docusaurus for pages and posts, and ours; Docusaurus ignores unknown ones. */
const fields = [
  'id', 'title', 'title_meta', 'description', 'keywords', 'image', 'slug', 'tags', 'draft', 'unlisted', 'date', 'last_update', 'mdx',
  'custom_edit_url', 'hide_title', 'hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level', 'sidebar_label', 'sidebar_key',
  'sidebar_position', 'sidebar_class_name', 'sidebar_custom_props', 'displayed_sidebar', 'pagination_label', 'pagination_next',
  'pagination_prev', 'parse_number_prefixes', 'authors', 'author', 'author_title', 'author_url', 'author_image_url',
  'kind', 'act', 'about', 'migration', 'summary',
]; // prettier-ignore

/** Number of the first line that matches, or 0. */
const lineOf = (text: string, pattern: RegExp): number =>
  text.split('\n').findIndex((line) => pattern.test(line)) + 1;

/** Parses front matter. Throws an Error with file and fix for missing and unknown fields, merge conflicts, and heading ids in braces. */
export const checkFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath);
  const conflict = lineOf(params.fileContent, /^(<{7}|>{7}) /);
  if (conflict > 0)
    throw new Error(
      `${file}:${conflict}: an unresolved merge conflict. Fix: keep one of the two texts, and remove the lines with <<<<<<<, ======= and >>>>>>>.`,
    );
  const id = lineOf(params.fileContent, /^#+ .*\{#[^}]*\}\s*$/);
  if (id > 0)
    throw new Error(
      `${file}:${id}: a heading id in braces is read as code. Fix: write {/* #id */}, as does "npx docusaurus write-heading-ids . --syntax mdx-comment --migrate".`,
    );
  const result = await params.defaultParseFrontMatter(params).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${file}: the front matter between the two "---" lines is not YAML: ${reason}\n` +
        'Fix: quote values that contain a colon, and indent with spaces.',
      {cause},
    );
  });
  for (const field of ['title', 'description'] as const) {
    if (typeof result.frontMatter[field] !== 'string' || result.frontMatter[field] === '') {
      throw new Error(`${file}: front matter has no ${field}. Fix: add "${field}: …".`);
    }
  }
  const unknown = Object.keys(result.frontMatter).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    const line = lineOf(params.fileContent, new RegExp(`^["']?${unknown}\\b`));
    throw new Error(
      `${file}:${line}: front matter has the unknown field "${unknown}"; the nearest is "${nearestName(unknown, fields)}". Fix: correct it, or add it to "fields" in src/markdown/front-matter.ts.`,
    );
  }
  const isDoc = file.startsWith(`docs${path.sep}`);
  const {kind} = result.frontMatter;
  if (isDoc && !pageKinds.some((known) => known === kind)) {
    const found = kind === undefined ? 'no kind' : `kind "${kind}"`;
    throw new Error(
      `${file}: front matter has ${found}. Fix: set "kind:" to one of ${pageKinds.join(', ')}.`,
    );
  }
  return result;
};
