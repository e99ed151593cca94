import {newsOf} from '../../platform/changes';
import {escapeHtml} from '../../settings/text';
import type {ExternalDocs, Json} from '../description/types';
import {oneLine} from '../samples/literal';
import type {SchemaNode} from '../schema/node';
import {asCode} from '../schema/type-names';
import {inlineHtml, markdownToHtml} from './markdown';

/** On which side of the call a value is, and the example of the whole body that is beside it. */
export interface View {
  isRequest: boolean;
  sample?: Json;
}

/** Lists with more values than this are collapsed. */
const collapseAfter = 8;

/** The link of a property to itself. The style sheet draws its sign, so that it is not part of the page's text. */
const link = (id: string): string =>
  `<a class="api-link" href="#${encodeURIComponent(id)}" aria-label="Link to ${escapeHtml(id)}"></a>`;

/** The link to the line in the platform's source that declares a property. Its sign is drawn in the same way. */
const source = ({name, source: address}: SchemaNode): string =>
  address
    ? `<a class="api-link" href="${address}" target="_blank" rel="noopener noreferrer" aria-label="Source of ${escapeHtml(name)}"></a>`
    : '';

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/**
 * The properties of a request or response body, or a list of parameters. Only requests show each value's example and whether it is required,
 * because a response has a complete example beside it.
 */
export function nodeList(nodes: readonly SchemaNode[], view: View): string {
  if (nodes.length === 0) return '';
  return `<ul class="api-list">${nodes.map((node) => item(node, view)).join('')}</ul>`;
}

function item(node: SchemaNode, view: View): string {
  const isAnyKey = node.name === 'any key';
  const name = isAnyKey ? '<em>any key</em>' : code(node.name);
  const type = `<span class="api-type">${typeHtml(node)}</span>`;
  const needed = isAnyKey ? '' : presence(node, view);
  const news = node.news ? `<span>${node.news}</span>` : '';
  const head = headHtml([name, link(node.id), type, needed, ...marksHtml(node), news, source(node)]);
  return `<li id="${escapeHtml(node.id)}">${head}${body(node, view)}${inside(node, view)}</li>`;
}

const marksHtml = (node: SchemaNode): string[] =>
  node.about.marks.map((mark) => `<span class="api-type">${mark}</span>`);

/** Only says what readers do not expect: that a request requires the property, or that a response may lack it. */
function presence({required, about}: SchemaNode, {isRequest}: View): string {
  if (isRequest && about.marks.includes('read-only')) return '';
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
function body(node: SchemaNode, view: View): string {
  const {description, docs, defaults} = node.about;
  const facts = [
    ...defaults.map((preset) => `Default: ${code(asCode(preset))}`),
    ...node.limits.map((limit) => escapeHtml(limit.charAt(0).toUpperCase() + limit.slice(1))),
    ...examples(node, view),
  ].filter(Boolean);
  return [
    description ? markdownToHtml(description) : '',
    ...docs.map(docsHtml),
    facts.length > 0 ? `<p class="api-facts">${facts.join(' · ')}</p>` : '',
    values(node),
  ].join('');
}

/** Whether a JSON value is another one, or has it at any depth. */
const contains = (whole: Json, part: Json): boolean =>
  oneLine(whole) === oneLine(part) ||
  (typeof whole === 'object' && whole !== null && Object.values(whole).some((one) => contains(one, part)));

/** Examples, unless the one of the whole body beside them contains the value. A request always shows those that are short. */
function examples({examples: all}: SchemaNode, {isRequest, sample}: View): string[] {
  return all.flatMap(({value, words}) => {
    const isShort = typeof value !== 'object' || words;
    const isTold = sample !== undefined && contains(sample, value);
    if (isTold && !(isRequest && isShort)) return [];
    return `Example: ${code(asCode(value))}${words ? ` (${inlineHtml(words)})` : ''}`;
  });
}

/** A link to documentation elsewhere, if there is one. */
export const docsHtml = (docs?: ExternalDocs): string =>
  docs
    ? `<p class="api-facts">See <a href="${escapeHtml(docs.url)}">${inlineHtml(docs.description ?? docs.url)}</a>.</p>`
    : '';

function values({values: list = []}: SchemaNode): string {
  if (list.length === 0) return '';
  const isCollapsed = list.length > collapseAfter;
  const texts = list.map(
    ({value, meaning}) => code(asCode(value)) + (meaning ? `: ${inlineHtml(meaning)}` : ''),
  );
  const label = isCollapsed ? '' : list.length === 1 ? 'Always: ' : 'One of: ';
  const content = list.some(({meaning}) => meaning)
    ? `<ul class="api-values">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
    : `<p class="api-facts">${label}${texts.join(' ')}</p>`;
  return isCollapsed ? details(`${list.length} values`, content) : content;
}

export const details = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>${content}</details>`;

/** The properties of a value, collapsed, so that the page first gives an overview. */
function inside(node: SchemaNode, view: View): string {
  const content = contents(node, view);
  if (!content) return '';
  if (node.children.length === 0 && node.choices.length === 0) return content;
  const count = node.children.length;
  const forms = node.choices.flatMap(({options}) => options).length;
  const things = forms ? `${forms} forms` : `${count} ${count === 1 ? 'property' : 'properties'}`;
  return details(`${things} of ${code(node.name)}`, content);
}

function contents(node: SchemaNode, view: View): string {
  const children = node.children.map((child) => ({
    ...child,
    news: newsOf('property', `${node.typeName}.${child.name}`),
  }));
  return [
    ...node.same.map(
      ({id, typeName}) =>
        `<p class="api-facts">Has the properties of <a href="#${encodeURIComponent(id)}">${escapeHtml(typeName)}</a> again.</p>`,
    ),
    node.others ? `<p class="api-facts">${escapeHtml(node.others)}</p>` : '',
    nodeList(children, view),
    ...node.choices.map((choice) => formsHtml(choice, view)),
  ].join('');
}

function formsHtml({words, options}: SchemaNode['choices'][number], view: View): string {
  const forms = options.map(({label, node: form}) => {
    const inner = body(form, view) + contents(form, view);
    const type = label === form.type ? '' : `<span class="api-type">${escapeHtml(form.type)}</span>`;
    const {title = label} = form.about;
    const name = title === label ? '' : `<span class="api-name">${escapeHtml(title)}</span>`;
    const head = headHtml([code(label), link(form.id), type, name, ...marksHtml(form)]);
    return `<li id="${escapeHtml(form.id)}">${head}${inner}</li>`;
  });
  return `<p class="api-facts">${words}:</p><ul class="api-list">${forms.join('')}</ul>`;
}

/** A whole request or response body: its type, then its properties, expanded. */
export function rootHtml(node: SchemaNode, view: View): string {
  return (
    `<p class="api-head" id="${escapeHtml(node.id)}"><span class="api-type">${typeHtml(node)}</span> ${link(node.id)}</p>` +
    body(node, view) +
    contents(node, view)
  );
}
