import {examplesOf} from '../description/examples';
import type {Entry, Reference} from '../description/reference';
import type {Encoding, Header, Link, Media, Parameter, Response} from '../description/types';
import {newsOf} from '../../platform/changes';
import {escapeHtml} from '../../settings/text';
import {mediaExample, parameterExample} from '../samples/request';
import {plainValue, queryPairs} from '../samples/serialize';
import {asCode} from '../schema/type-names';
import type {SchemaNode} from '../schema/node';
import {joined} from '../schema/open';
import type {SchemaTree} from '../schema/tree';
import {inlineHtml, toMdx} from './markdown';
import {bodyWords, html} from './parts';
import {code, details, nodeList, rootHtml} from './schema-html';
import {statusName} from './status';

const parameterGroups = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

export const nameOf = ({method, path}: Entry): string => `${method.toUpperCase()} ${path}`;
const isSuccess = (status: string): boolean => /^[1-3]/.test(status);

/** The parts of a page that describe the request and the responses of one operation, webhook or callback. */
export class EntryParts {
  constructor(
    private readonly entry: Entry,
    private readonly reference: Reference,
    private readonly tree: SchemaTree,
    /** Begins all ids of a callback. */
    private readonly prefix = '',
    /** Marks of the headings. */
    private readonly level = '##',
  ) {}

  parameters(): string[] {
    return parameterGroups.flatMap(([place, title]) => {
      const nodes = this.entry.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => this.#parameter(parameter));
      return nodes.length > 0 ? [`${this.level} ${title}`, html(nodeList(nodes, {isRequest: true}))] : [];
    });
  }

