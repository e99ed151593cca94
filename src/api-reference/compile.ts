import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {markdown, mdxPlugins} from '../markdown';
import {outputDir} from './paths';

/**
 * Compiles the pages that differ from those on disk, as the build does. Returns a problem for each that the build could not read, at the
 * place of what it describes, as no one edits a generated page. `pages` and `placeOf` (`file:line`) are by file name.
 */
export async function compileProblems(
  pages: ReadonlyMap<string, string>,
  placeOf: (name: string) => string,
): Promise<string[]> {
  const isWritten = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
  const changed = [...pages].filter(([name, text]) => !isWritten(path.join(outputDir, name), text));
  if (changed.length === 0) return [];
  const settings = {
    anchors: {maintainCase: false},
    emoji: true,
    mermaid: false,
    mdx1Compat: {comments: false},
  };
  const markdownConfig = {...markdown, ...settings} as unknown as Options['markdownConfig'];
  const {process: compile} = await createProcessorUncached({
    format: 'mdx',
    options: {
      ...mdxPlugins,
      markdownConfig,
      admonitions: true,
      staticDirs: ['static'],
      siteDir: process.cwd(),
    },
  });
  const problems: string[] = [];
  for (const [name, content] of changed) {
    try {
      const filePath = path.resolve(outputDir, name);
      await compile({content, filePath, frontMatter: {}, compilerName: 'client'});
    } catch (error) {
      const fix =
        'reword the text that the message names; if it is right, src/api-reference/pages writes it wrongly.';
      problems.push(
        `${placeOf(name)}: the page ${name} is not MDX: ${(error as Error).message}\n  Fix: ${fix}`,
      );
    }
  }
  return problems;
}
