import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageKind} from '../../../../src/markdown/front-matter';
import {perPage, type PageOutcome} from '../check';
import {nodesOf, type SourcePage} from '../page';

type Found = PageOutcome['found'];
const problem = (line: number, message: string): Found => [{line, message}];

/** Required headings in their order; others may be between them. */
const parts: Readonly<Record<Exclude<PageKind, 'landing'>, readonly string[]>> = {
  tutorial: ['What you will build', 'Before you start', 'What you learned', 'Next'],
  'how-to': ['Before you start', 'Check that it worked', 'When it goes wrong', 'Related'],
  reference: ['Related'],
  explanation: ['Trade-offs', 'Where to act on it'],
};

/** A reference page with one of these headings documents a single function, endpoint or command, and also needs errors and an example. */
const openings = ['Signature', 'Endpoint', 'Synopsis'];

function missingParts({sections, kind}: SourcePage, needed: readonly string[]): Found {
  const places = needed.map((part) => sections.findIndex(({heading}) => heading === part));
  const found = needed.flatMap((part, index): Found => {
    const place = places[index] ?? -1;
    const section = sections[place];
    if (!section) return problem(1, `a ${kind} page needs the heading "## ${part}". Fix: add the part.`);
    return place < Math.max(...places.slice(0, index))
      ? problem(section.line, `"## ${part}" is too early. Fix: the order is ${needed.join(', ')}.`)
      : [];
  });
  const [end, actual] = [needed.at(-1), sections.at(-1)];
  if (!end || !actual || actual.heading === end) return found;
  const message = `a ${kind} page ends with "## ${end}", this one with "## ${actual.heading}". Fix: move it.`;
  return [...found, ...problem(actual.line, message)];
}

const showsResult = (nodes: readonly RootContent[]): boolean =>
  nodes.some(
    (node) =>
      nodesOf(node, 'code').some(({meta}) => /title="Output"/.test(meta ?? '')) ||
      nodesOf(node, 'paragraph').some((one) => /(^|\. )You (should )?(now )?see\b/.test(toString(one))),
  );

function steps({sections}: SourcePage): Found {
  const all = sections.filter(({heading}) => /^Step\b/.test(heading));
  if (all.length === 0) return problem(1, 'a tutorial needs numbered steps. Fix: "## Step 1: …".');
  return all.flatMap(({heading, line, nodes}, index) => {
    const start = `Step ${index + 1}: `;
    return [
      ...(heading.startsWith(start)
        ? []
        : problem(line, `"${heading}" is step number ${index + 1}. Fix: start with "${start}".`)),
      ...(showsResult(nodes)
        ? []
        : problem(
            line,
            `"${heading}" does not say what the reader sees. Fix: "You should see …", or a block titled "Output".`,
          )),
    ];
  });
}

function opensWithText({tree}: SourcePage): Found {
  const first = tree.children.find(({type}) => type === 'paragraph' || type === 'heading');
  const message =
    'the page starts with a heading. Fix: start with a paragraph that says who the page is for.';
  return first?.type === 'paragraph' ? [] : problem(1, message);
}

/** What only the pages of a kind must have. */
const ownParts: Readonly<Record<keyof typeof parts, (page: SourcePage) => Found>> = {
  tutorial: steps,
  explanation: ({tree}) =>
    nodesOf(tree, 'list')
      .filter(({ordered}) => ordered)
      .flatMap(({line}) =>
        problem(
          line,
          'an explanation has no numbered steps. Fix: use bullets, or move the steps to a how-to.',
        ),
      ),
  'how-to': ({sections}) =>
    sections.some(({heading}) => !parts['how-to'].includes(heading))
      ? []
      : problem(
          1,
          'a how-to needs steps. Fix: add headings of its own between "Before you start" and "Check that it worked".',
        ),
  reference: (page) =>
    page.sections.some(({heading}) => openings.includes(heading))
      ? missingParts(page, ['Errors', 'Example', 'Related'])
      : [],
};

/** Every page has the parts of its kind, in their order. */
export const kindParts = perPage({name: 'kinds have their parts', unit: 'sections'}, (page) => {
  const {kind, sections} = page;
  if (!kind || kind === 'landing') return {checked: 0, found: []};
  return {
    checked: sections.length,
    found: [...opensWithText(page), ...missingParts(page, parts[kind]), ...ownParts[kind](page)],
  };
});
