import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {glossary} from '../platform/glossary';
import {links} from '../settings/links';
import {nearestName} from '../settings/nearest-name';

const glossaryPage = '/guides/how_does_agenta_work';

/**
 * Resolves two kinds of link: `link:key` (an external address in src/settings/links.ts) and `term:id` (a glossary entry in
 * src/platform/glossary.ts). An unknown key or id fails the build with file, line and the nearest known name.
 */
export const remarkReferences = () => (tree: Root, file: VFile) => {
  const fail = (node: Link, kind: string, name: string, known: readonly string[]): never =>
    file.fail(
      `${file.path}:${node.position?.start.line ?? 1}: unknown ${kind} "${name}". Nearest: "${nearestName(name, known)}".`,
      node,
    );

  visit(tree, 'link', (node) => {
    const [scheme, name] = node.url.split(/:(.*)/s) as [string, string | undefined];
    if (scheme === 'link' && name !== undefined) {
      const [key = '', hash] = name.split('#');
      const address = (links as Record<string, string>)[key];
      node.url = address ?? fail(node, 'external address', key, Object.keys(links));
      if (hash) node.url += `#${hash}`;
    }
    if (scheme === 'term' && name !== undefined) {
      const entry = glossary.find(({id}) => id === name);
      const ids = glossary.map(({id}) => id);
      if (!entry) return fail(node, 'glossary term', name, ids);
      node.url = `${glossaryPage}#term-${name}`;
      node.title = entry.definition;
      node.data = {...node.data, hProperties: {className: ['term']}};
    }
  });
};
