import {environmentVariables} from '@site/src/platform/environment';
import {clientTypes} from '@site/src/platform/sdk';
import {perItem} from '../../pages/check';
import {blocksOf, type Block, type SourcePage} from '../../pages/page';
import {elsewhere} from '../known-elsewhere';
import {unknown} from '../unknown';

/** Values of the API that are written like variables, such as the states of an evaluation. */
const values = new Set(clientTypes.flatMap(({parts}) => parts));
const known = new Set([...environmentVariables.map(({name}) => name), ...Object.keys(elsewhere)]);

/** The names that a pattern's group matches in pieces of code, with their lines on the page. */
const namesIn = (pieces: readonly {code: string; line: number}[], pattern: RegExp) =>
  pieces.flatMap(({code, line}) =>
    [...code.matchAll(pattern)].map(({0: match, 1: name = '', index}) => ({
      name,
      line:
        line +
        code
          .slice(0, index + match.length)
          .trimEnd()
          .split('\n').length,
    })),
  );

const isDotenv = ({title}: Block): boolean => /(^|\/)(\.env(\.\w+)?|env\.example|[\w-]+\.env)$/.test(title);

/** Variables that blocks set, in the shell, in .env files and in YAML. */
const setIn = (page: SourcePage) => [
  ...namesIn(
    [...blocksOf(page, 'bash'), ...blocksOf(page, 'ini', 'text').filter(isDotenv)],
    /(?:^|\s)([A-Z][A-Z0-9_]+)=/g,
  ),
  ...namesIn(blocksOf(page, 'yaml'), /^\s+(?:- )?["']?([A-Z][A-Z0-9_]+)(?:[=:]|["']?$)/gm),
];
const readInPython = (page: SourcePage) =>
  namesIn(blocksOf(page, 'python'), /os\.(?:environ(?:\.get)?|getenv)[[(]["'](\w+)["']/g);
const readInShell = (page: SourcePage) => namesIn(blocksOf(page, 'bash'), /\$\{?(\w+)/g);

/** Names in running text that are written like variables, unless a block of the page has them: there they are checked. */
const namedInText = ({spans, blocks}: SourcePage) =>
  namesIn(
    spans.map(({code, line}) => ({code, line: line - 1})),
    /^(?!AGENTA_|YOUR_)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=|$)/g,
  ).filter(({name}) => !values.has(name) && !blocks.some(({code}) => code.includes(name)));

/** Every variable of a page exists, or is the reader's own: one that the page both sets and reads. */
export const environment = perItem(
  {name: 'environment variables exist', unit: 'mentions'},
  (page) => [
    ...namesIn([{code: page.lines.join('\n'), line: 0}], /(?<![A-Z0-9_])(AGENTA_[A-Z0-9_]*[A-Z0-9])/g),
    ...namedInText(page),
    ...setIn(page),
    ...readInPython(page),
  ],
  ({name}, page) => {
    if (known.has(name)) return '';
    const has = (names: readonly {name: string}[]): boolean => names.some((one) => one.name === name);
    // The prefix AGENTA_ is reserved for the platform.
    const isOwn = !name.startsWith('AGENTA_') && has(setIn(page));
    return isOwn && has([...readInPython(page), ...readInShell(page)])
      ? ''
      : unknown('environment variable', name, known);
  },
);
