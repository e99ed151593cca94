import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {llmsPath} from '../settings/addresses';

/** Local plugin: runs the readers of the built pages (src/built-site). */
export function builtSite(context: LoadContext): Plugin {
  let state: 'before' | 'running' | 'done' = 'before';
  const headers = path.join(context.outDir, '_headers');
  // A build that fails leaves pages without search and policy, which look like a site. One that fails before it writes leaves the last
  // one, and none takes away a folder that was not a build.
  const isBuild = !existsSync(context.outDir) || existsSync(headers);
  if (process.env.NODE_ENV === 'production' && isBuild)
    process.once('exit', () => {
      const isHalf = state === 'running' || (state === 'before' && !existsSync(headers));
      if (isHalf) rmSync(context.outDir, {recursive: true, force: true});
    });
  return {
    name: 'built-site',
    // The first words of every page, for programs that read HTML: neither seen nor read aloud, since readers have the page menu. Outside of
    // what React renders, so that it costs no script.
    injectHtmlTags: () => ({
      preBodyTags: [
        `<p hidden>Every page of this site is also available as Markdown, without navigation, at its address with .md at the end. ` +
          `All pages are listed in <a href="${context.baseUrl}${llmsPath.slice(1)}">llms.txt</a>.</p>`,
      ],
    }),
    async postBuild(built) {
      // Loaded here, so that only builds load the libraries of these steps.
      const {runSteps} = await import('../built-site');
      state = 'running';
      await runSteps(context, built);
      state = 'done';
    },
  };
}
