import type {DocusaurusConfig} from '@docusaurus/types';
import {remarkDiagrams} from '../plugins/diagrams/remark';
import {checkFrontMatter} from '../transformers/front-matter';
import {rehypeHighlight} from '../transformers/highlight';
import {remarkReferences} from '../transformers/references';
import {rehypeTabLabels} from '../transformers/tab-labels';
import {rehypeTableLabels} from '../transformers/table-labels';

/** How Markdown is read, for docs and changelog alike. */
export const markdown = {
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: checkFrontMatter,
} satisfies Partial<DocusaurusConfig['markdown']>;

export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [remarkReferences, remarkDiagrams],
  rehypePlugins: [rehypeHighlight, rehypeTabLabels, rehypeTableLabels],
};
