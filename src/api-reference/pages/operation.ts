import {create} from 'docusaurus-theme-openapi-docs/lib/markdown/utils';
import {sampleLanguages} from '../samples';
import {sampleRequest} from '../samples/request';
import type {SchemaNode} from '../schema/node';
import {SchemaTree} from '../schema/tree';
import type {Entry, Reference} from '../description/reference';
import type {Media, Parameter, Schema} from '../description/types';
import {newsOf} from '../../platform/changes';
import {sourceOf} from '../../platform/sources';
import operations from '../../platform/extracted/operation.json';
import properties from '../../platform/extracted/property.json';
import {frontMatter} from './front-matter';
import {metaDescription, splitLead, toMdx} from './markdown';
import {bodyWords, cautionBox, columns, fence, mediaExamples, tabs} from './parts';
import {details, nodeList, rootHtml} from './schema-html';
import {statusName} from './status';

const parameterGroups = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
] as const;

const html = (text: string): string => create('ApiHtml', {html: text});
const nameOf = ({method, path}: Entry): string => `${method.toUpperCase()} ${path}`;

/** Candidates for the end of the meta description, longest first. */
const tails = ({method, fullPath}: Entry): string[] => [
  `${method.toUpperCase()} ${fullPath} of the Agenta HTTP API: parameters, answers, errors, samples in nine languages.`,
  'Agenta HTTP API: parameters, answers, errors and samples in nine languages.',
  'Parameters, answers, errors and samples in nine languages.',
  'Parameters, errors and samples in nine languages.',
  'With parameters, errors and samples.',
];

const isSuccess = (status: string): boolean => /^[23]/.test(status);

/** Renders the MDX page of one operation. */
export class OperationPage {
  readonly #tree: SchemaTree;

  constructor(
    private readonly entry: Entry,
    private readonly reference: Reference,
    private readonly editUrl: string,
  ) {
    this.#tree = new SchemaTree(reference.schema, (name) => sourceOf(properties.lines, name));
  }

  render(): string {
    const {operation, summary} = this.entry;
    const [lead, rest] = splitLead(operation.description ?? summary);
    const cautions = cautionBox(operation['x-cautions'] ?? []);
    const news = newsOf('operation', nameOf(this.entry));
    const since = news ? html(`<p class="api-facts">Operation ${news}.</p>`) : '';
    const parts = [
      this.#head(),
      "import {ApiHtml, ApiPage, Endpoint, ServerChoice} from '@site/src/api-reference/components';",
      '<ApiPage toc={toc}>',
      ...columns(
        [toMdx(lead), '## Endpoint', this.#endpoint(), since, toMdx(rest), cautions],
        'Request samples',
        ['## Example', '<ServerChoice />', this.#samples()],
        [...this.#parameters(), ...this.#body()],
      ),
      ...columns(['## Response'], 'Response samples', this.#responseExamples(), [
        ...this.#responses(true),
        ...this.#responses(false),
        ...this.#related(),
      ]),
      '</ApiPage>',
    ];
    return `${parts.filter(Boolean).join('\n\n')}\n`;
  }

  #head(): string {
    const {slug, summary, operation} = this.entry;
    return frontMatter({
      id: slug,
      title: summary,
      description: metaDescription(operation.description ?? summary, tails(this.entry)),
      sidebar_label: summary,
      custom_edit_url: this.editUrl,
    });
  }

  #endpoint(): string {
    const {method, fullPath, operation} = this.entry;
    const {deprecated, 'x-edition': edition, 'x-permission': permission} = operation;
    const source = sourceOf(operations.lines, nameOf(this.entry));
    return create('Endpoint', {
      method,
      path: fullPath,
      ...(source && {source}),
      ...(edition && {edition}),
      ...(permission && {permission}),
      ...(deprecated && {deprecated}),
    });
  }

  #parameters(): string[] {
    return parameterGroups.flatMap(([place, title]) => {
      const nodes = this.entry.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => this.#parameter(parameter));
      return nodes.length > 0 ? [`## ${title}`, html(nodeList(nodes, true))] : [];
    });
  }

  #parameter({in: place, name, description, required = false, schema = {}, example}: Parameter) {
    const node = this.#tree.build(schema, `${place}.${name}`, {name, required});
    return {
      ...node,
      description: description ?? node.description,
      news: newsOf('parameter', `${nameOf(this.entry)} ${name}`),
      example,
    } satisfies SchemaNode;
  }

  #body(): string[] {
    const {body} = this.entry;
    const [[type, media] = []] = Object.entries(body?.content ?? {});
    if (!body || !type || !media) return [];
    return [
      '## Request body',
      bodyWords(type, body.required === true),
      toMdx(body.description ?? ''),
      media.schema ? html(rootHtml(this.#build(media.schema, 'body', 'body'), true)) : '',
    ];
  }

  /** If a body has no named schema, the sources of its properties are stored under the name of the operation. */
  #build(schema: Schema, id: string, part: 'body' | 'response'): SchemaNode {
    return this.#tree.build(schema, id, {owner: `${nameOf(this.entry)} ${part}`});
  }

  #responses(success: boolean): string[] {
    const responses = this.entry.responses.filter(([status]) => isSuccess(status) === success);
    const heading = success || responses.length === 0 ? [] : ['## Errors'];
    return heading.concat(
      ...responses.map(([status, {description, content}]) => [
        `### ${status} ${statusName(status)} {/* #response.${status} */}`,
        toMdx(description),
        ...this.#responseSchemas(status, content),
      ]),
    );
  }

  #responseSchemas(status: string, content: Record<string, Media> | undefined): string[] {
    const medias = Object.entries(content ?? {});
    if (medias.length === 0) return ['No body.'];
    return medias.flatMap(([type, {schema}], index) => {
      const id =
        index === 0 ? `response.${status}.body` : `response.${status}.${type.replace(/\W+/g, '-')}`;
      const words = type.includes('json') ? '' : `Media type: \`${type}\`.`;
      if (!schema) return [words];
      const content = rootHtml(this.#build(schema, id, 'response'), false);
      // Errors share one schema, so it is collapsed; the text above it says what is special.
      const shown = isSuccess(status) ? content : details('Shape of the body', content);
      return [words, html(shown)];
    });
  }

  #samples(): string {
    const {entry, reference} = this;
    const server = reference.description.servers[0]?.url ?? '';
    const request = sampleRequest(entry, server, reference.schema);
    return tabs(
      'groupId="language" menu="Language"',
      sampleLanguages.map(({id, label, fence: language, write}) => [
        id,
        label,
        fence(language, write(request)),
      ]),
    );
  }

  #responseExamples(): string[] {
    const panels = this.entry.responses.flatMap(([status, {content}]) => {
      const blocks = Object.entries(content ?? {}).flatMap(([type, media]) =>
        mediaExamples(type, media),
      );
      return blocks.length > 0 ? [[status, status, blocks.join('\n\n')] as const] : [];
    });
    return panels.length > 0 ? ['### Example response', tabs('', panels)] : [];
  }

  #related(): string[] {
    const {label, address, entries} = this.reference.subject(this.entry.tag);
    const near = entries.filter((other) => other !== this.entry);
    const links = near.slice(0, 4).map((other) => `- [${other.summary}](${other.address})`);
    return [
      '## Related',
      [
        `- [All operations on ${label}](${address})`,
        ...links,
        '- [Authentication, dates and error shapes](/reference/api/introduction)',
      ].join('\n'),
    ];
  }
}
