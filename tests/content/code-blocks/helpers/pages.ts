import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../support/markdown';
import {root, sourceFiles} from '../../../support/source-files';
import type {Place} from './defect';

/** A fenced block of a page. */
export interface Block extends Place {
  readonly language: string;
  readonly title: string;
  /** Why the block is invalid on purpose; empty for a valid one. */
  readonly invalid: string;
  /** `line` is the line of the opening fence; code begins on the next. */
  readonly code: string;
}

/** A code span in running text. */
export interface Span extends Place {
  readonly code: string;
}

export interface Page {
  readonly file: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly spans: readonly Span[];
  /** Fences that are never closed. */
  readonly unclosed: readonly Place[];
}

const attribute = (meta: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta)?.slice(1).find(Boolean) ?? '';

/** Reads the code blocks and spans of a page, with their lines. */
export function readPage(file: string, text: string): Page {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  const spans: Span[] = [];
  const unclosed: Place[] = [];
  visit(parseMarkdown(file, text).tree, ['code', 'inlineCode'], (node) => {
    const {start, end} = node.position!;
    if (node.type === 'inlineCode') spans.push({file, line: start.line, code: node.value});
    if (node.type !== 'code') return;
    const meta = node.meta ?? '';
    blocks.push({
      file,
      line: start.line,
      language: node.lang ?? '',
      title: attribute(meta, 'title'),
      invalid: attribute(meta, 'invalid'),
      code: node.value,
    });
    if (!/^\s*(`{3,}|~{3,})\s*$/.test(lines[end.line - 1] ?? ''))
      unclosed.push({file, line: start.line});
  });
  return {file, text, blocks, spans, unclosed};
}

let pages: readonly Page[] | undefined;

/** Every hand-written page of the site, its changelog, and the skills offered to programs. */
export const allPages = (): readonly Page[] =>
  (pages ??= sourceFiles('docs', 'changelog', 'skills').map((file) =>
    readPage(file, readFileSync(path.join(root, file), 'utf8')),
  ));

/** Valid blocks in one of `languages`. */
export const blocksOf = (pages: readonly Page[], ...languages: string[]): Block[] =>
  pages.flatMap(({blocks}) =>
    blocks.filter((block) => languages.includes(block.language) && block.invalid === ''),
  );
