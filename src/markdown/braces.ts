import type {Root} from 'mdast';
import {SourceError} from '../settings/source-error';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * MDX reads `{app_id}`, `{app.id}` and `{{app_id}}` in text as JavaScript expressions. Without this check, a
 * name that the page neither imports nor exports would fail when the page is rendered, without a line number.
 */
export const remarkBraces = () => (tree: Root, file: VFile) => {
  const declared = new Set(['props', 'frontMatter']);
  visit(tree, 'mdxjsEsm', ({value}) => {
    for (const [word] of value.matchAll(/[\w$]+/g)) declared.add(word);
  });
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const value = 'value' in node ? node.value.trim() : '';
    const [, name] = /^\{?\s*([\w-]*)[\w.-]*\s*\}?$/.exec(value) ?? [];
    if (name === undefined || declared.has(name)) return;
    const line = node.position?.start.line ?? 1;
    throw new SourceError(
      `${file.path}:${line}: {${value}} is read as code. Fix: put it in backticks, or write \\{${value.replace('{', '\\{')}}.`,
    );
  });
};
