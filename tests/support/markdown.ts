import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {parse as parseYaml} from 'yaml';

const markdown = remark().use(remarkGfm).use(remarkDirective);
const mdx = remark().use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Parses a source file. Line numbers are those of the file, front matter included. */
export function parseMarkdown(file: string, text: string): {front: Record<string, unknown>; tree: Root} {
  const [whole = '', yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  // Blank lines replace the front matter, so that line numbers stay correct.
  const body = whole.replace(/[^\n]/g, '') + text.slice(whole.length);
  try {
    return {
      front: (parseYaml(yaml) ?? {}) as Record<string, unknown>,
      tree: (file.endsWith('.mdx') ? mdx : markdown).parse(body),
    };
  } catch (cause) {
    const {message, line} = cause as {message: string; line?: number};
    const error = new Error(`${file}:${line ?? 1} ${message}. Fix: correct the Markdown there.`);
    // What a writer has typed is at fault, not this code.
    error.stack = '';
    throw error;
  }
}
