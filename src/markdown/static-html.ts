import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {rehype} from 'rehype';
import {visit} from 'unist-util-visit';
import {breakableParts} from '../settings/break-points';
import {site} from '../settings/site';

/** Blocks of text; headings are not among them, since the theme's component adds their anchors. */
const blocks = ['p', 'ul', 'ol', 'table', 'blockquote'];

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** As the theme's link renders it; src/components/useStaticLinks.ts follows it without loading the page anew. */
function toLink({properties, children}: Element): Element {
  const address = String(properties.href);
  const href = address.replace(/^pathname:\/\//, '');
  if (/^(https?|pathname):/.test(address))
    return element('a', {...properties, href, target: '_blank', rel: ['noopener', 'noreferrer']}, children);
  if (!href.startsWith('/')) return element('a', {...properties, href}, children);
  const based = href.startsWith(site.baseUrl) ? href : site.baseUrl + href.slice(1);
  const url = applyTrailingSlash(based, {trailingSlash: false, baseUrl: site.baseUrl});
  return element('a', {...properties, href: url}, children);
}

/** A row with an anchor (tables.ts) ends its first cell with a link to itself, like a heading. */
function completeRow({properties: {id}, children}: Element): void {
  const cells = children.filter((cell) => cell.type === 'element');
  // An empty header cell, such as the corner of a table, is not a header.
  for (const cell of cells) if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
  if (id === undefined) return;
  const link = {className: ['hash-link'], href: `#${String(id)}`, ariaLabel: 'Direct link to this row'};
  cells[0]?.children.push(element('a', link, []));
}

/** What the components of an element's name would render (the theme's link, src/theme/CodeInline). */
function render(node: Element): Element {
  const [only] = node.children;
  if (node.tagName === 'a' && node.properties.href !== undefined) return toLink(node);
  if (node.tagName !== 'code' || only?.type !== 'text') return node;
  const parts = breakableParts(only.value).flatMap((value, index): ElementContent[] => [
    ...(index > 0 ? [element('wbr', {}, [])] : []),
    {type: 'text', value},
  ]);
  return element('code', node.properties, parts);
}

/** A node as plain HTML; undefined if there is a component or an image, which can be zoomed, in it. */
function toStatic(node: ElementContent): ElementContent | undefined {
  if (node.type === 'text') return node;
  if (node.type === 'mdxJsxTextElement' && /^(kbd|br|sub|sup)$/.test(node.name ?? ''))
    return toStatic(element(node.name!, {}, node.children));
  if (node.type !== 'element' || node.tagName === 'img' || node.tagName === 'input') return undefined;
  // Line breaks between rows and cells.
  const isBlank = (child: ElementContent) => child.type === 'text' && child.value === '\n';
  const inner = /^(table|thead|tbody|tr)$/.test(node.tagName)
    ? node.children.filter((c) => !isBlank(c))
    : node.children;
  const children = inner.map(toStatic);
  if (!children.every((child) => child !== undefined)) return undefined;
  return render({...node, children});
}

const toHtml = (children: ElementContent[]): string => rehype().stringify({type: 'root', children} as Root);

const attribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/** Name and content go to src/theme/MDXComponents, which renders the element with that content. */
function toBlock(node: RootContent | ElementContent): MdxJsxFlowElementHast | undefined {
  if (node.type !== 'element' || !blocks.includes(node.tagName)) return undefined;
  const {className, ...others} = node.properties;
  if (Object.keys(others).length > 0) return undefined;
  const rendered = toStatic(node) as Element | undefined;
  if (!rendered) return undefined;
  const attributes =
    node.tagName === 'table'
      ? [attribute('html', toHtml([rendered]))]
      : [attribute('as', node.tagName), attribute('html', toHtml(rendered.children))];
  if (className && node.tagName !== 'table') attributes.push(attribute('className', String(className)));
  const name = node.tagName === 'table' ? 'StaticTable' : 'Static';
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}

/**
 * Renders each block of text without a component at build time. In the browser it is one string, which is
 * smaller than the calls that would create its elements, and React need not hydrate them one by one.
 */
export const rehypeStaticHtml = () => (tree: Root) => {
  visit(tree, {tagName: 'tr'}, completeRow);
  const walk = (parent: Root | MdxJsxFlowElementHast) => {
    parent.children = (parent.children as RootContent[]).map((node) => {
      if (node.type === 'mdxJsxFlowElement') walk(node);
      return toBlock(node) ?? node;
    }) as never;
  };
  walk(tree);
};
