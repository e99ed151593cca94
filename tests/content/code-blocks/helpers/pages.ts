import {readFileSync} from 'node:fs';
import path from 'node:path';
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

function unindent(line: string, width: number): string {
  const spaces = /^ */.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(width, spaces));
}

interface Open {
  readonly mark: string;
  readonly indent: number;
  readonly info: string;
  readonly line: number;
  readonly lines: string[];
}

function toBlock(file: string, {info, line, lines}: Open): Block {
  const [, language = '', meta = ''] = /^(\S*)\s*(.*)$/.exec(info) ?? [];
  return {
    file,
    line,
    language,
    title: attribute(meta, 'title'),
    invalid: attribute(meta, 'invalid'),
    code: lines.join('\n'),
  };
}

/** Reads the code blocks and spans of a page, with their lines. */
export function readPage(file: string, text: string): Page {
  const blocks: Block[] = [];
  const spans: Span[] = [];
  let open: Open | undefined;
  // Front matter has no code spans, but its lines count.
  const lines = text.split('\n');
  let start = 0;
  if (lines[0] === '---') start = lines.indexOf('---', 1) + 1;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const fence = /^( *)(`{3,}|~{3,})(.*)$/.exec(line);
    if (open) {
      const closes =
        fence &&
        fence[2]?.startsWith(open.mark) &&
        fence[3]?.trim() === '' &&
        fence[2][0] === open.mark[0];
      if (closes) {
        blocks.push(toBlock(file, open));
        open = undefined;
      } else {
        open.lines.push(unindent(line, open.indent));
      }
    } else if (fence && !fence[3]?.includes('`')) {
      open = {
        mark: fence[2] ?? '',
        indent: fence[1]?.length ?? 0,
        info: fence[3]?.trim() ?? '',
        line: index + 1,
        lines: [],
      };
    } else {
      for (const [, code = ''] of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)) {
        spans.push({file, line: index + 1, code});
      }
    }
  }
  return {file, text, blocks, spans, unclosed: open ? [{file, line: open.line}] : []};
}

/** Every hand-written page of the site, its changelog, and the skills offered to programs. */
export const allPages = (): Page[] =>
  sourceFiles('docs', 'changelog', 'skills').map((file) =>
    readPage(file, readFileSync(path.join(root, file), 'utf8')),
  );

/** Valid blocks in one of `languages`. */
export const blocksOf = (pages: readonly Page[], ...languages: string[]): Block[] =>
  pages.flatMap(({blocks}) =>
    blocks.filter((block) => languages.includes(block.language) && block.invalid === ''),
  );
