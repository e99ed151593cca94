import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Code, ListItem, Nodes, Paragraph, PhrasingContent, Text} from 'mdast';
import {elementsIn, find, findAll, hasClass, isTag, ofClass, shownText} from '../tree';

/** What elements and the site's own components (code blocks, tabs, diagrams …) become in Markdown. */

const text = (value: string): Text => ({type: 'text', value});

const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** The content of an element that contains no blocks. */
const phrasing = (state: State, node: Element): PhrasingContent[] => state.all(node) as PhrasingContent[];

const label = (...children: PhrasingContent[]): Paragraph => paragraph({type: 'strong', children});

/** A code block as this site's sources write it. Its `frame`, `div.codeblock`, has the title. */
function codeBlock(pre: Element, frame = pre): Code {
  const title = shownText(find(frame, ofClass('codeblock__title')));
  return {
    type: 'code',
    lang: String(frame.properties.dataLanguage || 'text'),
    meta: title ? `title="${title}"` : null,
    value: toString(pre).replace(/\n$/, ''),
  };
}

const admonition: Handle = (state, node) => {
  const [heading, content] = elementsIn(node);
  const kind = ((node.properties.className ?? []) as string[])
    .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
    .find(Boolean);
  const name = kind ? kind[0]?.toUpperCase() + kind.slice(1) : 'Note';
  const title = shownText(heading);
  const isUntitled = title.toLowerCase() === kind;
  const words = label(text(isUntitled ? name : `${name}: ${title}`));
  const children = state.toFlow([words, ...(content ? state.all(content) : [])]);
  return {type: 'blockquote', children};
};

/** All panels, one after another, each below the name of its tab. */
const tabs: Handle = (state, node) => {
  const names = findAll(node, ({properties}) => properties.role === 'tab').map(shownText);
  // Only direct children: tabs nested in a panel are converted with that panel.
  const lists = elementsIn(node).filter(({tagName}) => tagName !== 'ul');
  const panels = lists.flatMap(elementsIn).filter(({properties}) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => {
    const name = names[index] ?? '';
    // For readers without JavaScript, a panel repeats the name of its tab (src/theme/TabItem).
    const children = panel.children.filter(
      (child) => !(child.type === 'element' && shownText(child) === name),
    );
    return [label(text(`${name}:`)), ...state.all({...panel, children})];
  });
};

const div: Handle = (state, node, parent) => {
  const pre = hasClass(node, 'codeblock') ? find(node, isTag('pre')) : undefined;
  if (pre) return codeBlock(pre, node);
  if (hasClass(node, 'theme-admonition')) return admonition(state, node, parent);
  if (hasClass(node, 'tabs-container')) return tabs(state, node, parent);
  // An operation's method and path, as one piece of code.
  if (hasClass(node, 'api-endpoint')) {
    const value = shownText(node).replace(/^([A-Z]+)\s*/, '$1 ');
    return paragraph({type: 'inlineCode', value});
  }
  return state.toFlow(state.all(node));
};

/** Stands for the button with which a reader enters the address of a server. */
const ownServer = paragraph(
  text('Self-hosted: '),
  {type: 'inlineCode', value: 'http://localhost'},
  text(' or the address of your host. The open-source edition needs no key.'),
);

const p: Handle = (state, node) => {
  if (!hasClass(node, 'api-server')) return defaultHandlers.p(state, node);
  const children = node.children.filter((child) => !(child.type === 'element' && child.tagName === 'button'));
  return [label(...phrasing(state, {...node, children})), ownServer];
};

const details: Handle = (state, node) => {
  const summary = elementsIn(node).find(isTag('summary'));
  const children = node.children.filter((child) => child !== summary);
  const title = label(...(summary ? phrasing(state, summary) : []));
  return [title, ...state.all({...node, children})];
};

/** The edition of an operation, which the style sheet sets apart from its neighbours. */
const span: Handle = (state, node, parent) => {
  if (!hasClass(node, 'api-badge')) return state.all(node);
  const next = parent && parent.children[parent.children.indexOf(node) + 1];
  const isApart = next?.type === 'text' && next.value.startsWith(' ');
  const edition: PhrasingContent = {type: 'strong', children: phrasing(state, node)};
  return isApart ? edition : [edition, text(' ')];
};

/** A diagram has one image for each colour mode. Its alternative text and its legend replace both. */
const figure: Handle = (state, node) => {
  const image = find(node, isTag('img'));
  if (!image) return state.toFlow(state.all(node));
  const words = text(`Diagram: ${String(image.properties.alt ?? '')}`);
  const legend = find(node, isTag('figcaption'));
  return [paragraph({type: 'emphasis', children: [words]}), ...(legend ? state.all(legend) : [])];
};

/** Markdown tables have no captions, so a caption becomes a paragraph above its table. */
const table: Handle = (state, node) => {
  const caption = elementsIn(node).find(isTag('caption'));
  const result = defaultHandlers.table(state, node);
  return caption ? [paragraph(...phrasing(state, caption)), result] : result;
};

/** A cell in a Markdown table is a single line, so the blocks in it are joined. */
const inline = (nodes: readonly Nodes[], separator = ' '): PhrasingContent[] =>
  nodes.flatMap((node, index) => {
    const isBlock = /^(paragraph|list|listItem|blockquote)$/.test(node.type);
    if (!isBlock || !('children' in node)) return node as PhrasingContent;
    const words = inline(node.children, node.type === 'list' ? '; ' : ' ');
    return index > 0 ? [text(separator), ...words] : words;
  });

const cell: Handle = (state, node) => {
  const result = defaultHandlers.td(state, node);
  return {...result, children: inline(result.children)};
};

/** Markdown has no definition lists, so each entry becomes a list item that begins with its term. */
const definitions: Handle = (state, node) => {
  const entries: Paragraph[] = [];
  for (const part of findAll(node, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
    if (part.tagName === 'dt') entries.push(label(...phrasing(state, part)));
    else entries.at(-1)?.children.push(text(': '), ...inline(state.all(part)));
  }
  const children = entries.map((entry): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [entry],
  }));
  return {type: 'list', spread: false, children};
};

/** A link without text, a sign of the style sheet, leads to itself, and is left out, or to the source. */
const link: Handle = (state, node) => {
  const url = state.resolve(String(node.properties.href));
  const isSign = !shownText(node) && !find(node, isTag('img'));
  if (!isSign) return {type: 'link', url, children: phrasing(state, node)};
  return node.properties.target ? [text(' '), {type: 'link', url, children: [text('source')]}] : undefined;
};

const ignore: Handle = () => undefined;

/** By tag name. Controls and navigation have no place in Markdown. */
export const handlers: Readonly<Record<string, Handle>> = {
  a: link,
  details,
  div,
  dl: definitions,
  figure,
  p,
  img: (_, {properties}) => text(String(properties.alt ?? '')),
  pre: (_, node) => codeBlock(node),
  span,
  table,
  td: cell,
  th: cell,
  footer: ignore,
  form: ignore,
  hr: ignore,
  input: ignore,
  nav: ignore,
  wbr: ignore,
};

/** React puts empty comments between adjacent texts. */
export const nodeHandlers = {comment: ignore};
