import path from 'node:path';
import {readFileSync} from 'node:fs';
import {remark} from 'remark';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {globbySync} from 'globby';
import {remarkDiagrams} from '../../diagrams/remark';
import {remarkBraces} from '../braces';
import {checkFrontMatter} from '../front-matter';
import {remarkHighlight} from '../highlight';
import {remarkReferences} from '../references';
import {elements} from './elements';
import {fences} from './fences';
import {ids} from './heading-ids';
import {leftAsText} from './left-as-text';
import {names} from './names';
import {pictures} from './pictures';
import type {Problem, SourceRule} from './problem';
import {phrases} from './search-phrases';
import {parseSource} from './syntax';
import {truncate} from './truncate';

const rules: readonly SourceRule[] = [fences, names, elements, ids, phrases, pictures, leftAsText, truncate];
/** Plugins of the build that throw for what they cannot resolve. They change the page, so they come last. */
const plugins = [remarkBraces, remarkReferences, remarkDiagrams, remarkHighlight];

const format = (file: string, {line, message}: Problem): string => `${file}:${line}: ${message}`;

/** Bytes that no page may have: they would be shown as signs of their own. */
const badBytes: readonly [pattern: RegExp, message: string][] = [
  [/\ufffd/, 'is not UTF-8. Fix: save the file with that encoding.'],
  [/[\0-\x08\x0b\x0c\x0e-\x1f]/, 'has a control character, such as NUL. Fix: type the line again.'],
];

/**
 * What is wrong with the text of a page below its front matter, one line each. A page whose syntax is broken
 * gets that line alone.
 */
export function checkBody(file: string, text: string): string[] {
  const tree = parseSource(file, text);
  if (!('children' in tree)) return [format(file, tree)];
  const found = rules.flatMap((rule) => rule(tree, {file, text})).map((problem) => format(file, problem));
  if (found.length > 0) return found;
  return plugins.flatMap((plugin) => {
    try {
      remark().use(plugin).runSync(tree, {path: file, value: text});
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** What would stop the build in a page, one line each: `file:line`, what is wrong, and the fix. */
export async function checkSource(file: string): Promise<string[]> {
  const fileContent = readFileSync(file, 'utf8');
  for (const [pattern, message] of badBytes) {
    const line = fileContent.split('\n').findIndex((text) => pattern.test(text)) + 1;
    if (line > 0) return [format(file, {line, message})];
  }
  const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
  const found: string[] = [];
  await checkFrontMatter({
    filePath: path.resolve(file),
    fileContent,
    defaultParseFrontMatter,
  }).catch((error: Error) => found.push(error.message));
  return found.length > 0 ? found : checkBody(file, fileContent);
}

/** The pages that people write. */
export const sourcePages = (): string[] =>
  globbySync(['{docs,changelog}/**/*.{md,mdx}', '!docs/reference/api/*.{api,tag}.mdx']).sort();
