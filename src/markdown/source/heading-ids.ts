import {createSlugger} from '@docusaurus/utils';
import type {Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf, type Problem, type SourceRule} from './problem';

/** The headings of a page with their ids: those that Docusaurus makes of the text, and those of comments. */
export function headingIds(tree: Root): {id: string; line: number}[] {
  const slugger = createSlugger();
  const found: {id: string; line: number}[] = [];
  visit(tree, 'heading', (heading) => {
    const comment = heading.children.find(({type}: Node) => type === 'mdxTextExpression');
    const [, id] = /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment && 'value' in comment ? comment.value : '') ?? [];
    const children = heading.children.filter((child) => child !== comment);
    const text = toString({type: 'paragraph', children}).trim();
    // As src/markdown/heading-ids.ts.
    found.push({
      id: id ?? slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section'),
      line: lineOf(heading),
    });
  });
  return found;
}

/** Headings have ids of their own, since a link leads to the first of two. A comment that starts with # is an id. */
export const ids: SourceRule = (tree, {text}) => {
  const lines = text.split('\n');
  const owners = new Map<string, number>();
  return headingIds(tree).flatMap(({id, line}): Problem[] => {
    const [comment] = /\{\/\*\s*#.*\*\/\}/.exec(lines[line - 1] ?? '') ?? [];
    if (comment && !/^\{\/\*\s*#[\w-]+\s*\*\/\}$/.test(comment))
      return [
        {
          line,
          message: `${comment} is not an id. Fix: write {/* #${comment.replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase()} */}.`,
        },
      ];
    const owner = owners.get(id);
    owners.set(id, owner ?? line);
    const message = `the heading has the same id as the one in line ${owner}, "${id}". Fix: write another one behind its text, {/* #${id}-2 */}.`;
    return owner === undefined ? [] : [{line, message}];
  });
};
