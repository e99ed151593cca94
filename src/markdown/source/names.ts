import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Program} from 'estree';
import {visit} from 'unist-util-visit';
import {nearestName} from '../../settings/nearest-name';
import {lineOf, type Problem, type SourceRule} from './problem';

/** Components that pages use without an import: ours (src/theme/MDXComponents, src/markdown/messages.ts) and the theme's. */
const components = [
  'MessageIndex',
  'CodeBlock',
  'Diagram',
  'TabItem',
  'Tabs',
  'Admonition',
  'Details',
  'Head',
];

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** Whether an import of our own code has a file. Packages are left to the bundler. */
function isFound(source: string, file: string): boolean {
  const isOwn = /^(@site\/|\.\.?\/)/.test(source);
  if (!isOwn) return true;
  const target = source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : path.join(path.dirname(file), source);
  const endings = ['', '.ts', '.tsx', '.js', '.mdx', '/index.ts', '/index.tsx', '/index.js'];
  return endings.some((ending) => isFile(target + ending));
}

/** Imports have a file, and every component is imported or known. */
export const names: SourceRule = (tree, {file}) => {
  const problems: Problem[] = [];
  const declared = new Set(components);
  visit(tree, 'mdxjsEsm', (node) => {
    for (const [word] of node.value.matchAll(/[\w$]+/g)) declared.add(word);
    const program = node.data?.estree as Program | undefined;
    for (const statement of program?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const source = String(statement.source.value);
      if (isFound(source, file)) continue;
      const line = statement.loc?.start.line ?? lineOf(node);
      const message = `imports "${source}", which does not exist. Fix: correct the path; @site/ is the folder of the repository.`;
      problems.push({line, message});
    }
  });
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const name = ('name' in node && node.name) || '';
    if (!/^[A-Z]\w*$/.test(name) || declared.has(name)) return;
    const message = `<${name}> is not a known component; the nearest is <${nearestName(name, declared)}>. Fix: correct the name, or import it below the front matter.`;
    problems.push({line: lineOf(node), message});
  });
  return problems;
};
