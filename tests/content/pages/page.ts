import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import type {PageKind} from '../../../src/markdown/front-matter';

/** A page as its writer wrote it. */
export interface SourcePage {
  /** Relative to the repository, e.g. `docs/evaluation/test_sets.mdx`. */
  file: string;
  address: string;
  title: string;
  description: string;
  /** Changelog entries have none. */
  kind: PageKind | undefined;
  tree: Root;
  sections: Section[];
}

/** A level-2 heading and all that stands below it, up to the next. */
export interface Section {
  heading: string;
  line: number;
  nodes: RootContent[];
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Pages that the build writes from the OpenAPI file; their words are checked where they are written. */
const generated = /\.(api|tag|info)\.mdx$/;

/** Text of a heading without the comment that carries its id. */
export function headingText(heading: Heading): string {
  return toString({
    ...heading,
    children: heading.children.filter(({type}) => type !== 'mdxTextExpression'),
  }).trim();
}

function readSections(tree: Root): Section[] {
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({heading: headingText(node), line: node.position?.start.line ?? 0, nodes: []});
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections;
}

function toAddress(file: string, slug: unknown): string {
  const clean = file.replace(/\.mdx?$/, '');
  if (clean.startsWith('changelog/'))
    return `/changelog/${String(slug ?? clean.slice('changelog/'.length))}`;
  return `/${clean.slice('docs/'.length)}`.replace(/(^|\/)index$/, '') || '/';
}

/** Reads one page. Lines are those of the file, front matter included. */
export function readPage(file: string, text: string): SourcePage {
  const [whole = '', yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const front = (parseYaml(yaml) ?? {}) as Record<string, unknown>;
  // Blank lines stand in for the front matter, so that positions stay right.
  const body = whole.replace(/[^\n]/g, '') + text.slice(whole.length);
  const tree = parser.parse(body);
  return {
    file,
    address: toAddress(file, front.slug),
    title: String(front.title ?? ''),
    description: String(front.description ?? ''),
    kind: front.kind as PageKind | undefined,
    tree,
    sections: readSections(tree),
  };
}

function files(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !generated.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();
}

/** Every hand-written page of the site and its changelog. */
export function allPages(root: string): SourcePage[] {
  return ['docs', 'changelog']
    .flatMap((folder) => files(root, folder))
    .map((file) => readPage(file, readFileSync(path.join(root, file), 'utf8')));
}
