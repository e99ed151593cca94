import {DefaultAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions';
import {visit} from 'unist-util-visit';
import {nearestName} from '../../settings/nearest-name';
import {lineOf, type Problem, type SourceRule} from './problem';

/** What Markdown leaves as text, since a sign is missing or too many, so that readers would see the signs. */
const slips: readonly [pattern: RegExp, message: string][] = [
  [
    /^\|.*\|/m,
    'starts a table without a line of dashes. Fix: write | --- | for each column below its first line, and an empty line above it.',
  ],
  [/\[\^[^\]\s]+\]/, 'is a footnote without a text. Fix: add a line "[^1]: the text".'],
  [
    /\][ \t]?\([^()]*\.mdx?\b[^()]*\)/,
    'is not read as a link. Fix: leave no space between ] and (, and none in the address.',
  ],
  [/\][ \t]+\((?:term|link|diagram)\b/, 'is not read as a link. Fix: leave no space between ] and (.'],
  [
    /\*\*(?:[^*\n]+\*\*)?/,
    'is not read as bold. Fix: close what you open; leave no space inside the asterisks, and one outside.',
  ],
  [/^::: +[a-z]+/m, 'is not read as an admonition. Fix: leave no space after the colons.'],
];

export const leftAsText: SourceRule = (tree, {text}) => {
  const lines = text.split('\n');
  const problems: Problem[] = [];
  visit(tree, 'text', (node) => {
    for (const [pattern, message] of slips) {
      const [found] = pattern.exec(node.value) ?? [];
      if (!found) continue;
      // Signs that the writer escaped are meant as text.
      const isWritten = (one: string) => one.includes(found) && !one.includes(`\\${found}`);
      const line = lines.findIndex((one, index) => index >= lineOf(node) - 1 && isWritten(one)) + 1;
      if (line > 0) problems.push({line, message: `"${found}" ${message}`});
    }
  });
  visit(tree, 'leafDirective', (node) => {
    if (!(DefaultAdmonitionOptions.keywords ?? []).includes(node.name)) return;
    const message = `"::${node.name}" is not read as an admonition. Fix: write three colons.`;
    problems.push({line: lineOf(node), message});
  });
  visit(tree, 'containerDirective', (node) => {
    const {keywords = []} = DefaultAdmonitionOptions;
    if (keywords.includes(node.name)) return;
    const message = `":::${node.name}" is no kind of admonition; the nearest is ":::${nearestName(node.name, keywords)}". Fix: correct it.`;
    problems.push({line: lineOf(node), message});
  });
  return problems;
};
