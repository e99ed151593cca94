import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {remarkDiagrams} from '../diagrams/remark';
import {SourceError} from '../settings/source-error';
import {remarkBraces} from './braces';
import {checkFrontMatter} from './front-matter';
import {remarkHeadingIds} from './heading-ids';
import {remarkHighlight} from './highlight';
import {remarkMessages} from './messages';
import {remarkReferences} from './references';
import {checkBody} from './source';
import {rehypeStaticHtml} from './static-html';
import {remarkSources} from './sources';
import {remarkTables} from './tables';

/** Markdown options of docs and changelog. */
export const markdown = {
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: checkFrontMatter,
  // While the development server runs, a page is checked when it changes; otherwise src/plugins/source-checks.ts has done it before.
  preprocessor: ({filePath, fileContent}) => {
    const file = path.relative(process.cwd(), filePath);
    const isOurs = process.env.NODE_ENV !== 'production' && !/\.(api|tag)\.mdx$/.test(file);
    const found = isOurs ? checkBody(file, fileContent) : [];
    if (found.length > 0) throw new SourceError(found.join('\n'));
    return fileContent;
  },
} satisfies Partial<DocusaurusConfig['markdown']>;

export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [
    remarkMessages,
    remarkSources,
    remarkBraces,
    remarkHeadingIds,
    remarkReferences,
    remarkDiagrams,
  ],
  remarkPlugins: [remarkHighlight, remarkTables],
  rehypePlugins: [rehypeStaticHtml],
};
