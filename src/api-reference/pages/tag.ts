import type {TableCell} from 'mdast';
import type {Entry, Reference} from '../description/reference';
import {slugOf} from '../../settings/text';
import {frontMatter} from './front-matter';
import {firstSentence, linkTo, metaDescription, plainText, toMdx, writeMdx} from './markdown';
import {badge, html, joinParts, related} from './parts';
import {docsHtml} from './schema-html';

const isCloud = ({operation}: Entry): boolean => operation['x-edition'] === 'cloud';

const cloud = [{type: 'html', value: ` ${badge}`}] as const;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const cell = (...children: TableCell['children']): TableCell => ({type: 'tableCell', children});

const row = (entry: Entry): TableCell[] => [
  cell(linkTo(entry.summary, entry.address), ...(isCloud(entry) ? cloud : [])),
  cell({
    type: 'text',
    value: entry.kind === 'operation' ? entry.method.toUpperCase() : capitalized(entry.kind),
  }),
  cell({type: 'inlineCode', value: entry.fullPath}),
  cell(...firstSentence(entry.operation.description ?? entry.summary)),
];

function table(entries: readonly Entry[]): string {
  const head = ['Operation', 'Method', 'Path', 'What it does'];
  const rows = [head.map((value) => cell({type: 'text', value})), ...entries.map(row)];
  return writeMdx([{type: 'table', children: rows.map((children) => ({type: 'tableRow', children}))}]);
}

/** Candidates for the end of the meta description, longest first. */
function tails(label: string, count: number): string[] {
  const operations = count === 1 ? 'One operation' : `${count} operations`;
  const subject = plainText(label).toLowerCase();
  return [
    `${operations} of the Agenta HTTP API on ${subject}, each with method, path and purpose.`,
    `${operations} of the HTTP API, each with method, path and purpose.`,
    `${operations} with method, path and purpose.`,
  ];
}

/** Renders the MDX page of one tag: its description and its operations. */
export function tagPage(name: string, reference: Reference, editUrl: string): string {
  const {label, description = label, externalDocs, entries} = reference.subject(name);
  const group = reference.groups.find(({subjects}) => subjects.some((one) => one.name === name));
  const near = (group?.subjects ?? []).filter((other) => other.name !== name).slice(0, 4);
  const first = entries[0];
  const docs = html(docsHtml(externalDocs));
  return `${joinParts([
    frontMatter({
      id: slugOf(name),
      title: `${label}: API operations`,
      description: metaDescription(description, tails(label, entries.length)),
      sidebar_label: label,
      custom_edit_url: editUrl,
      kind: 'landing',
      hide_table_of_contents: false,
    }),
    docs && "import {ApiHtml} from '@site/src/api-reference/components';",
    toMdx(description),
    docs,
    '## Endpoints',
    '<div className="api-group">',
    table(entries),
    '</div>',
    entries.some(isCloud)
      ? '**Cloud** operations are missing from the open-source server, which answers them with 404.'
      : '',
    related([
      ...near.map((other) => linkTo(other.label, other.address)),
      linkTo('All operations by subject', '/reference/api/category'),
      linkTo('Authentication, dates and error shapes', '/reference/api/introduction'),
      ...(near.length === 0 && first ? [linkTo(first.summary, first.address)] : []),
    ]),
  ])}\n`;
}
