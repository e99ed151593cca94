import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Gives a heading without a letter or a digit, such as an emoji alone, an id; Docusaurus makes ids of letters and would give it none. */
export const remarkHeadingIds = () => (tree: Root) => {
  visit(tree, 'heading', (heading) => {
    // An id that the author has written is an expression.
    if (heading.children.some(({type}) => type === 'mdxTextExpression')) return;
    let text = '';
    visit(heading, ['text', 'inlineCode'], (node) => {
      if ('value' in node) text += node.value;
    });
    // Docusaurus numbers the second and further ones.
    if (!/[\p{L}\p{N}]/u.test(text)) heading.data = {...heading.data, hProperties: {id: 'section'}};
  });
};
