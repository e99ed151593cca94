import type {Image, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearestName} from '../settings/nearest-name';
import {diagrams} from './data';
import {sizeOf} from './draw/size';

const scheme = 'diagram:';

function elementFor(image: Image, place: string): MdxJsxFlowElement {
  const name = image.url.slice(scheme.length);
  const diagram = diagrams.find((candidate) => candidate.name === name);
  if (!diagram) {
    const names = diagrams.map((candidate) => candidate.name);
    throw new Error(
      `${place}: there is no diagram "${name}". Did you mean "${nearestName(name, names)}"?`,
    );
  }
  if (!image.alt?.trim())
    throw new Error(
      `${place}: the diagram "${name}" has no alternative text. Fix: write it between the brackets.`,
    );
  const {width, height} = sizeOf(diagram).pixels;
  const values = {name, width: String(width), height: String(height), alt: image.alt};
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(values).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}

const isDiagram = (node: {type: string}): node is Image =>
  node.type === 'image' && (node as Image).url.startsWith(scheme);

/**
 * `![alternative text](diagram:name)` on a line of its own becomes `<Diagram>`. Runs before Docusaurus handles images,
 * which would look for a file of that name.
 */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const image =
        'children' in node ? (node.children as {type: string}[]).find(isDiagram) : undefined;
      if (!image || !parent || index === undefined) return;
      const place = `${file.path ?? 'page'}:${image.position?.start.line ?? '?'}`;
      if (node.type !== 'paragraph' || node.children.length !== 1) {
        throw new Error(
          `${place}: a diagram stands on a line of its own. Fix: put empty lines around it.`,
        );
      }
      parent.children[index] = elementFor(image, place);
    });
  };
}
