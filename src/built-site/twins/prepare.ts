import type {Element, ElementContent, Properties} from 'hast';
import {toString} from 'hast-util-to-string';
import {elementsIn, find, findAll, hasClass, isTag, ofClass, shownText} from '../tree';

/**
 * Replaces the site's own components (code blocks, admonitions, tabs, collapsed sections, diagrams, schema trees) with plain HTML that can be
 * expressed in Markdown.
 */

/** Returns the replacement for an element, or undefined if the rule does not apply to it. */
type Rule = (element: Element) => ElementContent[] | undefined;

function element(tagName: string, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

const text = (value: string): ElementContent => ({type: 'text', value});

const label = (...children: ElementContent[]): Element =>
  element('p', element('strong', ...children));

/** Tag names of controls, icons and navigation, which have no place in Markdown. */
const dropped = /^(svg|form|input|select|textarea|nav|footer|hr|wbr)$/;

/** Whether a node is a link without text, whose sign the style sheet draws: from a row or property to itself, or to the platform's source. */
const isSignLink = (node: Element): boolean =>
  node.tagName === 'a' && !shownText(node) && !find(node, isTag('img'));

/** Gives the link to the platform's source the word that the style sheet draws. */
const source: Rule = (node) =>
  isSignLink(node) && node.properties.target ? [{...node, children: [text('source')]}] : undefined;

const drop: Rule = (node) =>
  dropped.test(node.tagName) || isSignLink(node) || node.properties.ariaHidden === 'true'
    ? []
    : undefined;

/** `div.codeblock`, which has a title above its `pre`. */
const codeBlock: Rule = (node) => {
  const pre = hasClass(node, 'codeblock') ? find(node, isTag('pre')) : undefined;
  if (!pre) return undefined;
  const properties = {
    dataLanguage: String(node.properties.dataLanguage ?? ''),
    dataTitle: shownText(find(node, ofClass('codeblock__title'))),
  };
  return [{...pre, properties, children: [text(toString(pre))]}];
};

const admonition: Rule = (node) => {
  if (!hasClass(node, 'theme-admonition')) return undefined;
  const [heading, content] = elementsIn(node);
  const kind = ((node.properties.className ?? []) as string[])
    .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
    .find(Boolean);
  const name = kind ? kind[0]?.toUpperCase() + kind.slice(1) : 'Note';
  const title = shownText(heading);
  const isUntitled = title.toLowerCase() === kind;
  return [
    element(
      'blockquote',
      label(text(isUntitled ? name : `${name}: ${title}`)),
      ...(content?.children ?? []),
    ),
  ];
};

/** All panels, one after another, each below the name of its tab. */
const tabs: Rule = (node) => {
  if (!hasClass(node, 'tabs-container')) return undefined;
  const names = findAll(node, ({properties}) => properties.role === 'tab').map(shownText);
  // Only direct children: tabs nested in a panel are converted with that panel.
  const lists = elementsIn(node).filter(({tagName}) => tagName !== 'ul');
  const panels = lists.flatMap(elementsIn).filter(({properties}) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => {
    const name = names[index] ?? '';
    // For readers without JavaScript, a panel repeats the name of its tab (src/theme/TabItem).
    const isLabel = (node: ElementContent) => node.type === 'element' && shownText(node) === name;
    return [label(text(`${name}:`)), ...panel.children.filter((node) => !isLabel(node))];
  });
};

const collapsed: Rule = (node) => {
  if (node.tagName !== 'details') return undefined;
  const summary = elementsIn(node).find(isTag('summary'));
  const rest = node.children.filter((child) => child !== summary);
  return [label(...(summary?.children ?? [])), ...rest];
};

/** A diagram has one image for each colour mode. Its alternative text and its legend replace both. */
const diagram: Rule = (node) => {
  const image = node.tagName === 'figure' ? find(node, isTag('img')) : undefined;
  if (image) {
    const words = element('em', text(`Diagram: ${String(image.properties.alt ?? '')}`));
    const legend = find(node, isTag('figcaption'));
    return [element('p', words), ...(legend?.children ?? [])];
  }
  return node.tagName === 'img' ? [text(String(node.properties.alt ?? ''))] : undefined;
};

/** An operation's method and path, as one piece of code. */
const endpoint: Rule = (node) =>
  hasClass(node, 'api-endpoint')
    ? [element('p', element('code', text(shownText(node).replace(/^([A-Z]+)\s*/, '$1 '))))]
    : undefined;

/** Markdown tables have no captions, so a caption becomes a paragraph above its table. */
const caption: Rule = (node) => {
  if (node.tagName !== 'table') return undefined;
  const found = elementsIn(node).find(isTag('caption'));
  if (!found) return undefined;
  const rest = node.children.filter((child) => child !== found);
  return [element('p', ...found.children), {...node, children: rest}];
};

const block = /^(p|div|ul|ol|li|pre|blockquote|dl|dt|dd|details|summary)$/;

/** A cell in a Markdown table is a single line, so the blocks in it are joined. */
function inline(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'br') return [text(' ')];
    if (node.tagName === 'pre')
      return [element('code', text(shownText(node).replace(/^([A-Z]+)\s*/, '$1 ')))];
    if (!block.test(node.tagName)) return [{...node, children: inline(node.children)}];
    const separator = node.tagName === 'li' ? '; ' : ' ';
    return [...inline(node.children), text(separator)];
  });
}

