import type {DocusaurusConfig} from '@docusaurus/types';
import {remarkDiagrams} from '../diagrams/remark';
import {remarkBraces} from './braces';
import {checkFrontMatter} from './front-matter';
import {remarkHeadingIds} from './heading-ids';
import {remarkHighlight} from './highlight';
import {remarkReferences} from './references';
import {rehypeRowAnchors} from './row-anchors';
import {rehypeTableLabels} from './table-labels';

/** Markdown options of docs and changelog. */
export const markdown = {
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: checkFrontMatter,
} satisfies Partial<DocusaurusConfig['markdown']>;

export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [remarkBraces, remarkHeadingIds, remarkReferences, remarkDiagrams],
  remarkPlugins: [remarkHighlight],
  rehypePlugins: [rehypeTableLabels, rehypeRowAnchors],
};
