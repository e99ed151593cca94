import {absentCommands, commands, type Command} from '@site/src/platform/cli';
import {perItem} from '../../pages/check';
import {blocksOf} from '../../pages/page';
import {optionsElsewhere} from '../known-elsewhere';
import {readShell} from '../shell';
import {unknown} from '../unknown';

const byName = new Map(commands.map((one) => [one.name, one]));
const absent = new Map(absentCommands.map((one) => [one.name, one.instead]));
const names = commands.map(({name}) => name).filter((name) => name !== '');
const groups = new Set(names.filter((name) => name.includes(' ')).map((name) => name.split(' ')[0]));

/** The words after `agenta`, if the command calls it. */
function agentaWords(words: readonly string[]): readonly string[] | undefined {
  if (words[0] === 'agenta') return words.slice(1);
  return /^python3? -m agenta\.cli\.main\b/.test(words.join(' ')) ? words.slice(3) : undefined;
}

function problemsOfOptions(command: Command, words: readonly string[]): string[] {
  const problems: string[] = [];
  const flags = command.options.flatMap((option) => option.flags);
  const positionals: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [flag = '', value] = word.split(/=(.*)/s);
    const option = command.options.find((one) => one.flags.includes(flag));
    if (!word.startsWith('-')) positionals.push(word);
    else if (!option) problems.push(unknown(`option of agenta ${command.name}`.trim(), flag, flags));
    else if (!option.value && value !== undefined) problems.push(`\`${flag}\` takes no value`);
    else if (option.value && value === undefined) {
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
function problemsOfAgenta(words: readonly string[], strict: boolean): string[] {
  const isName = (word: string | undefined): boolean => word !== undefined && !word.startsWith('-');
  const [first = '', second] = words;
  const one = isName(first) ? first : '';
  const two = one && isName(second) ? `${first} ${second}` : one;
  for (const name of [two, one]) {
    const instead = absent.get(name);
    if (instead !== undefined) return strict ? [`\`agenta ${name}\` does not exist; use ${instead}`] : [];
  }
  const name = groups.has(one) ? two : one;
  const command = byName.get(name);
  if (!command) return [unknown('command agenta', name, names)];
  return problemsOfOptions(command, words.slice(name.split(' ').filter(Boolean).length));
}

export const agentaCalls = perItem(
  {name: 'commands of agenta exist', unit: 'calls'},
  (page) =>
    blocksOf(page, 'bash')
      .flatMap((block) => readShell(block).commands)
      .map(({line, words}) => ({line, words: agentaWords(words) ?? []}))
      .filter(({words}) => words.length > 0),
  ({words}) => problemsOfAgenta(words, true),
);

/** Text may also say that a command does not exist, or leave words out with an ellipsis. */
export const agentaMentions = perItem(
  {name: 'commands of agenta exist, in text', unit: 'mentions'},
  ({spans}) => spans.filter(({code}) => /^agenta( |$)/.test(code) && !code.includes('…')),
  ({code}) => problemsOfAgenta(code.split(/\s+/).slice(1), false),
);

const options = new Set(commands.flatMap((one) => one.options.flatMap(({flags}) => flags)));

/** Options that a page names in running text. Those that a block of the page contains are checked there. */
export const namedOptions = perItem(
  {name: 'options exist, in text', unit: 'options'},
  ({spans}) =>
    spans.flatMap(({code, line}) => {
      const [option] = /^--?[a-z][\w-]*/.exec(code) ?? [];
      return option ? [{option, line}] : [];
    }),
  ({option}, {blocks}) =>
    options.has(option) || option in optionsElsewhere || blocks.some(({code}) => code.includes(option))
      ? ''
      : unknown('option', option, options),
);
