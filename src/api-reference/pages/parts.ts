/** Building blocks of an operation's page, as MDX. */
import type {PhrasingContent} from 'mdast';
import {create} from 'docusaurus-theme-openapi-docs/lib/markdown/utils';
import {examplesOf, type GivenExample} from '../description/examples';
import {isJson, takesJson} from '../description/media';
import type {Content} from '../description/types';
import {asText} from '../samples/serialize';
import {pretty} from '../samples/literal';
import {toMdx, writeMdx} from './markdown';

/** Parts of a page, with an empty line between two. Empty parts are left out. */
export const joinParts = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** The mark of operations that only the cloud has. */
export const badge = '<span className="api-badge">Cloud</span>';

export const html = (text: string): string => (text ? create('ApiHtml', {html: text}) : '');

/** Text (`start`, then `rest`) with samples beside it, labelled `label`. In a single column, on a phone, the samples follow `start`. */
export function columns(start: string[], label: string, side: string[], rest: string[]): string[] {
  return [
    '<div className="api-columns">\n<div className="api-text">',
    ...start,
    '</div>',
    ...(side.length > 0 ? [`<aside className="api-side" aria-label="${label}">`, ...side, '</aside>'] : []),
    ...(rest.length > 0 ? ['<div className="api-text">', ...rest, '</div>'] : []),
    '</div>',
  ];
}

/** Value (which is stored when a reader selects it), label and content of a tab. */
type Panel = readonly [value: string, label: string, text: string];

export function tabs(attributes: string, panels: readonly Panel[]) {
  const attribute = (text: string) => (/["&<>\\]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`);
  const items = panels.map(
    ([value, label, text]) =>
      `<TabItem value=${attribute(value)} label=${attribute(label)}>\n\n${text}\n\n</TabItem>`,
  );
  return `<Tabs className="api-tabs" ${attributes}>\n${items.join('\n')}\n</Tabs>`;
}

/** A code block. Its fence is longer than any in the text. */
export function fence(language: string, text: string, title?: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  const shown = title ? ` title="${title.replace(/"/g, "'").replaceAll('`', '')}"` : '';
  return `${marks}${language}${shown}\n${text}\n${marks}`;
}

interface BodyExample extends GivenExample {
  type: string;
}

/** The examples of a body, in all of its media types. */
export const bodyExamples = (content: Content = {}): BodyExample[] =>
  Object.entries(content).flatMap(([type, media]) => examplesOf(media).map((one) => ({...one, type})));

/** A code block with an example, below what the description says of it. */
export function exampleBlock({type, description, value}: BodyExample, title?: string): string {
  const isJsonText = isJson(type) || (takesJson(type) && typeof value !== 'string');
  const text = isJsonText ? pretty(value) : asText(value).trimEnd();
  return joinParts([toMdx(description ?? ''), fence(isJsonText ? 'json' : 'text', text, title)]);
}

/** Examples of a request's body, as tabs. */
export function exampleTabs(examples: readonly BodyExample[]): string {
  const hasTypes = new Set(examples.map(({type}) => type)).size > 1;
  const panels = examples.map((one, index): Panel => {
    const label = one.summary || one.name || (hasTypes ? one.type : 'Body');
    const kind = hasTypes && label !== one.type ? ` (${one.type})` : '';
    return [String(index), label + kind, exampleBlock(one)];
  });
  return tabs('', panels);
}

/** A box with all cautions; empty if there are none. It is amber where something can be lost, else neutral. */
export function cautionBox(cautions: readonly string[], canLose: boolean): string {
  if (cautions.length === 0) return '';
  const texts = cautions.map(toMdx);
  const list = texts.length === 1 ? texts : texts.map((text) => `- ${text.replace(/\n/g, '\n  ')}`);
  return `:::${canLose ? 'caution' : 'note'}[Before you call]\n\n${list.join('\n')}\n\n:::`;
}

/** Sentences that say how the body is encoded and whether it is required. */
export function bodyWords(type: string, required: boolean): string {
  const kinds: Readonly<Record<string, string>> = {
    'application/json': 'JSON',
    'multipart/form-data': 'A form with a file, sent as `multipart/form-data`',
    'application/x-www-form-urlencoded': 'Form fields, sent as `application/x-www-form-urlencoded`',
  };
  return `${kinds[type] ?? `\`${type}\``}. ${required ? 'The body is required.' : 'The body is optional.'}`;
}

/** The links at the end of a page. */
export const related = (links: readonly PhrasingContent[]): string =>
  `## Related\n\n${links.map((link) => `- ${writeMdx([{type: 'paragraph', children: [link]}])}`).join('\n')}`;
