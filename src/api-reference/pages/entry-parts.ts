import type {Entry, Reference} from '../description/reference';
import type {Content, Encoding, Header, Json, Link, Parameter, Response, Schema} from '../description/types';
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
import {code, details, nodeList, rootHtml, type View} from './schema-html';
import {statusName} from './status';

const parameterGroups = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

export const nameOf = ({method, path}: Entry): string => `${method.toUpperCase()} ${path}`;
const isSuccess = (status: string): boolean => /^[1-3]/.test(status);
const slug = (text: string): string => text.replace(/[^\w-]+/g, '-');

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
    const {in: place, name, allowEmptyValue, content} = parameter;
    const node = this.#described(parameter, `${place}.${name}`, name);
    const {style, explode, allowReserved} = parameter;
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
    return queryPairs(parameter, value)
      .map(({text}) => text)
      .join('&');
  }

  /** A parameter or a header. */
  #described(header: Header, id: string, name: string): SchemaNode {
    const {description, required = false, deprecated, example, examples = {}, content = {}} = header;
    const [[type, media] = []] = Object.entries(content);
    const node = this.tree.build(header.schema ?? media?.schema ?? {}, this.prefix + id, {
      name,
      required,
    });
    const given = [
      {value: example ?? media?.example},
      ...Object.values({...examples, ...media?.examples}).map(({value, summary, description}) => ({
        value,
        words: [summary, description].filter(Boolean).join(': ') || undefined,
      })),
    ].flatMap(({value, ...words}) => (value === undefined ? [] : [{value, ...words}]));
    if (type) node.limits.unshift(`holds ${type}`);
    if (deprecated && !node.marks.includes('deprecated')) node.marks.push('deprecated');
    return {
      ...node,
      description: joined([description, node.description]),
      examples: given.length > 0 ? given : node.examples,
    };
  }

  body(): string[] {
    const {body} = this.entry;
    const medias = Object.entries(body?.content ?? {});
    if (!body || medias.length === 0) return [];
    return [
      `${this.level} Request body`,
      ...medias.flatMap(([type, media], index) => {
        const id = index === 0 ? 'body' : `body.${slug(type)}`;
        const text = index === 0 ? toMdx(body.description ?? '') : '';
        const words =
          index === 0 ? bodyWords(type, body.required === true) : `Or \`${type}\`, with this body:`;
        if (!media.schema) return [words, text];
        const node = this.#build(media.schema, id, 'body');
        for (const [name, encoding] of Object.entries(media.encoding ?? {})) {
          const child = node.children.find((one) => one.name === name);
          const facts = encodingWords(name, encoding, child?.examples[0]?.value);
          // The properties of a schema that is shown elsewhere on the page are not among the children.
          if (child) child.limits.push(...facts);
          else node.limits.push(...facts.map((fact) => `${name} is ${fact}`));
        }
        const view = {isRequest: !this.prefix, sample: mediaExample(media)};
        return [words, text, html(rootHtml(node, view))];
      }),
    ];
  }

  /** If a body has no named schema, the sources of its properties are stored under the name of the operation. */
  #build(schema: Schema, id: string, part: 'body' | 'response'): SchemaNode {
    return this.tree.build(schema, this.prefix + id, {owner: `${nameOf(this.entry)} ${part}`});
  }

  responses(): string[] {
    const [good, bad] = [true, false].map((wanted) =>
      this.entry.responses
        .filter(([status]) => isSuccess(status) === wanted)
        .flatMap(([status, response]) => this.#response(status, response)),
    );
    const heading = bad?.length ? [`${this.level} Errors`] : [];
    return [...(good ?? []), ...heading, ...(bad ?? [])];
  }

  #response(status: string, {description = '', content, headers = {}, links = {}}: Response): string[] {
    const id = `response.${status}`;
    const nodes = Object.entries(headers).map(([name, header]) =>
      this.#described(header, `${id}.header.${name}`, name),
    );
    return [
      `${this.level}# ${status} ${statusName(status)} {/* #${this.prefix}${id} */}`,
      toMdx(description),
      ...(nodes.length > 0 ? ['Headers:', html(nodeList(nodes, {isRequest: false}))] : []),
      ...this.#responseSchemas(status, content),
      html(
        Object.entries(links)
          .map((link) => this.#link(link))
          .join(''),
      ),
    ];
  }

  #responseSchemas(status: string, content: Content | undefined): string[] {
    const medias = Object.entries(content ?? {});
    if (medias.length === 0) return ['No body.'];
    return medias.flatMap(([type, media], index) => {
      const id = index === 0 ? `response.${status}.body` : `response.${status}.${type.replace(/\W+/g, '-')}`;
      const words = type === 'application/json' ? '' : `Media type: \`${type}\`.`;
      if (!media.schema) return [words];
      const view: View = {isRequest: false, sample: mediaExample(media)};
      const content = rootHtml(this.#build(media.schema, id, 'response'), view);
      // Errors share one schema, so it is collapsed; the text above it says what is special.
      const shown = isSuccess(status) ? content : details('Shape of the body', content);
      return [words, html(shown)];
    });
  }

  /** What a client can do with a response: an operation, and where the values for it come from. */
  #link([name, link]: [string, Link]): string {
    const {operationId, description, parameters = {}, requestBody} = link;
    const next = this.reference.entries.find((one) => one.operation.operationId === operationId);
    const values = [
      ...Object.entries(parameters).map(([key, value]) => `${code(key)} = ${code(asCode(value))}`),
      ...(requestBody === undefined ? [] : [`body = ${code(asCode(requestBody))}`]),
    ];
    const target = next
      ? `<a href="${next.address}">${escapeHtml(next.summary)}</a>`
      : code(operationId ?? '');
    const facts = [`Next, ${code(name)}: ${target}`, ...values].join(', ');
    return `<p class="api-facts">${facts}.${description ? ` ${inlineHtml(description)}` : ''}</p>`;
  }
}

/** How a form sends a field. */
function encodingWords(name: string, encoding: Encoding, value: Json = ['a', 'b']): string[] {
  const {contentType, ...style} = encoding;
  const pairs = Object.keys(style).length > 0 ? queryPairs({name, ...style}, value) : [];
  return [
    ...(contentType ? [`sent as ${contentType}`] : []),
    ...(pairs.length > 0 ? [`sent as ${pairs.map(({text}) => text).join('&')}`] : []),
  ];
}