  #parameter(parameter: Parameter): SchemaNode {
    const {in: place, name, allowEmptyValue, content, style, explode, allowReserved} = parameter;
    const node = this.#described(parameter, `${place}.${name}`, name);
    const isSpecial = style ?? explode ?? allowReserved ?? content;
    if (allowEmptyValue) node.limits.push('may be empty');
    if (isSpecial !== undefined) node.limits.push(`sent as ${this.#wire(parameter)}`);
    return {...node, news: newsOf('parameter', `${nameOf(this.entry)} ${name}`)};
  }

  /** How a value of the parameter looks in the request. */
  #wire(parameter: Parameter): string {
    const example = parameterExample(parameter, this.reference.schema);
    // One item would look the same in every style.
    const list = Array.isArray(example) && example.length === 1 ? [...example, ...example] : example;
    const value = parameter.content ? asCode(example) : list;
    if (parameter.in === 'path' || parameter.in === 'header') return plainValue(parameter, value, String);
    return queryText(parameter, value);
  }

  /** A parameter or a header. */
  #described(header: Header, id: string, name: string): SchemaNode {
    const {description, required, deprecated, example, examples, content = {}} = header;
    const [[type, media] = []] = Object.entries(content);
    const node = this.tree.build(header.schema ?? media?.schema ?? {}, this.prefix + id, {
      name,
      required: required === true,
    });
    const given = examplesOf({
      example: example ?? media?.example,
      examples: {...examples, ...media?.examples},
    }).map(({value, name, summary, description}) => ({
      value,
      words: [summary || (name && `\`${name}\``), description].filter(Boolean).join(': '),
    }));
    if (type) node.limits.unshift(`holds ${type}`);
    const marks = deprecated ? [...new Set(['deprecated' as const, ...node.about.marks])] : node.about.marks;
    const about = {...node.about, marks, description: joined([description, node.about.description])};
    return {...node, about, examples: given.length > 0 ? given : node.examples};
  }

  body(): string[] {
    const {body} = this.entry;
    const medias = Object.entries(body?.content ?? {});
    if (!body || medias.length === 0) return [];
    return [
      `${this.level} Request body`,
      ...medias.flatMap(([type, media], index) => [
        index === 0 ? bodyWords(type, body.required === true) : `Or \`${type}\`, with this body:`,
        index === 0 ? toMdx(body.description ?? '') : '',
        html(this.#schema(media, index === 0 ? 'body' : `body.${slug(type)}`, 'body')),
      ]),
    ];
  }

  responses(): string[] {
    const [good = [], bad = []] = [true, false].map((wanted) =>
      this.entry.responses
        .filter(([status]) => isSuccess(status) === wanted)
        .flatMap(([status, response]) => this.#response(status, response)),
    );
    return [...good, ...(bad.length > 0 ? [`${this.level} Errors`] : []), ...bad];
  }

  #response(status: string, {description = '', content = {}, headers = {}, links = {}}: Response): string[] {
    const id = `response.${status}`;
    const nodes = Object.entries(headers).map(([name, header]) =>
      this.#described(header, `${id}.header.${name}`, name),
    );
    const medias = Object.entries(content);
    return [
      `${this.level}# ${status} ${statusName(status)} {/* #${this.prefix}${id} */}`,
      toMdx(description),
      ...(nodes.length > 0 ? ['Headers:', html(nodeList(nodes, {isRequest: false}))] : []),
      ...(medias.length === 0 ? ['No body.'] : []),
      ...medias.flatMap(([type, media], index) => {
        const schema = this.#schema(media, `${id}.${index === 0 ? 'body' : slug(type)}`, 'response');
        return [
          type === 'application/json' ? '' : `Media type: \`${type}\`.`,
          // Errors share one schema, so it is collapsed; the text above it says what is special.
          html(isSuccess(status) || !schema ? schema : details('Shape of the body', schema)),
        ];
      }),
      html(
        Object.entries(links)
          .map((link) => this.#link(link))
          .join(''),
      ),
    ];
  }

  /** The schema of a body. If it has no name, the sources of its properties are stored under the name of the operation. */
  #schema(media: Media, id: string, part: 'body' | 'response'): string {
    if (!media.schema) return '';
    const node = this.tree.build(media.schema, this.prefix + id, {owner: `${nameOf(this.entry)} ${part}`});
    for (const [name, encoding] of Object.entries(media.encoding ?? {})) {
      const child = node.children.find((one) => one.name === name);
      const facts = encodingWords(name, encoding, child);
      // The properties of a schema that is shown elsewhere on the page are not among the children.
      if (child) child.limits.push(...facts);
      else node.limits.push(...facts.map((fact) => `${name} is ${fact}`));
    }
    const isRequest = part === 'body' && !this.prefix;
    return rootHtml(node, {isRequest, sample: mediaExample(media)});
  }

  /** What a client can do with a response: an operation, and where the values for it come from. */
  #link([name, {operationId = '', description = '', parameters = {}, requestBody}]: [string, Link]): string {
    const next = this.reference.entries.find((one) => one.operation.operationId === operationId);
    const facts = [
      `Next, ${code(name)}: ${next ? `<a href="${next.address}">${escapeHtml(next.summary)}</a>` : code(operationId)}`,
      ...Object.entries(parameters).map(([key, value]) => `${code(key)} = ${code(asCode(value))}`),
      ...(requestBody === undefined ? [] : [`body = ${code(asCode(requestBody))}`]),
    ].join(', ');
    return `<p class="api-facts">${facts}.${description && ` ${inlineHtml(description)}`}</p>`;
  }
}

const slug = (type: string): string => type.replace(/\W+/g, '-');

const queryText = (...given: Parameters<typeof queryPairs>): string =>
  queryPairs(...given)
    .map(({text}) => text)
    .join('&');

/** How a form sends a field. */
function encodingWords(name: string, {contentType, ...style}: Encoding, node?: SchemaNode): string[] {
  const isStyled = Object.keys(style).length > 0;
  return [
    contentType,
    isStyled && queryText({name, ...style}, node?.examples[0]?.value ?? ['a', 'b']),
  ].flatMap((text) => (text ? `sent as ${text}` : []));
}
