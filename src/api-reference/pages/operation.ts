import {create} from 'docusaurus-theme-openapi-docs/lib/markdown/utils';
import {pretty} from '../samples/literal';
import {sampleLanguages} from '../samples';
import {mediaExample, parameterExample} from '../samples/example';
import {sampleRequest} from '../samples/request';
import type {SchemaNode} from '../schema/node';
import {SchemaTree} from '../schema/tree';
import {tagLabel, type Entry, type Reference} from '../description/reference';
import type {Json, Media, Parameter} from '../description/types';
import {frontMatter} from './front-matter';
import {metaDescription, splitLead, toMdx} from './markdown';
import {nodeList, rootHtml} from './schema-html';
import {statusName} from './status';

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

const html = (text: string): string => create('ApiHtml', {html: text});

/** Endings of the meta description, longest first. */
const tails = ({method, path}: Entry): string[] => [
  `${method.toUpperCase()} ${path} of the Agenta HTTP API: parameters, answers, errors, samples in nine languages.`,
  'Agenta HTTP API: parameters, answers, errors and samples in nine languages.',
  'Parameters, answers, errors and samples in nine languages.',
  'Parameters, errors and samples in nine languages.',
  'With parameters, errors and samples.',
  'HTTP API reference.',
];

/** The MDX page of one operation. */
export class OperationPage {
  readonly #tree: SchemaTree;

  constructor(
    private readonly entry: Entry,
    private readonly reference: Reference,
    private readonly editUrl: string,
  ) {
    this.#tree = new SchemaTree(reference.schema);
  }

  render(): string {
    const {entry} = this;
    const [lead, rest] = splitLead(entry.operation.description ?? entry.summary);
    const cautions = cautionBox(entry.operation['x-cautions'] ?? []);
    const start = [toMdx(lead), '## Endpoint', this.#endpoint(), toMdx(rest), cautions];
    const details = [
      ...this.#parameters(),
      ...this.#body(),
      ...this.#responses(),
      ...this.#related(),
    ];
    return [
      this.#head(),
      "import {ApiHtml, ApiPage, Endpoint, ServerChoice} from '@site/src/api-reference/components';",
      '<ApiPage>\n<div className="api-text">',
      ...start.filter(Boolean),
      // In one column, on a phone, the sample comes before the properties.
      '</div>\n<aside className="api-side" aria-label="Samples">',
      '## Example',
      '<ServerChoice />',
      this.#samples(),
      ...this.#responseExamples(),
      '</aside>\n<div className="api-text">',
      ...details.filter(Boolean),
      '</div>\n</ApiPage>',
      '',
    ].join('\n\n');
  }

  #head(): string {
    const {entry} = this;
    return frontMatter({
      id: entry.slug,
      title: entry.summary,
      description: metaDescription(entry.operation.description ?? entry.summary, tails(entry)),
      kind: 'reference',
      sidebar_label: entry.summary,
      hide_table_of_contents: true,
      custom_edit_url: this.editUrl,
    });
  }

