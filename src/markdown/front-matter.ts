import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseDocument} from 'yaml';
import {subjects} from '../components/Changelog/entry';
import {nearestName} from '../settings/nearest-name';
import {SourceError} from '../settings/source-error';

/** The kinds of page; each but the landing page has its own required parts (CONTRIBUTING.md). */
export const pageKinds = ['tutorial', 'how-to', 'reference', 'explanation', 'landing'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The fields of Docusaurus for pages and posts, and ours; Docusaurus ignores unknown ones. Entries of the changelog show no authors. */
const fields = [
  'id', 'title', 'title_meta', 'description', 'keywords', 'image', 'slug', 'tags', 'draft', 'unlisted', 'date', 'last_update', 'mdx',
  'custom_edit_url', 'hide_title', 'hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level', 'sidebar_label', 'sidebar_key',
  'sidebar_position', 'sidebar_class_name', 'sidebar_custom_props', 'displayed_sidebar', 'pagination_label', 'pagination_next',
  'pagination_prev', 'parse_number_prefixes',
  'kind', 'act', 'about', 'migration', 'summary',
]; // prettier-ignore

/** Number of the first line that matches, or 0. */
const lineOf = (text: string, pattern: RegExp): number =>
  text.split('\n').findIndex((line) => pattern.test(line)) + 1;

const tagsFile = 'docs/tags.yml';

function readTags(): string[] {
  const document = parseDocument(readFileSync(tagsFile, 'utf8'));
  const [error] = document.errors;
  if (!error) return Object.keys(document.toJS() as object);
  const [message] = error.message.split(' at line');
  throw new SourceError(
    `${tagsFile}:${error.linePos?.[0].line ?? 1}: is not YAML: ${message}. Fix: correct the indentation, quotes and brackets there.`,
  );
}

/** Fields that list known words: a tag without a label has no page, and every filter would hide an entry with a wrong subject. */
const lists = [
  {field: 'tags', known: readTags, home: tagsFile},
  {field: 'about', known: () => Object.keys(subjects), home: 'src/components/Changelog/entry.ts'},
];

const isDay = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/**
 * Parses front matter. Throws an Error with file and fix for missing and unknown fields, merge conflicts, and
 * heading ids in braces.
 */
export const checkFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath);
  const [head = ''] = /^---\r?\n[\s\S]*?\n---/.exec(params.fileContent) ?? [];
  /** Where a field is; the first line if it is nowhere. */
  const place = (field: string) => `${file}:${lineOf(head, new RegExp(`^["']?${field}\\b`)) || 1}`;
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
    const fix = /duplicated/.test(reason ?? message)
      ? 'keep one of the lines with this field'
      : 'quote values that contain a colon, indent with spaces, and end it with "---"';
    throw new SourceError(
      `${file}:${line}: the front matter between the two "---" lines is not YAML: ${reason ?? message}. Fix: ${fix}.`,
    );
  });
  for (const field of ['title', 'description'] as const) {
    if (typeof result.frontMatter[field] !== 'string' || result.frontMatter[field] === '') {
      throw new SourceError(`${file}:1: front matter has no ${field}. Fix: add "${field}: …".`);
    }
  }
  const unknown = Object.keys(result.frontMatter).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    throw new SourceError(
      `${place(unknown)}: front matter has the unknown field "${unknown}"; the nearest is "${nearestName(unknown, fields)}". Fix: correct it, or add it to "fields" in src/markdown/front-matter.ts.`,
    );
  }
  // The parser would read day 45 of month 13 as a day of February.
  const [, date = ''] = /^(?:last_update:.*[{ ]|\s+)?date: *['"]?(\d[\d-]*)/m.exec(head) ?? [];
  if (date && !isDay(date)) {
    const line = lineOf(params.fileContent, new RegExp(`\\bdate: *['"]?${date}`));
    throw new SourceError(
      `${file}:${line}: there is no day ${date}. Fix: write year, month and day, such as 2024-08-21.`,
    );
  }
  const [invalid] = DocFrontMatterSchema.validate(result.frontMatter).error?.details ?? [];
  if (invalid)
    throw new SourceError(
      `${place(String(invalid.path[0]))}: front matter: ${invalid.message}. Fix: write the value as in other pages.`,
    );
  const isDoc = file.startsWith(`docs${path.sep}`);
  for (const {field, known, home} of lists) {
    const given = [result.frontMatter[field] ?? []].flat().map(String);
    const wrong = given.find((word) => !known().includes(word));
    if (wrong === undefined) continue;
    throw new SourceError(
      `${place(field)}: front matter has the unknown word "${wrong}" in "${field}"; the nearest is "${nearestName(wrong, known())}". Fix: correct it, or add it to ${home}.`,
    );
  }
  const {kind} = result.frontMatter;
  if (isDoc && !pageKinds.some((known) => known === kind)) {
    const found = kind === undefined ? 'no kind' : `kind "${kind}"`;
    throw new SourceError(
      `${place('kind')}: front matter has ${found}. Fix: set "kind:" to one of ${pageKinds.join(', ')}.`,
    );
  }
  return result;
};
