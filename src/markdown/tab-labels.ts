import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Adds the label of its tab to each panel. It is shown where all panels are visible: in print and without JavaScript
 * (src/css/content.css).
 */
export const rehypeTabLabels: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (panel) => {
    if (panel.name !== 'TabItem') return;
    const label = panel.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label',
    )?.value;
    if (typeof label !== 'string') return;
    panel.children.unshift({
      type: 'element',
      tagName: 'span',
      properties: {className: ['tab-label']},
      children: [{type: 'text', value: label}],
    });
  });
};
