/** Building blocks of an operation's page, as MDX. */
import {create} from 'docusaurus-theme-openapi-docs/lib/markdown/utils';
import {isJson, takesJson} from '../description/media';
import type {Content, Json, Media} from '../description/types';
import {asText} from '../samples/serialize';
import {pretty} from '../samples/literal';
import {toMdx} from './markdown';

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

interface BodyExample {
  type: string;
  /** Its key, if there are several. */
  name?: string;
  summary?: string;
  description?: string;
  value: Json;
}

/** The examples of a body, in all of its media types. */
export function bodyExamples(content: Content = {}): BodyExample[] {
  return Object.entries(content).flatMap(([type, {example, examples}]: [string, Media]) => {
    const named = Object.entries(examples ?? {});
    const all = [
      ...(example === undefined ? [] : [{type, value: example}]),
      ...named.flatMap(([name, {value, ...words}]) =>
        value === undefined ? [] : [{type, ...(named.length > 1 && {name}), ...words, value}],
      ),
    ];
    return all;
  });
}

/** One code block per example, with what the description says of it. */
export const exampleBlocks = (examples: readonly BodyExample[]): string[] =>
  examples.flatMap(({type, name, summary = name, description, value}) => [
    ...(description ? [toMdx(description)] : []),
    (takesJson(type) && typeof value !== 'string') || isJson(type)
      ? fence('json', pretty(value), summary)
      : fence('text', asText(value).trimEnd(), summary),
  ]);

/** Examples of a request's body, as tabs. */
export function exampleTabs(examples: readonly BodyExample[]): string {
  const types = new Set(examples.map(({type}) => type));
  const panels = examples.map((one, index): Panel => {
    const label = one.summary ?? one.name ?? (types.size > 1 ? one.type : 'Body');
    const kind = types.size > 1 && label !== one.type ? ` (${one.type})` : '';
    const {summary: _, name: __, ...unlabelled} = one;
    return [String(index), label + kind, exampleBlocks([unlabelled]).join('\n\n')];
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
