import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {withoutBase} from '../../built-site/files';
import {sourcesFile} from '../../built-site/page-sources';
import {explainingPages, messagesPage} from '../../markdown/messages';
import {writeIfChanged} from '../../settings/generated-files';

const loader = path.join(__dirname, 'loader.cjs');

/**
 * Local plugin: writes the source file and address of each page, which the link check reads and on which every compiled page depends, and has
 * the index of messages depend on the pages it is made from.
 */
export function pageSources({siteDir, baseUrl}: LoadContext): Plugin {
  const file = path.join(siteDir, sourcesFile);
  return {
    name: 'page-sources',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const pages = [
        ...docs.loadedVersions.flatMap((version) => version.docs),
        ...blog.blogPosts.map(({metadata}) => metadata),
      ];
      const sources = pages.map(({source, permalink}) => ({
        file: source.replace('@site/', ''),
        address: withoutBase(permalink, baseUrl),
      }));
      sources.sort((a, b) => (a.file < b.file ? -1 : 1));
      writeIfChanged(file, JSON.stringify(sources, null, 1));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus' rule for other Markdown files excludes these folders, as it reads them from here, too.
            include: ['docs', 'changelog'].map((folder) => path.join(siteDir, folder, path.sep)),
            enforce: 'pre' as const,
            // A compiled page contains the addresses of the pages it links to.
            use: [{loader, options: {files: [file]}}],
          },
          {
            include: path.join(siteDir, messagesPage),
            enforce: 'pre' as const,
            use: [{loader, options: {files: explainingPages().map((page) => path.join(siteDir, page))}}],
          },
        ],
      },
    }),
  };
}
