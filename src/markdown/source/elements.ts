import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {nearestName} from '../../settings/nearest-name';
import {lineOf, type Problem, type SourceRule} from './problem';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Components of reference pages that show a thing by its name. */
const byName =
  'Signature Parameters ClientMethods Options Exits Messages Requests Files Errors Prompts Variables ReleaseChanges';

/** The attributes of the components that pages write most; the site ignores any other, or stops without a line. */
const known: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'menu', 'defaultValue', 'queryString', 'className'],
  TabItem: ['value', 'label', 'default'],
  Revisions: ['revisions'],
  EvaluatorTable: ['evaluator'],
  TryEvaluator: ['evaluator'],
  EnvironmentVariables: ['group'],
  Ports: ['list'],
  ...Object.fromEntries(byName.split(' ').map((name) => [name, ['of']])),
};

/** Groups of tabs: choosing a tab chooses the one of the same value in every group of this name. */
const tabGroups = ['host', 'language', 'part'];

const attributesOf = ({attributes}: Element): MdxJsxAttribute[] =>
  attributes.filter((one) => one.type === 'mdxJsxAttribute');

const isElement = (node: {type: string}): node is Element => /^mdxJsx(Flow|Text)Element$/.test(node.type);

/** Each child of `<Tabs>` is a tab with a value of its own; anything else would stop the build without a line. */
function tabProblems(tabs: Element): Problem[] {
  const values = new Set<unknown>();
  // Tabs on lines of their own, without empty lines between, are in a paragraph, which MDX removes.
  const children = (tabs.children as Nodes[])
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return children.flatMap((child): Problem[] => {
    if (!isElement(child) || child.name !== 'TabItem')
      return [{line: lineOf(child), message: 'is in <Tabs>, but in no tab. Fix: put it into a <TabItem>.'}];
    const value = attributesOf(child).find(({name}) => name === 'value')?.value;
    if (!value)
      return [
        {line: lineOf(child), message: 'a tab has no value. Fix: write <TabItem value="…" label="…">.'},
      ];
    const isNew = !values.has(value);
    values.add(value);
    const message = `a second tab has the value "${String(value)}". Fix: give each tab a value of its own.`;
    return isNew ? [] : [{line: lineOf(child), message}];
  });
}

/** Elements have attributes that the site reads, and tabs are such that it can show them. */
export const elements: SourceRule = (tree) => {
  const problems: Problem[] = [];
  visit(tree, isElement, (element: Element) => {
    const {name} = element;
    const add = (message: string) => problems.push({line: lineOf(element), message});
    const names = known[name ?? ''];
    for (const attribute of attributesOf(element)) {
      if (names && !names.includes(attribute.name))
        add(
          `<${name}> has no attribute "${attribute.name}"; the nearest is "${nearestName(attribute.name, names)}". Fix: correct or remove it.`,
        );
      if (/^(style|on[a-z]+)$/.test(attribute.name))
        add(
          `"${attribute.name}" is blocked by the policy of the site. Fix: write a component in src/components with a style sheet or a listener of its own.`,
        );
    }
    const group = name === 'Tabs' && attributesOf(element).find((one) => one.name === 'groupId')?.value;
    if (typeof group === 'string' && !tabGroups.includes(group))
      add(
        `there is no group of tabs "${group}"; the nearest is "${nearestName(group, tabGroups)}". Fix: correct it, or remove "groupId" from tabs that no other tabs follow. A new group is added to src/markdown/source/elements.ts.`,
      );
    if (name === 'Tabs') problems.push(...tabProblems(element));
  });
  return problems;
};
