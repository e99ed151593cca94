import type {Entry, Reference} from '../description/reference';
import {slugOf} from '../../settings/text';
import {frontMatter} from './front-matter';
import {firstSentence, metaDescription, plainText, splitLead, toMdx} from './markdown';

const isCloud = ({operation}: Entry): boolean => operation['x-edition'] === 'cloud';

function row(entry: Entry): string {
  const {method, fullPath, summary, address, operation} = entry;
  const badge = isCloud(entry) ? ' <span className="api-badge">Cloud</span>' : '';
  const purpose = firstSentence(splitLead(operation.description ?? summary)[0]);
  return `| [${summary}](${address})${badge} | ${method.toUpperCase()} | \`${fullPath}\` | ${toMdx(purpose)} |`;
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
  const {label, description = label, entries} = reference.subject(name);
  const group = reference.groups.find(({subjects}) => subjects.some((one) => one.name === name));
  const near = (group?.subjects ?? []).filter((other) => other.name !== name).slice(0, 4);
  const first = entries[0];
  return [
    frontMatter({
      id: slugOf(name),
      title: `${label}: API operations`,
      description: metaDescription(description, tails(label, entries.length)),
      sidebar_label: label,
      custom_edit_url: editUrl,
      kind: 'landing',
      hide_table_of_contents: false,
    }),
    toMdx(description),
    '## Endpoints',
    '<div className="api-group">',
    [
      '| Operation | Method | Path | What it does |',
      '| --- | --- | --- | --- |',
      ...entries.map(row),
    ].join('\n'),
    '</div>',
    ...(entries.some(isCloud)
      ? [
          '**Cloud** operations are missing from the open-source server, which answers them with 404.',
        ]
      : []),
    '## Related',
    [
      ...near.map((other) => `- [${other.label}](${other.address})`),
      '- [All operations by subject](/reference/api/category)',
      '- [Authentication, dates and error shapes](/reference/api/introduction)',
      ...(near.length === 0 && first ? [`- [${first.summary}](${first.address})`] : []),
    ].join('\n'),
    '',
  ].join('\n\n');
}
