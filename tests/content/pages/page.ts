import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import type {PageKind} from '../../../src/markdown/front-matter';
import {addressOf} from '../../../src/markdown/source/address';
import {parseSource} from '../../../src/markdown/source/syntax';
import {memoize} from '../../../src/settings/memoize';
import {SourceError} from '../../../src/settings/source-error';
import {sourceFiles} from '../../support/source-files';

/** A page as Markdown. */
export interface SourcePage {
  /** Relative to the repository, e.g. `docs/evaluation/test_sets.mdx`. */
  file: string;
  address: string;
  title: string;
  description: string;
  /** Changelog entries have none. */
  kind: PageKind | undefined;
  front: Record<string, unknown>;
  /** Of the file, front matter included. */
  lines: string[];
  tree: Root;
  sections: Section[];
  blocks: Block[];
  /** Code in running text. */
  spans: Span[];
}

/** A level-2 heading and the nodes up to the next one. */
interface Section {
  heading: string;
  line: number;
  nodes: RootContent[];
}

/** A fenced block of code. */
export interface Block {
  language: string;
  title: string;
  /** Why the block is invalid on purpose; empty for a valid one. */
  invalid: string;
  /** Of the opening fence; code begins on the next. */
  line: number;
  code: string;
}

export interface Span {
  code: string;
  line: number;
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;

/** All nodes of a type, in order, with their lines. */
export function nodesOf<Type extends Nodes['type']>(tree: Nodes, type: Type) {
  const found: (Extract<Nodes, {type: Type}> & {line: number})[] = [];
  visit(tree, (node) => {
    if (node.type === type) found.push({...(node as Extract<Nodes, {type: Type}>), line: lineOf(node)});
  });
  return found;
}

/** Text of a heading without the comment that sets its id. */
function headingText(heading: Heading): string {
  return toString({
    ...heading,
    children: heading.children.filter(({type}) => type !== 'mdxTextExpression'),
  }).trim();
}

function readSections(tree: Root): Section[] {
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({heading: headingText(node), line: lineOf(node), nodes: []});
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections;
}

const attribute = (meta: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta)?.slice(1).find(Boolean) ?? '';

const readBlocks = (tree: Root): Block[] =>
  nodesOf(tree, 'code').map(({lang, meta, value, line}) => ({
    language: lang ?? '',
    title: attribute(meta ?? '', 'title'),
    invalid: attribute(meta ?? '', 'invalid'),
    line,
    code: value,
  }));

/** Valid blocks in one of `languages`. */
export const blocksOf = ({blocks}: SourcePage, ...languages: string[]): Block[] =>
  blocks.filter(({language, invalid}) => languages.includes(language) && invalid === '');

/** Parses one page. Line numbers are those of the file, front matter included. */
export function readPage(file: string, text: string): SourcePage {
  const [, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  const front = (parseYaml(yaml) ?? {}) as Record<string, unknown>;
  const tree = parseSource(file, text);
  if (!('children' in tree)) throw new SourceError(`${file}:${tree.line} ${tree.message}`);
  return {
    file,
    address: addressOf(file, front.slug as string | undefined),
    title: String(front.title ?? ''),
    description: String(front.description ?? ''),
    kind: front.kind as PageKind | undefined,
    front,
    lines: text.split('\n'),
    tree,
    sections: readSections(tree),
    blocks: readBlocks(tree),
    spans: nodesOf(tree, 'inlineCode').map(({value, line}) => ({code: value, line})),
  };
}

/** The file that a link of a page leads to, and the fragment; undefined for an address that names no file. */
export function linkTarget({file}: SourcePage, url: string): {linked: string; fragment: string} | undefined {
  const [, target = '', fragment = ''] = /^([^#?:]*)(?:\?[^#]*)?#?([^:]*)$/.exec(url) ?? [];
  if (url.includes(':') || (target !== '' && !/\.mdx?$/.test(target))) return undefined;
  return {linked: target === '' ? file : path.join(path.dirname(file), target), fragment};
}

/** The page in a file, which is parsed once for all checks. */
export const pageIn = memoize((file: string) => readPage(file, readFileSync(file, 'utf8')));

/** Every hand-written page below some folders. */
export const allPages = (...folders: string[]): SourcePage[] => sourceFiles(...folders).map(pageIn);
