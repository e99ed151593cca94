import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ImportDeclaration, Program} from 'estree';
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

/** Why an import of our own code finds nothing, if so. Packages are left to the bundler. */
function importProblem({source, specifiers}: ImportDeclaration, file: string): string | undefined {
  const from = String(source.value);
  if (!/^(@site\/|\.\.?\/)/.test(from)) return undefined;
  const target = from.startsWith('@site/')
    ? from.slice('@site/'.length)
    : path.join(path.dirname(file), from);
  const endings = ['', '.ts', '.tsx', '.js', '.mdx', '/index.ts', '/index.tsx', '/index.js'];
  const module = endings.map((ending) => target + ending).find(isFile);
  if (!module)
    return `imports "${from}", which does not exist. Fix: correct the path; @site/ is the folder of the repository.`;
  if (!/\.(tsx?|js)$/.test(module)) return undefined;
  const exported = exportedNames(readFileSync(module, 'utf8'));
  for (const one of specifiers) {
    const name = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name;
    if (!name || exported.has(name) || exported.has('*')) continue;
    const nearest = exported.size > 0 ? `; the nearest is "${nearestName(name, exported)}"` : '';
    return `imports "${name}", which "${from}" does not export${nearest}. Fix: correct the name, or write a default export without braces.`;
  }
  return undefined;
}

/** What a module exports by name, and `*` if it passes on all names of another. */
function exportedNames(code: string): Set<string> {
  const statements = [
    ...code.matchAll(/^export (?!default\b)(?:type |const )?(?:\{([^}]*)\}|(\*)|(?:async )?\w+ (\w+))/gm),
  ];
  const names = statements.flatMap(([, list = '', all, own]) => [
    ...list.split(',').map((one) => one.trim().split(/\s+/).at(-1) ?? ''),
    all ?? own ?? '',
  ]);
  return new Set(names.filter(Boolean));
}

/** Imports have a file that exports their names, and every component is imported or known. */
export const names: SourceRule = (tree, {file}) => {
  const problems: Problem[] = [];
  const declared = new Set(components);
  visit(tree, 'mdxjsEsm', (node) => {
    for (const [word] of node.value.matchAll(/[\w$]+/g)) declared.add(word);
    const program = node.data?.estree as Program | undefined;
    for (const statement of program?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const message = importProblem(statement, file);
      if (message) problems.push({line: statement.loc?.start.line ?? lineOf(node), message});
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
