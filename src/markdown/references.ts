import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {glossary} from '../platform/glossary';
import {links} from '../settings/links';
import {nearestName} from '../settings/nearest-name';
import {SourceError} from '../settings/source-error';

const glossaryPage = '/guides/how_does_agenta_work';

/**
 * The address behind `link:key` (src/settings/links.ts) or `term:id` (src/platform/glossary.ts), with the
 * definition of the term; undefined for any other address. Throws an Error with the nearest known name for an
 * unknown key or id.
 */
export function resolveReference(url: string): {url: string; definition?: string} | undefined {
  const [, scheme, name = '', hash = ''] = /^(link|term):([^#]*)(#.*)?$/s.exec(url) ?? [];
  if (!scheme) return undefined;
  const unknown = (kind: string, known: readonly string[]): Error =>
    new Error(`unknown ${kind} "${name}"; the nearest is "${nearestName(name, known)}".`);
  if (scheme === 'link') {
    const address = (links as Record<string, string>)[name];
    if (!address) throw unknown('external address', Object.keys(links));
    return {url: address + hash};
  }
  const entry = glossary.find(({id}) => id === name);
  if (!entry)
    throw unknown(
      'glossary term',
      glossary.map(({id}) => id),
    );
  return {url: `${glossaryPage}#term-${name}`, definition: entry.definition};
}

/** Where the names of a scheme are. */
const homes: Readonly<Record<string, string>> = {
  link: 'src/settings/links.ts',
  term: 'src/platform/glossary.ts',
};

/**
 * Resolves the `link:` and `term:` addresses of a page. An unknown one fails the build with file and line.
 */
export const remarkReferences = () => (tree: Root, file: VFile) => {
  visit(tree, 'link', (node) => {
    try {
      const {url, definition} = resolveReference(node.url) ?? {url: node.url};
      node.url = url;
      if (!definition) return;
      node.title = definition;
      node.data = {...node.data, hProperties: {className: ['term']}};
    } catch (error) {
      throw new SourceError(
        `${file.path}:${node.position?.start.line ?? 1}: ${(error as Error).message} Fix: correct it, or add it to ${homes[node.url.split(':')[0] ?? '']}.`,
      );
    }
  });
};
