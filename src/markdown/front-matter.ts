import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {nearestName} from '../settings/nearest-name';
import {SourceError} from '../settings/source-error';

/** The kinds of page; each but the landing page has its own required parts (CONTRIBUTING.md). */
export const pageKinds = ['tutorial', 'how-to', 'reference', 'explanation', 'landing'] as const;
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

const isDay = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/**
 * Parses front matter. Throws an Error with file and fix for missing and unknown fields, merge conflicts, and
 * heading ids in braces.
 */
export const checkFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath);
  const conflict = lineOf(params.fileContent, /^(<{7}|>{7}) /);
  if (conflict > 0)
    throw new SourceError(
      `${file}:${conflict}: an unresolved merge conflict. Fix: keep one of the two texts, and remove the lines with <<<<<<<, ======= and >>>>>>>.`,
    );
  const id = lineOf(params.fileContent, /^#+ .*\{#[^}]*\}\s*$/);
  if (id > 0)
    throw new SourceError(
      `${file}:${id}: a heading id in braces is read as code. Fix: write {/* #id */}, as does "npx docusaurus write-heading-ids . --syntax mdx-comment --migrate".`,
    );
  const result = await params.defaultParseFrontMatter(params).catch((cause: unknown) => {
    const {reason, message, mark} = cause as Error & {reason?: string; mark?: {line: number}};
    // The parser counts lines from 0.
    const line = (mark?.line ?? 0) + 1;
    throw new SourceError(
      `${file}:${line}: the front matter between the two "---" lines is not YAML: ${reason ?? message}. Fix: quote values that contain a colon, and indent with spaces.`,
    );
  });
  for (const field of ['title', 'description'] as const) {
    if (typeof result.frontMatter[field] !== 'string' || result.frontMatter[field] === '') {
      throw new SourceError(`${file}:1: front matter has no ${field}. Fix: add "${field}: …".`);
    }
  }
  const unknown = Object.keys(result.frontMatter).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    const line = lineOf(params.fileContent, new RegExp(`^["']?${unknown}\\b`));
    throw new SourceError(
      `${file}:${line}: front matter has the unknown field "${unknown}"; the nearest is "${nearestName(unknown, fields)}". Fix: correct it, or add it to "fields" in src/markdown/front-matter.ts.`,
    );
  }
  const [, date = ''] = /^date: *['"]?(\d[\d-]*)/m.exec(params.fileContent) ?? [];
  // The parser would read day 45 of month 13 as a day of February.
  if (date && !isDay(date)) {
    const line = lineOf(params.fileContent, /^date:/);
    throw new SourceError(
      `${file}:${line}: there is no day ${date}. Fix: write year, month and day, such as 2024-08-21.`,
    );
  }
  const isDoc = file.startsWith(`docs${path.sep}`);
  const {kind} = result.frontMatter;
  if (isDoc && !pageKinds.some((known) => known === kind)) {
    const found = kind === undefined ? 'no kind' : `kind "${kind}"`;
    const line = lineOf(params.fileContent, /^kind:/) || 1;
    throw new SourceError(
      `${file}:${line}: front matter has ${found}. Fix: set "kind:" to one of ${pageKinds.join(', ')}.`,
    );
  }
  return result;
};
