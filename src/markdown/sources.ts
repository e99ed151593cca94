import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Removes the comments that name the code a section rests on or what readers call it, since MDX would put each
 * into the page's JavaScript, with an empty line.
 */
export const remarkSources = () => (tree: Root) => {
  visit(tree, 'mdxFlowExpression', (node, index, parent) => {
    if (!parent || index === undefined || !/^\s*\/\*\s*(source|search):/.test(node.value)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
};
