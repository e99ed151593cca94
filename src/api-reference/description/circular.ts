import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unescapePointerFragment} from '@redocly/openapi-core';
import {globbySync} from 'globby';
import {isMap, isNode, LineCounter, parseDocument, visit, type YAMLMap} from 'yaml';

/**
 * What the linter does not follow, and where it does not say: an alias within what it stands for, and a `$ref` that leads to itself.
 * Looks at all files in the folder of the root description.
 */
export function circularPlaces(root: string): {file: string; line: number; message: string; fix: string}[] {
  const files = globbySync('**/*.{yaml,yml,json}', {cwd: path.dirname(root), absolute: true}).map((file) => {
    const lines = new LineCounter();
    return {file, lines, document: parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines})};
  });
  /** The map that the `$ref` of a map refers to, with its file. */
  const follow = (file: string, map: YAMLMap): [file: string, map: YAMLMap] | undefined => {
    const [address = '', pointer = ''] = String(map.get('$ref') ?? '').split('#');
    const target = address ? path.resolve(path.dirname(file), address) : file;
    const keys = pointer.split('/').slice(1).map(unescapePointerFragment);
    const node = files.find((one) => one.file === target)?.document.getIn(keys, true);
    return map.has('$ref') && isMap(node) ? [target, node] : undefined;
  };
  return files.flatMap(({file, lines, document}) => {
    const found: ReturnType<typeof circularPlaces> = [];
    const add = (node: {range?: readonly number[] | null}, message: string, fix: string) =>
      found.push({file, line: lines.linePos(node.range?.[0] ?? 0).line, message, fix});
    visit(document, {
      Alias(_, alias, around) {
        if (around.some((node) => isNode(node) && 'anchor' in node && node.anchor === alias.source))
          add(
            alias,
            'an alias is within what it stands for.',
            'use "$ref", which may refer to what is around it.',
          );
      },
      Map(_, map) {
        const seen = new Set<YAMLMap>();
        let next = follow(file, map);
        for (; next && !seen.has(next[1]); next = follow(...next)) seen.add(next[1]);
        if (seen.has(map))
          add(map, 'the "$ref" leads back to itself.', 'refer to an object that is written out.');
      },
    });
    return found;
  });
}
