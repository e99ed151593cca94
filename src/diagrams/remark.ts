import type {BlockContent, Image, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearestName} from '../settings/nearest-name';
import {SourceError} from '../settings/source-error';
import * as data from './data';
import type {Diagram, Form} from './data/types';
import {place} from './draw/place';

const scheme = 'diagram:';
const diagrams: readonly Diagram[] = Object.values(data);

/** Number of blocks, such as paragraphs and list items, on a laptop's first screen below the title. */
const firstScreen = 6;

/** The legend of a diagram as a numbered list. Backticks in its texts mark code, as in Markdown. */
const legendOf = ({legend = []}: Diagram) =>
  remark().parse(legend.map(({text}, index) => `${index + 1}. ${text}`).join('\n'))
    .children as BlockContent[];

function elementFor(image: Image, position: string, first: boolean): MdxJsxFlowElement {
  const name = image.url.slice(scheme.length);
  const diagram = diagrams.find((candidate) => candidate.name === name);
  if (!diagram) {
    const names = diagrams.map((candidate) => candidate.name);
    throw new SourceError(
      `${position}: there is no diagram "${name}"; the nearest is "${nearestName(name, names)}". Fix: correct the name, or export the diagram from src/diagrams/data/index.ts.`,
    );
  }
  if (!image.alt?.trim())
    throw new SourceError(
      `${position}: the diagram "${name}" has no alternative text. Fix: write it between the brackets.`,
    );
  const sizeOf = (form: Form) => {
    const {width, height} = place(diagram, form);
    return `${width} ${height}`;
  };
  const values = {name, alt: image.alt, narrow: sizeOf('narrow'), wide: sizeOf('wide')};
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries({...values, ...(first && {first: null})}).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: legendOf(diagram),
  };
}

const isDiagram = (node: {type: string}): node is Image =>
  node.type === 'image' && (node as Image).url.startsWith(scheme);

/**
 * Replaces `![alternative text](diagram:name)` on a line of its own with `<Diagram>`. Must run before
 * Docusaurus handles images, because it would look for a file with that name. Throws an Error with file, line
 * and fix for an unknown diagram or missing alternative text.
 */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    let blocks = 0;
    visit(tree, (node, index, parent) => {
      if (/^(paragraph|heading|code|tableRow)$/.test(node.type)) blocks += 1;
      const image = 'children' in node ? (node.children as {type: string}[]).find(isDiagram) : undefined;
      if (!image || !parent || index === undefined) return;
      const position = `${file.path ?? 'page'}:${image.position?.start.line ?? '?'}`;
      if (node.type !== 'paragraph' || node.children.length !== 1) {
        throw new SourceError(
          `${position}: a diagram must be on a line of its own. Fix: put empty lines around it.`,
        );
      }
      // The diagram's own paragraph has been counted too. A diagram is as tall as many blocks, so a later one
      // is not on the first screen.
      parent.children[index] = elementFor(image, position, blocks <= firstScreen + 1);
      blocks += firstScreen;
    });
  };
}