  #endpoint(): string {
    const {method, path, operation} = this.entry;
    const {deprecated, 'x-edition': edition, 'x-permission': permission} = operation;
    return create('Endpoint', {
      method,
      path,
      ...(edition && {edition}),
      ...(permission && {permission}),
      ...(deprecated && {deprecated}),
    });
  }

  #parameters(): string[] {
    return places.flatMap(([place, title]) => {
      const nodes = this.entry.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => this.#parameter(parameter));
      return nodes.length > 0 ? [`## ${title}`, html(nodeList(nodes, {examples: true}))] : [];
    });
  }

  #parameter(parameter: Parameter): SchemaNode {
    const {name, description, required = false, deprecated} = parameter;
    const node = this.#tree.build(
      parameter.schema ?? {},
      `${parameter.in}.${name}`,
      name,
      required,
    );
    return {
      ...node,
      description: description ?? node.description,
      deprecated: deprecated ?? node.deprecated,
      example: parameterExample(parameter, this.reference.schema),
    };
  }

  #body(): string[] {
    const {body} = this.entry;
    if (!body) return [];
    const [[type, media] = ['', {}]] = Object.entries(body.content) as [string, Media][];
    return [
      '## Request body',
      bodyWords(type, body.required === true),
      toMdx(body.description ?? ''),
      media.schema ? html(rootHtml(this.#tree.build(media.schema, 'body'), {examples: true})) : '',
    ];
  }

  #responses(): string[] {
    const [good, bad] = [true, false].map((wanted) =>
      this.entry.responses.filter(([status]) => /^[23]/.test(status) === wanted),
    );
    const show = (list: Entry['responses'] | undefined) =>
      (list ?? []).flatMap(([status, response]) => [
        `### ${status} ${statusName(status)} {/* #response.${status} */}`,
        toMdx(response.description),
        ...this.#responseSchemas(status, response.content),
      ]);
    return ['## Response', ...show(good), ...(bad?.length ? ['## Errors', ...show(bad)] : [])];
  }

  #responseSchemas(status: string, content: Record<string, Media> | undefined): string[] {
    const medias = Object.entries(content ?? {});
    if (medias.length === 0) return ['No body.'];
    return medias.flatMap(([type, media], index) => {
      const id =
        index === 0 ? `response.${status}.body` : `response.${status}.${type.replace(/\W+/g, '-')}`;
      const words = type.includes('json') ? '' : `Media type: \`${type}\`.`;
      if (!media.schema) return [words];
      return [words, html(this.#responseHtml(media, id, status))];
    });
  }

  #responseHtml(media: Media, id: string, status: string): string {
    const content = rootHtml(this.#tree.build(media.schema ?? {}, id), {examples: false});
    // Errors share one schema, so it stays folded; the text above it says what is special.
    return /^[23]/.test(status)
      ? content
      : `<details><summary>Shape of the body</summary>${content}</details>`;
  }

  #samples(): string {
    const [server] = this.reference.description.servers;
    const request = sampleRequest(this.entry, server?.url ?? '', this.reference.schema);
    const tabs = sampleLanguages.map(
      ({id, label, fence, write}) =>
        `<TabItem value="${id}" label="${label}">\n\n\`\`\`${fence}\n${write(request)}\n\`\`\`\n\n</TabItem>`,
    );
    return `<Tabs groupId="code-language" className="api-tabs">\n${tabs.join('\n')}\n</Tabs>`;
  }

  #responseExamples(): string[] {
    const tabs = this.entry.responses.flatMap(([status, response]) => {
      const blocks = Object.entries(response.content ?? {}).flatMap(([type, media]) =>
        this.#examples(type, media),
      );
      if (blocks.length === 0) return [];
      return [
        `<TabItem value="${status}" label="${status}">\n\n${blocks.join('\n\n')}\n\n</TabItem>`,
      ];
    });
    if (tabs.length === 0) return [];
    return [
      '### Example response',
      `<Tabs className="api-tabs api-tabs--status">\n${tabs.join('\n')}\n</Tabs>`,
    ];
  }

  #examples(type: string, media: Media): string[] {
    const named = Object.values(media.examples ?? {}).filter(({value}) => value !== undefined);
    const all: {summary?: string; value?: Json}[] =
      named.length > 0 ? named : [{value: mediaExample(media, this.reference.schema)}];
    return all.flatMap(({summary, value}) => {
      if (value === undefined) return [];
      const title = summary ? ` title="${summary.replace(/"/g, "'").replaceAll('`', '')}"` : '';
      if (!type.includes('json')) return [`\`\`\`text${title}\n${String(value).trimEnd()}\n\`\`\``];
      return [`\`\`\`json${title}\n${pretty(value)}\n\`\`\``];
    });
  }

  #related(): string[] {
    const {entry, reference} = this;
    const near = reference.tagged(entry.tag.name).entries.filter((other) => other !== entry);
    const links = near.slice(0, 4).map((other) => `- [${other.summary}](${other.address})`);
    return [
      '## Related',
      [
        `- [All operations on ${tagLabel(entry.tag)}](${reference.tagAddress(entry.tag)})`,
        ...links,
        '- [Authentication, dates and error shapes](/reference/api/introduction)',
      ].join('\n'),
    ];
  }
}

/** One box for all cautions. */
function cautionBox(cautions: readonly string[]): string {
  if (cautions.length === 0) return '';
  const texts = cautions.map(toMdx);
  const list = texts.length === 1 ? texts : texts.map((text) => `- ${text.replace(/\n/g, '\n  ')}`);
  return `:::caution[Before you call]\n\n${list.join('\n')}\n\n:::`;
}

function bodyWords(type: string, required: boolean): string {
  const kinds: Readonly<Record<string, string>> = {
    'application/json': 'JSON',
    'multipart/form-data': 'A form with a file, sent as `multipart/form-data`',
    'application/x-www-form-urlencoded': 'Form fields, sent as `application/x-www-form-urlencoded`',
  };
  return `${kinds[type] ?? `\`${type}\``}. ${required ? 'The body is required.' : 'The body is optional.'}`;
}
