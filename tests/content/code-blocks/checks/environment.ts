import {environmentVariables} from '@site/src/platform/environment';
import {clientTypes} from '@site/src/platform/sdk';
import {perItem} from '../../pages/check';
import {blocksOf, type Block, type SourcePage} from '../../pages/page';
import {elsewhere} from '../known-elsewhere';
import {readShell} from '../shell';
import {unknown} from '../unknown';

interface Named {
  readonly name: string;
  readonly line: number;
}

/** What the group of a pattern matches in some lines, each with its line number. */
const namesIn = (lines: readonly string[], pattern: RegExp, first = 1): Named[] =>
  lines.flatMap((text, index) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({name, line: first + index})),
  );

const namesInBlocks = (blocks: readonly Block[], pattern: RegExp): Named[] =>
  blocks.flatMap(({code, line}) => namesIn(code.split('\n'), pattern, line + 1));

/** Values of the API that are written like variables, such as the states of an evaluation. */
const values = new Set(clientTypes.flatMap(({parts}) => parts));

/** Names in running text that are written like variables, unless a block of the page has them: there they are checked. */
const namesInText = ({spans, blocks}: SourcePage): Named[] =>
  spans.flatMap(({code, line}) => {
    const [, name] = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=|$)/.exec(code) ?? [];
    if (!name || values.has(name) || /^(AGENTA|YOUR)_/.test(name)) return [];
    return blocks.some((block) => block.code.includes(name)) ? [] : [{name, line}];
  });

const isDotenv = ({title}: Block): boolean => /(^|\/)(\.env(\.\w+)?|env\.example|[\w-]+\.env)$/.test(title);

const known = new Set([...environmentVariables.map(({name}) => name), ...Object.keys(elsewhere)]);

/** Variables that a page sets in shell, .env or YAML, and those that it reads in shell or Python. */
function ownNames(page: SourcePage) {
  const scripts = blocksOf(page, 'bash').map(readShell);
  const dotenv = blocksOf(page, 'ini', 'text').filter(isDotenv);
  const inPython = namesInBlocks(
    blocksOf(page, 'python'),
    /os\.(?:environ(?:\.get)?|getenv)[[(]["'](\w+)["']/g,
  );
  return {
    set: [
      ...scripts.flatMap(({assignments}) => assignments),
      ...namesInBlocks(dotenv, /^(?:export )?([A-Za-z_][A-Za-z0-9_]*)=/g),
      ...namesInBlocks(blocksOf(page, 'yaml'), /^\s+(?:- )?["']?([A-Z][A-Z0-9_]+)(?:[=:]|["']?$)/g),
    ],
    inPython,
    read: [...scripts.flatMap(({used}) => used), ...inPython.map(({name}) => name)],
  };
}

/** Every variable of a page exists, or is the reader's own: one that the page both sets and reads. */
export const environment = perItem(
  {name: 'environment variables exist', unit: 'mentions'},
  (page) => {
    const {set, inPython} = ownNames(page);
    const platforms = namesIn(page.lines, /(?<![A-Z0-9_])(AGENTA_[A-Z0-9_]*[A-Z0-9])/g);
    return [...platforms, ...namesInText(page), ...set, ...inPython];
  },
  ({name}, page) => {
    if (known.has(name)) return '';
    const {set, read} = ownNames(page);
    // The prefix AGENTA_ is reserved for the platform.
    const isOwn = !name.startsWith('AGENTA_') && read.includes(name);
    return isOwn && set.some((one) => one.name === name) ? '' : unknown('environment variable', name, known);
  },
);
