import type {Nodes, Parents} from 'mdast';
import {glossary, type TermId} from '../../../../src/platform/glossary';
import {perItem} from '../check';
import {lineOf} from '../page';

/** Terms that are everyday words too ("environment variable", "base address") and are not checked. */
const ambiguous: ReadonlySet<TermId> = new Set([
  'app', 'base', 'configuration', 'deployment', 'environment', 'evaluation', 'generation', 'organization',
  'scenario', 'span', 'template', 'trace', 'workspace', 'entrypoint', 'api-key',
]); // prettier-ignore

/** The page with the glossary, which needs no links to itself. */
const glossaryPage = '/guides/how_does_agenta_work';

const terms = glossary
  .filter(({id}) => !ambiguous.has(id))
  // Longer terms first: "human evaluation" before "evaluation".
  .sort((a, b) => b.term.length - a.term.length)
  .map(({id, term}) => ({id, term, pattern: new RegExp(`(?<![\\w-])${term}s?(?![\\w-])`, 'i')}));

/** Nodes without links to terms; a use in them does not count. */
const opaque = new Set(['heading', 'inlineCode', 'code', 'image']);

interface Use {
  id: TermId;
  line: number;
  isLinked: boolean;
}

/** Terms in running text, without shorter terms inside longer ones. */
function plainUses(text: string, line: number): Use[] {
  let rest = text;
  return terms.flatMap(({id, pattern}) => {
    if (!pattern.test(rest)) return [];
    rest = rest.replaceAll(new RegExp(pattern, 'gi'), '–');
    return [{id, line, isLinked: false}];
  });
}

function uses(node: Nodes): Use[] {
  const line = lineOf(node);
  if (node.type === 'link') {
    const id = /^term:(.+)$/.exec(node.url)?.[1] as TermId | undefined;
    return id ? [{id, line, isLinked: true}] : [];
  }
  if (node.type === 'text') return plainUses(node.value, line);
  if (opaque.has(node.type) || !('children' in node)) return [];
  return (node as Parents).children.flatMap(uses);
}

/** The first use of a platform term on a page is a link to its definition. */
export const glossaryTerms = perItem(
  {name: 'terms are linked at their first use', unit: 'first uses'},
  ({tree, address, kind}) => {
    if (address === glossaryPage || !kind) return [];
    const all = uses(tree);
    return all.filter(({id}, index) => all.findIndex((one) => one.id === id) === index);
  },
  ({id, isLinked}) =>
    isLinked ? '' : `the first use of the term "${id}" is not linked. Fix: [${id}](term:${id}).`,
);
