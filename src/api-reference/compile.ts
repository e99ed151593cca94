import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {mdxPlugins} from '../markdown';

/** As Docusaurus compiles pages, up to the JavaScript. */
const processor = remark()
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(mdxPlugins.beforeDefaultRemarkPlugins)
  .use(remarkGfm)
  .use(mdxPlugins.remarkPlugins);

/** Why the build could not read a page, or undefined. */
export function pageProblem(path: string, value: string): string | undefined {
  try {
    const file = new VFile({path, value});
    processor.runSync(processor.parse(file), file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
