import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageKind} from '../../../../src/markdown/front-matter';
import {perPage, type PageOutcome} from '../check';
import type {Section, SourcePage} from '../page';

/** Landing pages do not need all parts of their kind. */
const landingPages = new Set([
  '/',
  '/guides',
  '/reference',
  '/reference/api/category',
  '/self-host',
]);

type Found = PageOutcome['found'];

/** Required headings in their order; others may be between them. */
const parts: Readonly<Record<PageKind, readonly string[]>> = {
  tutorial: ['What you will build', 'Before you start', 'What you learned', 'Next'],
  'how-to': ['Before you start', 'Check that it worked', 'When it goes wrong', 'Related'],
  reference: ['Related'],
  explanation: ['Trade-offs', 'Where to act on it'],
};

/** A reference page with one of these headings documents a single function, endpoint or command, and also needs errors and an example. */
const openings = ['Signature', 'Endpoint', 'Synopsis'];

function missingParts({sections, kind}: SourcePage, needed: readonly string[]): Found {
  const found: Found = [];
  let last = -1;
  for (const part of needed) {
    const index = sections.findIndex(({heading}) => heading === part);
    const section = sections[index];
    if (!section)
      found.push({
        line: 1,
        message: `a ${kind} page needs the heading "## ${part}". Fix: add the part.`,
      });
    else if (index < last) {
      found.push({
        line: section.line,
        message: `"## ${part}" is too early. Fix: the order is ${needed.join(', ')}.`,
      });
    }
    last = Math.max(last, index);
  }
  const end = needed.at(-1);
  const actual = sections.at(-1);
  if (end && actual && actual.heading !== end) {
    found.push({
      line: actual.line,
      message: `a ${kind} page ends with "## ${end}", this one with "## ${actual.heading}". Fix: move it.`,
    });
  }
  return found;
}

function showsResult(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'code' && /title="Output"/.test(node.meta ?? '')) return true;
    if (node.type === 'paragraph') return /(^|\. )You (should )?(now )?see\b/.test(toString(node));
    return 'children' in node && showsResult(node.children as RootContent[]);
  });
}

function steps(sections: readonly Section[]): Found {
  const all = sections.filter(({heading}) => /^Step\b/.test(heading));
  if (all.length === 0)
    return [{line: 1, message: 'a tutorial needs numbered steps. Fix: "## Step 1: …".'}];
  return all.flatMap(({heading, line, nodes}, index) => {
    const found: Found = [];
    if (!heading.startsWith(`Step ${index + 1}: `)) {
      found.push({
        line,
        message: `"${heading}" is step number ${index + 1}. Fix: start with "Step ${index + 1}: ".`,
      });
    }
    if (!showsResult(nodes)) {
      found.push({
        line,
        message: `"${heading}" does not say what the reader sees. Fix: "You should see …", or a block titled "Output".`,
      });
    }
    return found;
  });
}

function numberedLists(nodes: readonly RootContent[]): Found {
  return nodes.flatMap((node) => {
    if (node.type === 'list' && node.ordered) {
      return [
        {
          line: node.position?.start.line ?? 0,
          message:
            'an explanation has no numbered steps. Fix: use bullets, or move the steps to a how-to.',
        },
      ];
    }
    return 'children' in node ? numberedLists(node.children as RootContent[]) : [];
  });
}

function opensWithText({tree}: SourcePage): Found {
  const first = tree.children.find(({type}) => type === 'paragraph' || type === 'heading');
  if (first?.type === 'paragraph') return [];
  return [
    {
      line: 1,
      message:
        'the page starts with a heading. Fix: start with a paragraph that says who the page is for.',
    },
  ];
}

function ownParts(page: SourcePage): Found {
  const {kind, sections, tree} = page;
  if (kind === 'tutorial') return steps(sections);
  if (kind === 'explanation') return numberedLists(tree.children);
  if (kind === 'how-to') {
    const known = new Set(parts['how-to']);
    const hasSteps = sections.some(({heading}) => !known.has(heading));
    return hasSteps
      ? []
      : [
          {
            line: 1,
            message:
              'a how-to needs steps. Fix: add headings of its own between "Before you start" and "Check that it worked".',
          },
        ];
  }
  const isSingle = sections.some(({heading}) => openings.includes(heading));
  return isSingle ? missingParts(page, ['Errors', 'Example', 'Related']) : [];
}

/** Every page has the parts of its kind, in their order. */
export const kindParts = perPage(
  {name: 'kinds have their parts', unit: 'sections', floor: 450},
  (page) => {
    const {kind, sections, address} = page;
    if (!kind || landingPages.has(address)) return {checked: 0, found: []};
    return {
      checked: sections.length,
      found: [...opensWithText(page), ...missingParts(page, parts[kind]), ...ownParts(page)],
    };
  },
);
