import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSources} from '../built-site/page-sources';
import {llmsPath} from '../settings/addresses';

/** Local plugin: runs the build steps that read the finished pages (src/built-site). */
export function builtSite(context: LoadContext): Plugin {
  // Written last, and removed with the rest of the previous build before the bundler runs.
  const headers = path.join(context.outDir, '_headers');
  // A failed build removes its pages, which look like a site but lack search and the security policy. If it
  // fails before it writes any, the previous build stays. A folder that is not a build is never removed.
  const isBuild = !existsSync(context.outDir) || existsSync(headers);
  if (process.env.NODE_ENV === 'production' && isBuild)
    process.once('exit', () => {
      if (!existsSync(headers)) rmSync(context.outDir, {recursive: true, force: true});
    });
  return {
    name: 'built-site',
    // The first words of every page, for programs that read HTML. Hidden, since readers have the page menu,
    // and outside of what React renders, so that it does not add to the scripts.
    injectHtmlTags: () => ({
      preBodyTags: [
        `<p hidden>Every page of this site is also available as Markdown, without navigation, at its address with .md at the end. ` +
          `All pages are listed in <a href="${context.baseUrl}${llmsPath.slice(1)}">llms.txt</a>.</p>`,
      ],
    }),
    async postBuild(built) {
      // Imported here, so that only builds load the libraries of these steps.
      const {runSteps} = await import('../built-site');
      const {summaryOf} = await import('../built-site/summary');
      const pages = await runSteps(context, built);
      // After the last line of Docusaurus, and when all files of other plugins are written.
      process.once('exit', (code) => {
        if (code === 0) console.log(summaryOf(context.outDir, context.baseUrl, pages, readSources()));
      });
    },
  };
}
