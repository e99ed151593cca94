import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';
import {visit} from 'unist-util-visit';
import {parse as yaml} from 'yaml';
import type {Reference} from '../../api-reference/description/reference';
import {addressOf} from '../../markdown/source/address';
import {headingIds} from '../../markdown/source/heading-ids';
import {parseSource} from '../../markdown/source/syntax';
import type {Place} from '../types';

/** Something that names the code it rests on. */
export interface Source {
  /** Address of the page, with the anchor of the section. */
  readonly address: string;
  /** Where the names stand. */
  readonly place: Place;
  readonly names: readonly string[];
  /** The Markdown of the section. */
  readonly text?: string;
}

/** The comment that names code, as a whole. */
const comment = /^\/\*\s*source: (\S[^]*?)\s*\*\/$/;
const begun = /^\/\*\s*sources?\b/i;

/** The sections of a page that name code in a comment. Throws an Error for a comment that names none. */
export function sectionsIn(file: string, text: string): Source[] {
  const [, front = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  const {slug} = (yaml(front) ?? {}) as {slug?: string};
  const page = addressOf(file, slug);
  const tree = parseSource(file, text);
  if (!('children' in tree)) throw new Error(`${file}:${tree.line}: ${tree.message}`);
  const lines = text.split('\n');
  const starts = headingIds(tree);
  const found: Source[] = [];
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const value = 'value' in node ? node.value.trim() : '';
    if (!begun.test(value)) return;
    const line = node.position?.start.line ?? 1;
    const names = comment.exec(value)?.[1]?.split(/,\s*/) ?? [];
    if (names.length === 0 || names.includes(''))
      throw new Error(
        `${file}:${line}: a comment about the source names no code. Fix: write {/* source: Name, file.py#Class.method, docker-compose.gh.yml */}.`,
      );
    const at = starts.findLastIndex((one) => one.line <= line);
    const section = starts[at];
    found.push({
      address: section ? `${page}#${section.id}` : page,
      place: {file, line},
      names,
      text: lines.slice((section?.line ?? 1) - 1, (starts[at + 1]?.line ?? Infinity) - 1).join('\n'),
    });
  });
  return found;
}

/** The sections of all pages below `root` that name code. */
export const sectionsOf = (root: string): Source[] =>
  globbySync('{docs,changelog}/**/*.mdx', {cwd: root, ignore: ['**/*.{api,tag,info}.mdx']})
    .sort()
    .flatMap((file) => sectionsIn(file, readFileSync(path.join(root, file), 'utf8')));

/** The operations of the API description that name code in `x-source`, as do the schemas that they use. */
export function describedSources(reference: Reference, root: string): Source[] {
  const places = placesIn(root);
  return reference.entries.flatMap(({operation, address}) =>
    [...namesWithin(reference, operation)].map(([schema, names]) => {
      const place = places.get(schema || operation.operationId);
      return {address, names, place: place ?? {file: 'openapi/agenta.yaml', line: 1}};
    }),
  );
}

/** The lines in `openapi` that name operations and schemas. */
const placesIn = (root: string): Map<string, Place> =>
  new Map(
    globbySync('openapi/{paths,schemas}/*.yaml', {cwd: root}).flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const [, id, schema] = /^ *operationId: (\w+)$|^(\w+):$/.exec(line) ?? [];
          const name = id ?? schema;
          return name ? [[name, {file, line: at + 1}] as const] : [];
        }),
    ),
  );

/** The names in an operation, and in each schema that it uses. */
function namesWithin(reference: Reference, operation: object): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const seen = new Set<unknown>();
  const visit = (value: unknown, schema: string): void => {
    if (typeof value !== 'object' || !value) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'x-source') found.set(schema, inner as readonly string[]);
      else if (key !== '$ref') visit(inner, schema);
      else if (!seen.has(inner)) {
        seen.add(inner);
        visit(reference.schema(String(inner)), String(inner).replace(/^.*\//, ''));
      }
    }
  };
  visit(operation, '');
  return found;
}
