import {existsSync} from 'node:fs';
import type {Node} from 'mdast';
import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {pageHtml} from '../../src/built-site/files';
import {parseHtml} from '../../src/built-site/read';
import {idsIn} from '../../src/built-site/tree';
import {nearestName} from '../../src/settings/nearest-name';
import {linkTarget, nodesOf, type SourcePage} from '../content/pages/page';

/** Ids of a page: of the headings in its source, and of everything in its last build, which components add to. */
function idsOf({tree, address}: SourcePage): string[] {
  const slugger = createSlugger();
  const headings = nodesOf(tree, 'heading').map(({children}) => {
    const comment = children.find(({type}: Node) => type === 'mdxTextExpression');
    const [, id] = /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment && 'value' in comment ? comment.value : '') ?? [];
    const text = toString({
      type: 'paragraph',
      children: children.filter((child) => child !== comment),
    });
    // As src/markdown/heading-ids.ts.
    return id ?? slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text.trim() : 'section');
  });
  const isBuilt = existsSync(`build${address}.html`) || existsSync(`build${address}/index.html`);
  return isBuilt ? [...headings, ...idsIn(parseHtml(pageHtml('build', address)))] : headings;
}

/** Links of a page to files that do not exist, and to anchors that their pages lack. */
export function brokenLinks(file: string, pages: readonly SourcePage[]): string[] {
  const own = pages.find((page) => page.file === file);
  if (!own) return [];
  return nodesOf(own.tree, 'link').flatMap(({url, line}) => {
    const {linked = file, fragment = ''} = linkTarget(own, url) ?? {};
    const page = pages.find((candidate) => candidate.file === linked);
    if (!page && !existsSync(linked)) {
      const names = pages.map((known) => known.file);
      return `${file}:${line} links to ${linked}, which does not exist; the nearest is ${nearestName(linked, names)}. Fix: correct the path.`;
    }
    const ids = page && fragment ? idsOf(page) : [decodeURIComponent(fragment)];
    if (ids.includes(decodeURIComponent(fragment))) return [];
    return `${file}:${line} links to ${url}, but ${linked} has no heading with that id; the nearest is #${nearestName(fragment, ids)}. Fix: correct the anchor.`;
  });
}