/** Markdown has no definition lists, so each entry becomes a list item that begins with its term. */
function terms(node: Element): Element | undefined {
  if (node.tagName !== 'dl') return undefined;
  const items: Element[] = [];
  for (const part of findAll(node, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
    if (part.tagName === 'dt') items.push(element('li', element('strong', ...part.children)));
    else items.at(-1)?.children.push(text(': '), ...inline(part.children));
  }
  return element('ul', ...items);
}

function cell(node: Element): Element | undefined {
  if (node.tagName !== 'td' && node.tagName !== 'th') return undefined;
  const children = inline(node.children);
  const last = children.at(-1);
  if (last?.type === 'text')
    children[children.length - 1] = text(last.value.replace(/[;\s]+$/, ''));
  return {...node, children};
}

/** Spans have no equivalent in Markdown, and every element fewer saves time in three later passes. */
const unwrap: Rule = (node) => (node.tagName === 'span' ? node.children : undefined);

/** Rules that apply to an element before its children are converted. The first that returns a replacement wins. */
const rules: readonly Rule[] = [
  source,
  drop,
  codeBlock,
  admonition,
  tabs,
  collapsed,
  diagram,
  endpoint,
  caption,
  unwrap,
];

/** Makes a link work wherever the text is read, and removes its tooltip. */
function makeAbsolute({title: _, ...properties}: Properties, address: URL): Properties {
  return {...properties, href: new URL(String(properties.href), address).href};
}

/** Converts a copy of a node, without the empty comments that React puts between adjacent texts and without zero-width spaces. */
function convert(node: ElementContent, address: URL): ElementContent[] {
  if (node.type === 'text') return [text(node.value.replaceAll('\u200b', ''))];
  if (node.type !== 'element') return [];
  const all = (nodes: readonly ElementContent[]) => nodes.flatMap((one) => convert(one, address));
  for (const rule of rules) {
    const result = rule(node);
    if (result) return all(result);
  }
  const {tagName, properties} = node;
  const isLink = tagName === 'a' && typeof properties.href === 'string';
  // The position is left out, because copying it again would add a second to a build.
  const copy: Element = {
    type: 'element',
    tagName,
    properties: isLink ? makeAbsolute(properties, address) : properties,
    children: all(node.children),
  };
  return [terms(copy) ?? cell(copy) ?? copy];
}

/** The content of the page at `address` as plain HTML. */
export const prepare = (content: Element, address: URL): Element =>
  element('div', ...convert(content, address));
