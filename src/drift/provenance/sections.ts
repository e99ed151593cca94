import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {globbySync} from 'globby';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {parse as yaml} from 'yaml';
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

const parser = remark().use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** The comment that names code, as a whole. */
const comment = /^\/\*\s*source: (\S[^]*?)\s*\*\/$/;
const begun = /^\/\*\s*sources?\b/i;

/** The sections of a page that name code in a comment. Throws an Error for a comment that names none. */
export function sectionsIn(file: string, text: string): Source[] {
  const [head = '', front = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  const {slug} = (yaml(front) ?? {}) as {slug?: string};
  const page = addressOf(file, slug);
  // Blank lines replace the front matter, so that line numbers stay correct.
  const tree = parser.parse(head.replace(/[^\n]/g, '') + text.slice(head.length));
  const lines = text.split('\n');
  const starts = headingsIn(tree);
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

/** The address of a page, as Docusaurus makes it from the path of its file. */
function addressOf(file: string, slug: string | undefined): string {
  const [, folder = '', name = ''] = /^(docs|changelog)\/(.*)\.mdx$/.exec(file) ?? [];
  if (folder === 'changelog') return `/changelog/${slug ?? name}`;
  return slug ?? `/${name.replace(/(^|\/)index$/, '')}`;
}

/** The headings of a page, with the ids that Docusaurus gives them. */
function headingsIn(tree: Root): {line: number; id: string}[] {
  const slugger = createSlugger();
  const found: {line: number; id: string}[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    const given = last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)/.exec(last.value)?.[1] : '';
    const id = given ? given : slugger.slug(toString(heading));
    found.push({line: heading.position?.start.line ?? 1, id});
  });
  return found;
}

/** The sections of all pages below `root` that name code. */
export const sectionsOf = (root: string): Source[] =>
  globbySync('{docs,changelog}/**/*.mdx', {cwd: root, ignore: ['**/*.{api,tag,info}.mdx']})
    .sort()
    .flatMap((file) => sectionsIn(file, readFileSync(path.join(root, file), 'utf8')));
