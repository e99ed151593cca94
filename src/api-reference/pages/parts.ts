/** Building blocks of an operation's page, as MDX. */
import {pretty} from '../samples/literal';
import type {Media} from '../description/types';
import {toMdx} from './markdown';

/** Text (`start`, then `rest`) with samples beside it, labelled `label`. In a single column, on a phone, the samples follow `start`. */
export function columns(start: string[], label: string, side: string[], rest: string[]): string[] {
  return [
    '<div className="api-columns">\n<div className="api-text">',
    ...start,
    '</div>',
    ...(side.length > 0
      ? [`<aside className="api-side" aria-label="${label}">`, ...side, '</aside>']
      : []),
    ...(rest.length > 0 ? ['<div className="api-text">', ...rest, '</div>'] : []),
    '</div>',
  ];
}

export function tabs(
  attributes: string,
  panels: readonly (readonly [value: string, label: string, text: string])[],
) {
  const items = panels.map(
    ([value, label, text]) =>
      `<TabItem value="${value}" label="${label}">\n\n${text}\n\n</TabItem>`,
  );
  return `<Tabs className="api-tabs" ${attributes}>\n${items.join('\n')}\n</Tabs>`;
}

export const fence = (language: string, text: string, title?: string): string =>
  `\`\`\`${language}${title ? ` title="${title.replace(/"/g, "'").replaceAll('`', '')}"` : ''}\n${text}\n\`\`\``;

/** One code block per example of a body. */
export function mediaExamples(type: string, {example, examples}: Media): string[] {
  const all = Object.values(examples ?? {value: {value: example}});
  return all.flatMap(({summary, value}) => {
    if (value === undefined) return [];
    return type.includes('json')
      ? fence('json', pretty(value), summary)
      : fence('text', String(value).trimEnd(), summary);
  });
}

/** A box with all cautions; empty if there are none. */
export function cautionBox(cautions: readonly string[]): string {
  if (cautions.length === 0) return '';
  const texts = cautions.map(toMdx);
  const list = texts.length === 1 ? texts : texts.map((text) => `- ${text.replace(/\n/g, '\n  ')}`);
  return `:::caution[Before you call]\n\n${list.join('\n')}\n\n:::`;
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
