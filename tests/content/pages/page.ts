import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageKind} from '../../../src/markdown/front-matter';
import {parseMarkdown} from '../../support/markdown';
import {root, sourceFiles} from '../../support/source-files';

/** A page as Markdown. */
export interface SourcePage {
  /** Relative to the repository, e.g. `docs/evaluation/test_sets.mdx`. */
  file: string;
  address: string;
  title: string;
  description: string;
  /** Changelog entries have none. */
  kind: PageKind | undefined;
  /** Of the file, front matter included. */
  lines: string[];
  tree: Root;
  sections: Section[];
}

/** A level-2 heading and the nodes up to the next one. */
export interface Section {
  heading: string;
  line: number;
  nodes: RootContent[];
}

/** Text of a heading without the comment that sets its id. */
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

/** Parses one page. Line numbers are those of the file, front matter included. */
export function readPage(file: string, text: string): SourcePage {
  const {front, tree} = parseMarkdown(file, text);
  return {
    file,
    address: toAddress(file, front.slug),
    title: String(front.title ?? ''),
    description: String(front.description ?? ''),
    kind: front.kind as PageKind | undefined,
    lines: text.split('\n'),
    tree,
    sections: readSections(tree),
  };
}

export const allPages = (): SourcePage[] =>
  sourceFiles('docs', 'changelog').map((file) =>
    readPage(file, readFileSync(path.join(root, file), 'utf8')),
  );
