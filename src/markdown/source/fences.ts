import {visit} from 'unist-util-visit';
import {lineOf, type Problem, type SourceRule} from './problem';

const opening = /^[\s>]*(`{3,}|~{3,})/;

/** An unclosed fence turns the rest of the page into code, or all up to the end of the next block. */
export const fences: SourceRule = (tree, {text}) => {
  const lines = text.split('\n');
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const line = lineOf(node);
    const fence = opening.exec(lines[line - 1] ?? '')?.[1];
    if (!fence) return;
    const end = node.position?.end.line ?? line;
    const inner = lines.slice(line, end).findIndex((text) => {
      const [, other = ''] = /^[\s>]*(`{3,}|~{3,})\w/.exec(text) ?? [];
      return other[0] === fence[0] && other.length >= fence.length;
    });
    const isClosed = end > line && (lines[end - 1] ?? '').replace(/[\s>]/g, '').startsWith(fence);
    if (isClosed && inner === -1) return;
    const before = inner === -1 ? '' : ` before the next one opens in line ${line + inner + 1}`;
    const message = `the code block that starts here is not closed${before}. Fix: add a line with ${fence} after its code.`;
    problems.push({line, message});
  });
  return problems;
};
