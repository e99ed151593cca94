import {parseArgs} from 'node:util';
import {absentCommands, commands, type Command} from '@site/src/platform/cli';
import {perItem} from '../../pages/check';
import {blocksOf} from '../../pages/page';
import {optionsElsewhere} from '../known-elsewhere';
import {readShell} from '../shell';
import {unknown} from '../unknown';

const byName = new Map(commands.map((one) => [one.name, one]));
const absent = new Map(absentCommands.map((one) => [one.name, one.instead]));

function problemsOfOptions(command: Command, words: readonly string[]): string[] {
  const flags = command.options.flatMap((option) => option.flags);
  const withValue = command.options.filter(({value}) => value).flatMap((option) => option.flags);
  const options = Object.fromEntries(withValue.map((flag) => [flag.slice(2), {type: 'string'} as const]));
  const {tokens} = parseArgs({args: [...words], options, strict: false, tokens: true});
  const positionals = tokens.filter(({kind}) => kind === 'positional');
  const found = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const {rawName, value} = token;
    if (!flags.includes(rawName)) return unknown(`option of agenta ${command.name}`.trim(), rawName, flags);
    const needsValue = withValue.includes(rawName);
    if (needsValue === (value !== undefined)) return [];
    return `\`${rawName}\` ${needsValue ? 'needs a value' : 'takes no value'}`;
  });
  return positionals.length > command.arguments.length
    ? [...found, `\`agenta ${command.name}\` takes ${command.arguments.length} arguments`]
    : found;
}

/** Problems of an invocation, given the words after `agenta`. `strict` reports commands that are known to be absent. */
function problemsOfAgenta(words: readonly string[], strict: boolean): string[] {
  const options = words.findIndex((word) => word.startsWith('-'));
  const named = words.slice(0, options < 0 ? 2 : Math.min(options, 2));
  const names = named.map((_, index) => named.slice(0, index + 1).join(' ')).toReversed();
  const known = [...names, ''].find((name) => absent.has(name) || byName.has(name)) ?? '';
  const instead = absent.get(known);
  if (instead !== undefined) return strict ? [`\`agenta ${known}\` does not exist; use ${instead}`] : [];
  const command = byName.get(known);
  if (!command || (known === '' && named.length > 0))
    return [unknown('command agenta', names[0] ?? '', byName.keys())];
  return problemsOfOptions(command, words.slice(known.split(' ').filter(Boolean).length));
}

export const agentaCalls = perItem(
  {name: 'commands of agenta exist', unit: 'calls'},
  (page) =>
    blocksOf(page, 'bash')
      .flatMap((block) => readShell(block).commands)
      .filter(({words}) => words[0] === 'agenta'),
  ({words}) => problemsOfAgenta(words.slice(1), true),
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
