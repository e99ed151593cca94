import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageKind} from '../../../../src/markdown/front-matter';
import {perPage, type PageOutcome} from '../check';
import {nodesOf, type SourcePage} from '../page';

type Found = PageOutcome['found'];

/** Required headings in their order, the last at the end of the page; others may be between them. */
const parts: Readonly<Record<Exclude<PageKind, 'landing'>, readonly string[]>> = {
  tutorial: ['What you will build', 'Before you start', 'What you learned', 'Next'],
  'how-to': ['Before you start', 'Check that it worked', 'When it goes wrong', 'Related'],
  reference: ['Related'],
  explanation: ['Trade-offs', 'Where to act on it'],
};

/** A reference page with one of these headings documents a single function, endpoint or command, and needs further parts. */
const openings = ['Signature', 'Endpoint', 'Synopsis'];
const ofSingle = ['Errors', 'Example', 'Related'];

function headings({sections, kind}: SourcePage, needed: readonly string[]): Found {
  const own = sections.map(({heading}) => heading).filter((heading) => needed.includes(heading));
  const list = (names: readonly string[]) => names.map((name) => `"## ${name}"`).join(', ') || 'none';
  const end = sections.at(-1)?.heading;
  const isComplete = own.join() === needed.join() && end === needed.at(-1);
  const message = `a ${kind} page needs ${list(needed)}, in this order and the last at its end. It has ${list(own)}, and ends with "## ${end}". Fix: add or move the part.`;
  return isComplete ? [] : [{line: 1, message}];
}

const showsResult = (nodes: readonly RootContent[]): boolean =>
  nodes.some(
    (node) =>
      nodesOf(node, 'code').some(({meta}) => /title="Output"/.test(meta ?? '')) ||
      nodesOf(node, 'paragraph').some((one) => /(^|\. )You (should )?(now )?see\b/.test(toString(one))),
  );

/** Steps of a tutorial are numbered, and each says what it did. */
function steps({sections}: SourcePage): Found {
  const all = sections.filter(({heading}) => /^Step\b/.test(heading));
  if (all.length === 0) return [{line: 1, message: 'a tutorial needs steps. Fix: "## Step 1: …".'}];
  return all.flatMap(({heading, line, nodes}, index) => {
    const start = `Step ${index + 1}: `;
    const isNumbered = heading.startsWith(start);
    if (isNumbered && showsResult(nodes)) return [];
    const message = isNumbered
      ? `"${heading}" does not say what the reader sees. Fix: "You should see …", or a block titled "Output".`
      : `"${heading}" is step number ${index + 1}. Fix: start with "${start}".`;
    return [{line, message}];
  });
}

function opensWithText({tree}: SourcePage): Found {
  const first = tree.children.find(({type}) => type === 'paragraph' || type === 'heading');
  const message =
    'the page starts with a heading. Fix: start with a paragraph that says who the page is for.';
  return first?.type === 'paragraph' ? [] : [{line: 1, message}];
}

/** Every page has the parts of its kind, in their order. */
export const kindParts = perPage({name: 'kinds have their parts', unit: 'sections'}, (page) => {
  const {kind, sections} = page;
  if (!kind || kind === 'landing') return {checked: 0, found: []};
  const isSingle = kind === 'reference' && sections.some(({heading}) => openings.includes(heading));
  return {
    checked: sections.length,
    found: [
      ...opensWithText(page),
      ...headings(page, isSingle ? ofSingle : parts[kind]),
      ...(kind === 'tutorial' ? steps(page) : []),
    ],
  };
});
