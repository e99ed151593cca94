import {absentCommands, commands, type Command} from '../../../../src/platform/cli';
import {unknown, type Defect} from './defect';
import {optionsElsewhere} from './known-elsewhere';
import type {Page} from './pages';

const byName = new Map(commands.map((one) => [one.name, one]));
const absent = new Map(absentCommands.map((one) => [one.name, one.instead]));
const groups = new Set(
  commands.flatMap(({name}) => (name.includes(' ') ? [name.split(' ')[0] ?? ''] : [])),
);
const commandNames = commands.map(({name}) => name).filter((name) => name !== '');

/** The words after `agenta`, if the command calls it. */
export function agentaWords(words: readonly string[]): readonly string[] | undefined {
  if (words[0] === 'agenta') return words.slice(1);
  const module = words.indexOf('agenta.cli.main');
  if (/^python3?$/.test(words[0] ?? '') && words[1] === '-m' && module === 2) return words.slice(3);
  return undefined;
}

function problemsOfOptions(command: Command, words: readonly string[]): string[] {
  const problems: string[] = [];
  const flags = command.options.flatMap((option) => option.flags);
  const positionals: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      positionals.push(word);
      continue;
    }
    const [flag = '', value] = word.split(/=(.*)/s);
    const option = command.options.find((one) => one.flags.includes(flag));
    if (!option) {
      problems.push(unknown(`option of agenta ${command.name}`.trim(), flag, flags));
      continue;
    }
    if (!option.value) {
      if (value !== undefined) problems.push(`\`${flag}\` takes no value`);
    } else if (value === undefined) {
      index += 1;
      if (words[index] === undefined) problems.push(`\`${flag}\` needs a value`);
    }
  }
  if (positionals.length > command.arguments.length)
    problems.push(
      `\`agenta ${command.name}\` takes ${command.arguments.length} arguments, ${positionals.length} are given: ${positionals.join(' ')}`,
    );
  return problems;
}

/** Problems of an invocation, given the words after `agenta`. `strict` reports commands that are known to be absent. */
export function problemsOfAgenta(words: readonly string[], strict: boolean): string[] {
  const [first = '', second] = words;
  if (first === '' || first.startsWith('-')) {
    const bare = byName.get('');
    return bare ? problemsOfOptions(bare, words) : [];
  }
  const two = second !== undefined && !second.startsWith('-') ? `${first} ${second}` : first;
  for (const name of [two, first]) {
    const instead = absent.get(name);
    if (instead !== undefined)
      return strict ? [`\`agenta ${name}\` does not exist; use ${instead}`] : [];
  }
  if (groups.has(first)) {
    const command = byName.get(two);
    if (!command) return [unknown('command agenta', two, commandNames)];
    return problemsOfOptions(command, words.slice(two === first ? 1 : 2));
  }
  const command = byName.get(first);
  if (!command) return [unknown('command agenta', first, commandNames)];
  return problemsOfOptions(command, words.slice(1));
}

/** The words after `agenta` in a code span; undefined for other spans and for those with an ellipsis. */
export function spanWords(code: string): readonly string[] | undefined {
  return /^agenta( |$)/.test(code) && !code.includes('…') ? code.split(/\s+/).slice(1) : undefined;
}

const options = new Set(commands.flatMap((one) => one.options.flatMap(({flags}) => flags)));

/** Options that a page names in running text. One that stands in a block of the page is checked there. */
export function namedOptions({spans, blocks}: Page): {checked: number; defects: Defect[]} {
  const isUsed = (option: string): boolean => blocks.some(({code}) => code.includes(option));
  const named = spans.flatMap(({code, file, line}) => {
    const [option] = /^--?[a-z][\w-]*/.exec(code) ?? [];
    return option ? [{option, file, line}] : [];
  });
  const defects = named
    .filter(({option}) => !(options.has(option) || option in optionsElsewhere || isUsed(option)))
    .map(({option, file, line}) => ({file, line, message: unknown('option', option, options)}));
  return {checked: named.length, defects};
}
