import type {Image, Paragraph, Parent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {nearestName} from '../settings/nearest-name';
import {diagrams} from './data';
import {sizeOf} from './draw/size';

const scheme = 'diagram:';

interface MdxElement {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children: [];
}

function elementFor(image: Image, place: string): MdxElement {
  const name = image.url.slice(scheme.length);
  const diagram = diagrams.find((candidate) => candidate.name === name);
  if (!diagram) {
    const names = diagrams.map((candidate) => candidate.name);
    throw new Error(
      `${place}: there is no diagram "${name}". Did you mean "${nearestName(name, names)}"?`,
    );
  }
  if (!image.alt?.trim())
    throw new Error(`${place}: the diagram "${name}" has no alternative text`);
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
 * `![alternative text](diagram:name)` on a line of its own becomes `<Diagram>`. Runs before the site
 * generator's own image handling, which would look for a file of that name.
 */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    const visit = (parent: Parent): void => {
      parent.children.forEach((node, index) => {
        const images =
          'children' in node ? (node.children as {type: string}[]).filter(isDiagram) : [];
        for (const image of images) {
          const place = `${file.path ?? 'page'}:${image.position?.start.line ?? '?'}`;
          if (node.type !== 'paragraph' || (node as Paragraph).children.length !== 1) {
            throw new Error(
              `${place}: a diagram stands on a line of its own, with empty lines around it`,
            );
          }
          (parent.children as unknown[])[index] = elementFor(image, place);
        }
        if (images.length === 0 && 'children' in node) visit(node as Parent);
      });
    };
    visit(tree);
  };
}
