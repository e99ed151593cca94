import type {LoadContext, Plugin} from '@docusaurus/types';
import {llmsPath} from '../settings/addresses';

/** Local plugin: runs the readers of the built pages (src/built-site). */
export function builtSite(context: LoadContext): Plugin {
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
      await runSteps(context, built);
    },
  };
}
