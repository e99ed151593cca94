import {create} from 'docusaurus-theme-openapi-docs/lib/markdown/utils';
import {tagLabel, type Entry, type Reference} from '../description/reference';
import type {Tag} from '../description/types';
import {slugOf} from '../slug';
import {frontMatter} from './front-matter';
import {metaDescription, plainText, toMdx} from './markdown';

const row = ({method, path, summary, address, operation}: Entry): string => {
  const edition = operation['x-edition'] === 'cloud' ? 'Cloud' : 'All';
  const badge = create('span', {
    className: `api-verb api-verb--${method}`,
    children: method.toUpperCase(),
  });
  return `| [${summary}](${address}) | ${badge} | \`${path}\` | ${edition} |`;
};

/** Endings of the meta description, longest first. */
function tails(label: string, count: number): string[] {
  const operations = count === 1 ? 'One operation' : `${count} operations`;
  const subject = plainText(label).toLowerCase();
  return [
    `${operations} of the Agenta HTTP API on ${subject}, each with method, path and edition.`,
    `${operations} of the HTTP API, each with method, path and edition.`,
    `${operations} with method, path and edition.`,
    `${operations} with their paths.`,
  ];
}

/** The MDX page of one tag: what it is about, and its operations. */
export function tagPage(tag: Tag, reference: Reference, editUrl: string): string {
  const {entries} = reference.tagged(tag.name);
  const label = tagLabel(tag);
  const description = tag.description ?? label;
  const others =
    reference.groups.find((group) => group.tags.some((one) => one.tag === tag))?.tags ?? [];
  const near = others.filter((other) => other.tag !== tag).slice(0, 4);
  const first = entries[0];
  return [
    frontMatter({
      id: slugOf(tag.name),
      title: `${label}: API operations`,
      description: metaDescription(description, tails(label, entries.length)),
      kind: 'reference',
      sidebar_label: label,
      hide_table_of_contents: true,
      custom_edit_url: editUrl,
    }),
    toMdx(description),
    '## Endpoints',
    [
      '| Operation | Method | Path | Edition |',
      '| --- | --- | --- | --- |',
      ...entries.map(row),
    ].join('\n'),
    'Edition **All** is every server, open source and cloud. **Cloud** operations are missing from the open-source server, which answers them with 404.',
    '## Related',
    [
      ...near.map((other) => `- [${tagLabel(other.tag)}](${reference.tagAddress(other.tag)})`),
      '- [All operations by subject](/reference/api/category)',
      '- [Authentication, dates and error shapes](/reference/api/introduction)',
      ...(near.length === 0 && first ? [`- [${first.summary}](${first.address})`] : []),
    ].join('\n'),
    '',
  ].join('\n\n');
}
