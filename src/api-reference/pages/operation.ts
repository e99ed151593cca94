import {create} from 'docusaurus-theme-openapi-docs/lib/markdown/utils';
import {sampleLanguages} from '../samples';
import {withPlaceholders} from '../samples/identifiers';
import {sampleRequest} from '../samples/request';
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
import {
  badge,
  bodyExamples,
  cautionBox,
  columns,
  exampleBlock,
  exampleTabs,
  fence,
  html,
  joinParts,
  related,
  tabs,
} from './parts';
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

/** Method and path of an operation, with its editions, the permission it requires, and the line that declares it. */
function endpoint({method, fullPath, operation}: Entry, source?: string): string {
  const {deprecated, 'x-edition': edition, 'x-permission': permission} = operation;
  const notes = [
    deprecated && '**Deprecated.** Kept for old clients; do not use it in new code.',
    edition && `${badge} The open-source server does not have this operation.`,
    permission &&
      `Required permission: \`${permission}\` [on cloud and enterprise](/reference/api/introduction#permissions)`,
    source && `[Source of this operation](${source})`,
  ].filter(Boolean);
  const list = `<ul className="api-notes">\n${notes.map((note) => `<li>${note}</li>`).join('\n')}\n</ul>`;
  return joinParts([create('Endpoint', {method, path: fullPath}), notes.length > 0 ? list : '']);
}

/** What else is true of an operation. */
const facts = ({operation, method, pathTexts, security}: Entry): string[] => [
  ...pathTexts.map(toMdx),
  html(accessHtml(security, operation.security !== undefined)),
  html(docsHtml(operation.externalDocs)),
  cautionBox(operation['x-cautions'] ?? [], method === 'delete'),
];

/** The responses that have examples, as tabs. */
function responseExamples({responses}: Entry): string {
  const panels = responses.flatMap(([status, {content}]) => {
    const blocks = bodyExamples(content).map((one) => exampleBlock(one, one.summary || one.name));
    return blocks.length > 0 ? [[status, status, joinParts(blocks)] as const] : [];
  });
  return panels.length > 0 ? tabs('', panels) : '';
}

/** Renders the MDX page of one operation or webhook. */
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
    const {entry} = this;
    const {operation, summary} = entry;
    const parts = new EntryParts(entry, this.reference, this.#tree);
    const [lead, rest] = splitLead(operation.description ?? summary);
    const news = newsOf('operation', nameOf(entry));
    const examples = responseExamples(entry);
    return `${joinParts([
      this.#head(),
      `import {ApiHtml, ApiPage, Endpoint, ${this.#ownServers() ? 'ServerFields' : 'ServerChoice'}} from '@site/src/api-reference/components';`,
      '<ApiPage toc={toc}>',
      ...columns(
        [
          lead,
          '## Endpoint',
          endpoint(entry, sourceOf(operations.lines, nameOf(entry))),
          entry.kind === 'webhook' ? 'Your own server receives this request.' : '',
          news ? html(`<p class="api-facts">Operation ${news}.</p>`) : '',
          rest,
          ...facts(entry),
        ],
        'Request samples',
        this.#samples(),
        [...parts.parameters(), ...parts.body()],
      ),
      ...columns(['## Response'], 'Response samples', examples ? ['### Example response', examples] : [], [
        ...parts.responses(),
        ...this.#callbacks(),
        this.#related(),
      ]),
      '</ApiPage>',
    ])}\n`;
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

  /** The samples of a request, and the examples of its body, if the samples do not tell all of them. */
  #samples(): string[] {
    const {entry} = this;
    const request = sampleRequest(entry, this.reference);
    const panels = sampleLanguages.map(
      ({id, label, fence: language, write}) =>
        [id, label, fence(language, withPlaceholders(write(request)))] as const,
    );
    const examples = bodyExamples(entry.body?.content);
    const [first] = examples;
    const isSent = request.body?.kind !== 'file' && entry.kind === 'operation';
    const isTold = isSent && examples.length === 1 && !first?.summary && !first?.description;
    const parts = [
      ...(entry.kind === 'operation'
        ? [this.#servers(), tabs('groupId="language" menu="Language"', panels)]
        : []),
      ...(examples.length === 0 || isTold ? [] : ['### Example bodies', exampleTabs(examples)]),
    ];
    return parts.length > 0 ? ['## Example', ...parts] : [];
  }

  /** The requests that the operation causes, and that a server of the reader receives. */
  #callbacks(): string[] {
    const {callbacks} = this.entry;
    if (callbacks.length === 0) return [];
    return [
      '## Callbacks',
      'The platform calls these addresses of yours.',
      ...callbacks.flatMap(({name, anchor, entry}) => {
        const parts = new EntryParts(entry, this.reference, this.#tree, `${anchor}.`, '####');
        return [
          `${writeMdx([{type: 'heading', depth: 3, children: [{type: 'text', value: name}]}])} {/* #${anchor} */}`,
          endpoint(entry),
          toMdx(entry.operation.summary ?? ''),
          toMdx(entry.operation.description ?? ''),
          ...facts(entry),
          ...parts.parameters(),
          ...parts.body(),
          ...bodyExamples(entry.body?.content).map((one) => exampleBlock(one, one.summary || one.name)),
          '#### Response',
          ...parts.responses(),
          responseExamples(entry),
        ];
      }),
    ];
  }

  #related(): string {
    const {label, address, entries} = this.reference.subject(this.entry.tag);
    const near = entries.filter((other) => other !== this.entry).slice(0, 4);
    return related([
      linkTo(`All operations on ${label}`, address),
      ...near.map((other) => linkTo(other.summary, other.address)),
      linkTo('Authentication, dates and error shapes', '/reference/api/introduction'),
    ]);
  }
}
