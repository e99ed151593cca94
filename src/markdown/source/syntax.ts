import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type {Problem} from './problem';

const markdown = remark().use(remarkGfm).use(remarkDirective);
const mdx = remark().use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** What MDX says → what the writer can do. */
const fixes: readonly [RegExp, string][] = [
  [/create a comment/, 'write the comment as {/* text */}.'],
  [
    /closing tag|closing slash/,
    'close the tag, as in <Tabs>…</Tabs> or <br/>; for a plain sign, write \\< or use backticks.',
  ],
  [/import\/exports/, 'correct the import; an empty line ends it.'],
  [/expression|acorn|brace/, 'put text with braces in backticks, or write \\{.'],
  [/lazy line/, 'write the whole tag in one list item or quotation.'],
  [/Unexpected/, 'for a plain sign, write \\< or use backticks; for a tag, correct it.'],
];

function explain(error: unknown): Problem {
  const {reason, line, message} = error as {reason?: string; line?: number; message: string};
  const text = (reason ?? message).replace(/\s+/g, ' ').replace(/[.:]?$/, '.');
  const fix = fixes.find(([pattern]) => pattern.test(text))?.[1] ?? 'correct the line.';
  // The message says where the tag opens; the position is where the parser gave up.
  const [place = '', opened] = / \((\d+):\d+(?:-\d+:\d+)?\)/.exec(text) ?? [];
  return {
    line: Number(opened ?? line ?? 1),
    message: `is not valid MDX: ${text.replace(place, '')} Fix: ${fix}`,
  };
}

/**
 * Parses the text of a page. Blank lines replace its front matter, so that line numbers are those of the
 * file.
 */
export function parseSource(file: string, text: string): Root | Problem {
  const [whole = ''] = /^---\r?\n[\s\S]*?\n---\r?\n/.exec(text) ?? [];
  const body = whole.replace(/[^\n]/g, '') + text.slice(whole.length);
  try {
    return (file.endsWith('.mdx') ? mdx : markdown).parse(body);
  } catch (error) {
    return explain(error);
  }
}
