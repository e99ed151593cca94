import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unescapePointerFragment} from '@redocly/openapi-core';
import {globbySync} from 'globby';
import {isMap, isNode, LineCounter, parseDocument, visit, type YAMLMap} from 'yaml';

/** Whether a decimal number has more digits than a number can keep. */
const losesDigits = (source: string): boolean =>
  /^[-+]?\d*\.\d+$/.test(source) && source.replace(/^\D*0*\.?0*|\./g, '').length > 17;

/**
 * What the linter does not follow or see: an alias within what it stands for, a `$ref` that leads to itself, another encoding, and decimals
 * that would lose digits. Looks at all files in the folder of the root description.
 */
export function unreadablePlaces(root: string): {file: string; line: number; message: string; fix: string}[] {
  const files = globbySync('**/*.{yaml,yml,json}', {cwd: path.dirname(root), absolute: true}).map((file) => {
    const lines = new LineCounter();
    const text = readFileSync(file, 'utf8');
    return {file, text, lines, document: parseDocument(text, {lineCounter: lines})};
  });
  /** The map that the `$ref` of a map refers to, with its file. */
  const follow = (file: string, map: YAMLMap): [file: string, map: YAMLMap] | undefined => {
    const [address = '', pointer = ''] = String(map.get('$ref') ?? '').split('#');
    const target = address ? path.resolve(path.dirname(file), address) : file;
    const keys = pointer.split('/').slice(1).map(unescapePointerFragment);
    const node = files.find((one) => one.file === target)?.document.getIn(keys, true);
    return map.has('$ref') && isMap(node) ? [target, node] : undefined;
  };
  return files.flatMap(({file, text, lines, document}) => {
    const found: ReturnType<typeof unreadablePlaces> = [];
    const add = (node: {range?: readonly number[] | null}, message: string, fix: string) =>
      found.push({file, line: lines.linePos(node.range?.[0] ?? 0).line, message, fix});
    const bad = text.indexOf('\ufffd');
    if (bad >= 0) add({range: [bad]}, 'the file is not UTF-8.', 'save it with that encoding.');
    visit(document, {
      Scalar(_, scalar) {
        if (typeof scalar.value === 'number' && losesDigits(scalar.source ?? ''))
          add(scalar, `${scalar.source} would lose digits.`, 'write at most 17 digits, or a text.');
      },
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
