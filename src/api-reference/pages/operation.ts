import {create} from 'docusaurus-theme-openapi-docs/lib/markdown/utils';
import {sampleLanguages} from '../samples';
import {withPlaceholders} from '../samples/identifiers';
import {sampleRequest, type SampleRequest} from '../samples/request';
import {SchemaTree} from '../schema/tree';
import type {Entry, Reference} from '../description/reference';
import {fillServer} from '../description/servers';
import type {Server} from '../description/types';
import {newsOf} from '../../platform/changes';
import {sourceOf} from '../../platform/sources';
import operations from '../../platform/extracted/operation.json';
import properties from '../../platform/extracted/property.json';
import {EntryParts, nameOf} from './entry-parts';
import {frontMatter} from './front-matter';
import {linkTo, metaDescription, splitLead, toMdx, writeMdx} from './markdown';
import {bodyExamples, cautionBox, columns, exampleBlocks, exampleTabs, fence, html, tabs} from './parts';
import {docsHtml} from './schema-html';
import {accessHtml} from './security';

/** Candidates for the end of the meta description, longest first. */
const tails = ({method, fullPath}: Entry): string[] => [
  `${method.toUpperCase()} ${fullPath} of the Agenta HTTP API: parameters, answers, errors, samples in nine languages.`,
  'Agenta HTTP API: parameters, answers, errors and samples in nine languages.',
  'Parameters, answers, errors and samples in nine languages.',
  'Parameters, errors and samples in nine languages.',
  'With parameters, errors and samples.',
];

/** Renders the MDX page of one operation or webhook. */
export class OperationPage {
  readonly #tree: SchemaTree;
  readonly #parts: EntryParts;
  readonly #request: SampleRequest;

  constructor(
    private readonly entry: Entry,
    private readonly reference: Reference,
    private readonly editUrl: string,
  ) {
    this.#tree = new SchemaTree(reference.schema, (name) => sourceOf(properties.lines, name));
    this.#parts = new EntryParts(entry, reference, this.#tree);
    this.#request = sampleRequest(entry, reference);
  }

  render(): string {
    const {operation, summary, isIncoming} = this.entry;
    const [lead, rest] = splitLead(operation.description ?? summary);
    const news = newsOf('operation', nameOf(this.entry));
    const since = news ? html(`<p class="api-facts">Operation ${news}.</p>`) : '';
    const direction = isIncoming ? 'Your own server receives this request.' : '';
    const parts = [
      this.#head(),
      `import {ApiHtml, ApiPage, Endpoint, ${this.#ownServers() ? 'ServerFields' : 'ServerChoice'}} from '@site/src/api-reference/components';`,
      '<ApiPage toc={toc}>',
      ...columns(
        [lead, '## Endpoint', this.#endpoint(), direction, since, rest, ...this.#facts(this.entry)],
        'Request samples',
        ['## Example', ...(isIncoming ? [] : [this.#servers(), this.#samples()]), this.#bodies()],
        [...this.#parts.parameters(), ...this.#parts.body()],
      ),
      ...columns(['## Response'], 'Response samples', this.#responseExamples(this.entry), [
        ...this.#parts.responses(),
        ...this.#callbacks(),
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
      ...(operation['x-edition'] === 'cloud' && {tags: ['http-api', 'cloud-only']}),
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

  /** What else is true of an operation. */
  #facts({operation, method, pathTexts, security}: Entry): string[] {
    return [
      ...pathTexts.map(toMdx),
      html(accessHtml(security, operation.security !== undefined)),
      html(docsHtml(operation.externalDocs)),
      cautionBox(operation['x-cautions'] ?? [], method === 'delete'),
    ];
  }

  /** The servers whose addresses have variables, or that are not those of the other operations. */
  #ownServers(): Server[] | undefined {
    const {servers} = this.entry;
    const isPlain = servers === this.reference.description.servers && !servers[0]?.variables;
    return isPlain ? undefined : servers;
  }

  #servers(): string {
    const servers = this.#ownServers();
    if (servers) return create('ServerFields', {servers});
    const [cloud] = this.entry.servers;
    return cloud ? create('ServerChoice', {server: new URL(fillServer(cloud)).origin}) : '';
  }

  #samples(): string {
    const panels = sampleLanguages.map(
      ({id, label, fence: language, write}) =>
        [id, label, fence(language, withPlaceholders(write(this.#request)))] as const,
    );
    return tabs('groupId="language" menu="Language"', panels);
  }

  /** The examples of the request's body, if the samples do not tell all of them. */
  #bodies(): string {
    const examples = bodyExamples(this.entry.body?.content);
    const [first] = examples;
    const isSent = this.#request.body?.kind !== 'file' && !this.entry.isIncoming;
    const isTold = isSent && examples.length === 1 && !first?.summary && !first?.description;
    if (examples.length === 0 || isTold) return '';
    return `### Example bodies\n\n${exampleTabs(examples)}`;
  }

  #responseExamples({responses}: Entry): string[] {
    const panels = responses.flatMap(([status, {content}]) => {
      const blocks = exampleBlocks(bodyExamples(content));
      return blocks.length > 0 ? [[status, status, blocks.join('\n\n')] as const] : [];
    });
    return panels.length > 0 ? ['### Example response', tabs('', panels)] : [];
  }

  /** The requests that the operation causes, and that a server of the reader receives. */
  #callbacks(): string[] {
    const {callbacks} = this.entry;
    if (callbacks.length === 0) return [];
    return [
      '## Callbacks',
      'The platform calls these addresses of yours.',
      ...callbacks.flatMap(({name, entry}) => {
        const prefix = `callback.${name}.`;
        const parts = new EntryParts(entry, this.reference, this.#tree, prefix, '####');
        const examples = bodyExamples(entry.body?.content);
        return [
          writeMdx([{type: 'heading', depth: 3, children: [{type: 'text', value: name}]}]),
          this.#callbackEndpoint(entry),
          ...(entry.operation.summary ? [entry.operation.summary] : []).map(toMdx),
          toMdx(entry.operation.description ?? ''),
          ...this.#facts(entry),
          ...parts.parameters(),
          ...parts.body(),
          ...exampleBlocks(examples),
          ...parts.responses(),
          ...this.#responseExamples(entry).slice(1),
        ];
      }),
    ];
  }

  #callbackEndpoint({method, path, operation: {deprecated}}: Entry): string {
    return create('Endpoint', {method, path, ...(deprecated && {deprecated})});
  }

  #related(): string[] {
    const {label, address, entries} = this.reference.subject(this.entry.tag);
    const near = entries.filter((other) => other !== this.entry).slice(0, 4);
    const links = [
      linkTo(`All operations on ${label}`, address),
      ...near.map((other) => linkTo(other.summary, other.address)),
      linkTo('Authentication, dates and error shapes', '/reference/api/introduction'),
    ];
    return [
      '## Related',
      links.map((link) => `- ${writeMdx([{type: 'paragraph', children: [link]}])}`).join('\n'),
    ];
  }
}
