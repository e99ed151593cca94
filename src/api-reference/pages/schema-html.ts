import {newsOf} from '../../platform/changes';
import {escapeHtml} from '../../settings/text';
import type {SchemaNode} from '../schema/node';
import {asCode} from '../schema/type-names';
import {markdownToHtml} from './markdown';

/** Lists with more values than this are collapsed. */
const collapseAfter = 8;

/** The link of a property to itself. The style sheet draws its sign, so that it is not part of the page's text. */
const link = (id: string): string =>
  `<a class="api-link" href="#${id}" aria-label="Link to ${id}"></a>`;

/** The link to the line in the platform's source that declares a property. Its sign is drawn in the same way. */
const source = ({name, source: address}: SchemaNode): string =>
  address
    ? `<a class="api-link" href="${address}" target="_blank" rel="noopener noreferrer" aria-label="Source of ${name}"></a>`
    : '';

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/**
 * The properties of a request or response body, or a list of parameters. Only requests show each value's example and whether it is required,
 * because a response has a complete example beside it.
 */
export function nodeList(nodes: readonly SchemaNode[], isRequest: boolean): string {
  if (nodes.length === 0) return '';
  return `<ul class="api-list">${nodes.map((node) => item(node, isRequest)).join('')}</ul>`;
}

function item(node: SchemaNode, isRequest: boolean): string {
  const isAnyKey = node.name === 'any key';
  const name = isAnyKey ? '<em>any key</em>' : code(node.name);
  const type = `<span class="api-type">${typeHtml(node)}</span>`;
  const needed = isAnyKey ? '' : presence(node, isRequest);
  const news = node.news ? `<span>${node.news}</span>` : '';
  const head = headHtml([name, link(node.id), type, needed, news, source(node)]);
  return `<li id="${node.id}">${head}${body(node, isRequest)}${inside(node, isRequest)}</li>`;
}

/** Only says what readers do not expect: that a request requires the property, or that a response may lack it. */
function presence({required}: SchemaNode, isRequest: boolean): string {
  if (isRequest) return required ? '<span class="api-required">required</span>' : '';
  return required ? '' : '<span class="api-type">may be missing</span>';
}

/** The spaces are invisible between flex items, but keep words apart for programs that read only the text. */
const headHtml = (parts: readonly string[]): string =>
  `<p class="api-head">${parts.filter(Boolean).join(' ')}</p>`;

function typeHtml(node: SchemaNode): string {
  return (
    escapeHtml(node.type) +
    (node.typeName ? ` <span class="api-name">${escapeHtml(node.typeName)}</span>` : '')
  );
}

/** Description, default, limits and values. */
function body(node: SchemaNode, isRequest: boolean): string {
  const facts = [
    node.default !== undefined ? `Default: ${code(asCode(node.default))}` : '',
    ...node.limits.map((limit) => escapeHtml(limit.charAt(0).toUpperCase() + limit.slice(1))),
    // An array or object would take too much space; the example of the whole body shows it.
    isRequest && node.example !== undefined && typeof node.example !== 'object'
      ? `Example: ${code(asCode(node.example))}`
      : '',
  ].filter(Boolean);
  return [
    node.description ? markdownToHtml(node.description) : '',
    facts.length > 0 ? `<p class="api-facts">${facts.join(' · ')}</p>` : '',
    values(node),
  ].join('');
}

function values({values: list = []}: SchemaNode): string {
  if (list.length === 0) return '';
  const isCollapsed = list.length > collapseAfter;
  const texts = list.map(
    ({value, meaning}) => code(asCode(value)) + (meaning ? `: ${inline(meaning)}` : ''),
  );
  const label = isCollapsed ? '' : list.length === 1 ? 'Always: ' : 'One of: ';
  const content = list.some(({meaning}) => meaning)
    ? `<ul class="api-values">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
    : `<p class="api-facts">${label}${texts.join(' ')}</p>`;
  return isCollapsed ? details(`${list.length} values`, content) : content;
}

const inline = (text: string): string => markdownToHtml(text).replace(/^<p>|<\/p>$/g, '');

export const details = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>${content}</details>`;

/** The properties of a value, collapsed, so that the page first gives an overview. */
function inside(node: SchemaNode, isRequest: boolean): string {
  const content = contents(node, isRequest);
  if (!content) return '';
  if (node.children.length === 0 && !node.choices) return content;
  const count = node.children.length;
  const things = node.choices
    ? `${node.choices.options.length} forms`
    : `${count} ${count === 1 ? 'property' : 'properties'}`;
  return details(`${things} of ${code(node.name)}`, content);
}

function contents(node: SchemaNode, isRequest: boolean): string {
  const children = node.children.map((child) => ({
    ...child,
    news: newsOf('property', `${node.typeName}.${child.name}`),
  }));
  return [
    node.same
      ? `<p class="api-facts">Has the properties of <a href="#${node.same.id}">${escapeHtml(node.same.typeName)}</a> again.</p>`
      : '',
    node.others ? `<p class="api-facts">${escapeHtml(node.others)}</p>` : '',
    nodeList(children, isRequest),
    choices(node, isRequest),
  ].join('');
}

function choices(node: SchemaNode, isRequest: boolean): string {
  if (!node.choices) return '';
  const forms = node.choices.options.map(({label, node: form}) => {
    const inner = body(form, isRequest) + contents(form, isRequest);
    const type =
      label === form.type ? '' : `<span class="api-type">${escapeHtml(form.type)}</span>`;
    return `<li id="${form.id}">${headHtml([code(label), link(form.id), type])}${inner}</li>`;
  });
  return `<p class="api-facts">${node.choices.words}:</p><ul class="api-list">${forms.join('')}</ul>`;
}

/** A whole request or response body: its type, then its properties, expanded. */
export function rootHtml(node: SchemaNode, isRequest: boolean): string {
  return (
    `<p class="api-head" id="${node.id}"><span class="api-type">${typeHtml(node)}</span> ${link(node.id)}</p>` +
    body(node, isRequest) +
    contents(node, isRequest)
  );
}
