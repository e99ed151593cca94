import {isMap, isScalar, parseDocument, visit} from 'yaml';
import {environmentVariables} from '@site/src/platform/environment';
import {clientTypes} from '@site/src/platform/sdk';
import {perPage} from '../../pages/check';
import {blocksOf, type Block, type SourcePage} from '../../pages/page';
import {elsewhere} from '../known-elsewhere';
import {readShell} from '../shell';
import {unknown} from '../unknown';

interface Named {
  readonly name: string;
  readonly line: number;
}

/** Every name that a pattern's group has in a text, with its line. */
const namesIn = (lines: readonly string[], pattern: RegExp, first = 1): Named[] =>
  lines.flatMap((text, index) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({name, line: first + index})),
  );

const namesInBlock = ({code, line}: Block, pattern: RegExp): Named[] =>
  namesIn(code.split('\n'), pattern, line + 1);

/** Values of the API that are written like variables, such as the states of an evaluation. */
const values = new Set(clientTypes.flatMap(({parts}) => parts));

/** Names in running text that are written like variables, unless a block of the page has them: there they are checked. */
const namesInText = ({spans, blocks}: SourcePage): Named[] =>
  spans.flatMap(({code, line}) => {
    const [, name] = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=|$)/.exec(code) ?? [];
    if (!name || values.has(name) || /^(AGENTA|YOUR)_/.test(name)) return [];
    return blocks.some((block) => block.code.includes(name)) ? [] : [{name, line}];
  });

/** Names under every `environment:` of a YAML block, whether it is a mapping or a list. */
function yamlNames({code, line}: Block): Named[] {
  const names: Named[] = [];
  visit(parseDocument(code), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== 'environment') return;
      const items = isMap(value)
        ? value.items.map((item) => item.key)
        : (value as {items?: unknown[]})?.items;
      for (const item of items ?? []) {
        if (!isScalar(item)) continue;
        const before = code.slice(0, item.range?.[0] ?? 0);
        names.push({
          name: String(item.value).split('=')[0] ?? '',
          line: line + before.split('\n').length,
        });
      }
    },
  });
  return names;
}

const isDotenv = ({title}: Block): boolean =>
  /(^|\/)(\.env(\.\w+)?|env\.example|[\w-]+\.env)$/.test(title);

const platform = environmentVariables.map(({name}) => name);
const known = new Set([...platform, ...Object.keys(elsewhere)]);

/** Every variable of a page exists: in text, set in shell, .env or YAML, or read in Python. */
export const environment = perPage(
  {name: 'environment variables exist', unit: 'mentions', floor: 160},
  (page) => {
    const scripts = blocksOf(page, 'bash').map(readShell);
    const set = [
      ...scripts.flatMap(({assignments}) => assignments),
      ...blocksOf(page, 'ini', 'text')
        .filter(isDotenv)
        .flatMap((block) => namesInBlock(block, /^(?:export )?([A-Za-z_][A-Za-z0-9_]*)=/g)),
      ...blocksOf(page, 'yaml').flatMap(yamlNames),
    ];
    const readInPython = blocksOf(page, 'python').flatMap((block) =>
      namesInBlock(block, /os\.(?:environ(?:\.get)?|getenv)[[(]["'](\w+)["']/g),
    );
    const own = namesIn(page.lines, /(?<![A-Z0-9_])(AGENTA_[A-Z0-9_]*[A-Z0-9])/g);
    const names = [...own, ...namesInText(page), ...set, ...readInPython];
    // A page may set and read variables of the reader, but the prefix AGENTA_ is the platform's.
    const written = new Set(set.map(({name}) => name));
    const read = [...scripts.flatMap(({used}) => used), ...readInPython.map(({name}) => name)];
    const readers = new Set(
      read.filter((name) => written.has(name) && !name.startsWith('AGENTA_')),
    );
    return {
      checked: names.length,
      found: names
        .filter(({name}) => !known.has(name) && !readers.has(name))
        .map(({name, line}) => ({line, message: unknown('environment variable', name, known)})),
    };
  },
);
