import {visit} from 'unist-util-visit';
import {nearestName} from '../../settings/nearest-name';
import {lineOf, type Problem, type SourceRule} from './problem';

/** What may follow the language of a fence; the site ignores any other word before an equals sign. */
const options = ['title', 'invalid', 'showLineNumbers'];

const opening = /^[\s>]*(`{3,}|~{3,})/;

/** An unclosed fence turns the rest of the page into code, or all up to the end of the next block. */
export const fences: SourceRule = (tree, {text}) => {
  const lines = text.split('\n');
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const line = lineOf(node);
    for (const [, option = ''] of (node.meta ?? '').replace(/"[^"]*"/g, '').matchAll(/(\w+)\s*=/g)) {
      if (options.includes(option)) continue;
      const message = `a code block has no option "${option}"; the nearest is "${nearestName(option, options)}". Fix: correct or remove it.`;
      problems.push({line, message});
    }
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
