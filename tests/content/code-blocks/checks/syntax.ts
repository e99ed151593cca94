import {parse as parseToml} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import {perPage, type PageOutcome} from '../../pages/check';
import {blocksOf, type Block} from '../../pages/page';
import {readPython} from '../python';
import {readShell} from '../shell';

type Found = PageOutcome['found'];

/** Quotes and spaces of word processors, which no program accepts as code. */
const typographic = /[“”‘’\u00a0]/;

export const plainCharacters = perPage(
  {name: 'code has plain quotes and spaces', unit: 'blocks'},
  ({blocks}) => {
    const code = blocks.filter(({language}) => language !== 'text');
    const message =
      'has a typographic quote or a no-break space. Fix: type straight quotes and plain spaces.';
    const found = code.flatMap(({line, code: text}) =>
      text
        .split('\n')
        .flatMap((row, index) => (typographic.test(row) ? {line: line + 1 + index, message} : [])),
    );
    return {checked: code.length, found};
  },
);

/** Syntax errors of a JSON, YAML or TOML block, with their lines on the page. */
function dataErrors({line, language, code}: Block): Found {
  try {
    if (language === 'json') JSON.parse(code);
    if (language === 'toml') parseToml(code);
    if (language !== 'yaml') return [];
    return parseAllDocuments(code).flatMap(({errors}) =>
      errors.map(({linePos, message}) => ({
        line: line + (linePos?.[0].line ?? 1),
        message: `YAML: ${message.split('\n')[0] ?? ''}`,
      })),
    );
  } catch (error) {
    const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const position = /position (\d+)/.exec(text)?.[1];
    const row = position === undefined ? 0 : code.slice(0, Number(position)).split('\n').length;
    return [
      {
        line: line + row,
        message: `${language.toUpperCase()}: ${text}. Fix: correct it there or just before.`,
      },
    ];
  }
}

/** JSON that `curl` sends as it stands. The shell puts values into what has a dollar sign, and removes backslashes. */
function bodyErrors(block: Block): Found {
  return readShell(block).commands.flatMap(({words, line}) =>
    words.flatMap((word, index) => {
      const isBody = words[0] === 'curl' && /^(-d|--data|--json)$/.test(words[index - 1] ?? '');
      if (!isBody || !/^\s*[{[][^$\\]*$/.test(word)) return [];
      return dataErrors({...block, language: 'json', code: word, line}).map(({message}) => ({line, message}));
    }),
  );
}

const parsed = (name: string, fences: string[], errors: (block: Block) => Found) =>
  perPage({name: `${name} parses`, unit: 'blocks'}, (page) => {
    const blocks = blocksOf(page, ...fences);
    return {checked: blocks.length, found: blocks.flatMap(errors)};
  });

export const syntax = [
  parsed('data', ['json', 'yaml', 'toml'], dataErrors),
  parsed('Python', ['python'], (block) => [...readPython(block).errors, ...readPython(block).uneven]),
  parsed('shell', ['bash'], (block) => [...readShell(block).errors, ...bodyErrors(block)]),
];
