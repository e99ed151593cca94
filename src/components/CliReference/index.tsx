import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageLink, Table, tableOf, type Row} from '@site/src/components/Reference';
import {
  absentCommands,
  command,
  commands,
  projectKeys,
  type Command,
  type Request,
} from '@site/src/platform/cli';
import extracted from '@site/src/platform/extracted/commands.json';
import {errorAnchor} from '@site/src/settings/anchors';
import {slugOf} from '@site/src/settings/text';

const full = (name: string): string => (name === '' ? 'agenta' : `agenta ${name}`);

/** Creates a component for a table about the command `of`, which is the words after `agenta`: none for the bare command. */
const commandTable = (
  captionOf: (name: string) => string,
  columns: readonly string[],
  rowsOf: (one: Command, name: string) => Row[],
) =>
  function CommandTable({of}: {readonly of: string}): ReactNode {
    const [caption, rows] = [captionOf(full(of)), rowsOf(command(of), full(of))];
    return <Table caption={caption} columns={columns} lines={extracted.lines} rows={rows} />;
  };

/** Arguments and options, each with an anchor. */
export const Options = commandTable(
  (name) => `Arguments and options of ${name}`,
  ['Name', 'Value', 'Default', 'Meaning', 'When to set it'],
  (one, command) => [
    ...one.arguments.map(({name, required, meaning}) => ({
      id: slugOf(`${command} ${name}`),
      head: name,
      cells: ['argument', required ? 'required' : 'optional', meaning, ''],
    })),
    ...one.options.map((option) => ({
      id: slugOf(`${command} ${option.flags[0] ?? ''}`),
      head: option.flags.map((flag) => `\`${flag}\``).join(', '),
      source: `${command} ${option.flags[0] ?? ''}`,
      cells: [option.value ?? 'switch', option.default, option.meaning, option.when ?? ''],
    })),
  ],
);

/** Prompts, in the order in which they appear. */
export const Prompts = commandTable(
  (name) => `Questions of ${name}, in order`,
  ['Question', 'Asked when', 'Answers', 'Ctrl+C'],
  ({prompts}) =>
    prompts.map(({text, shown, answers, interrupt}, index) => ({
      head: `${index + 1}. ${text}`,
      plain: true,
      cells: [shown, answers, interrupt],
    })),
);

function request({http, slug: page}: Request): ReactNode {
  const code = <code>{http}</code>;
  return page ? <Link to={`/reference/api/${page}`}>{code}</Link> : code;
}

/** Network calls, in order. */
export const Requests = commandTable(
  (name) => `Network calls of ${name}, in order`,
  ['No.', 'Request', 'When', 'Carries'],
  ({requests}) =>
    requests.map((one, index) => ({
      head: String(index + 1),
      plain: true,
      cells: [request(one), one.when, one.carries],
    })),
);

/** Files a command touches. */
export const Files = commandTable(
  (name) => `Files of ${name}`,
  ['File', 'Use', 'Note'],
  ({files}) => files.map(({path, use, note}) => ({head: path, cells: [use, note]})),
);

export const Exits = commandTable(
  (name) => `Exit codes of ${name}`,
  ['Code', 'When'],
  ({exits}) => exits.map(({code, when}) => ({head: String(code), cells: [when]})),
);

/** Messages, with cause and fix. */
export const Messages = commandTable(
  (name) => `Messages of ${name}`,
  ['Message', 'Cause', 'Fix'],
  ({messages}) =>
    messages.map(({text, cause, fix}) => ({
      id: errorAnchor(text),
      head: text,
      cells: [cause, fix],
    })),
);

export const CommandTree = tableOf({
  caption: 'Commands of the tool',
  columns: ['Command', 'Summary', 'Described in'],
  lines: extracted.lines,
  rows: commands.map(({name, summary, page, neverWorks}) => ({
    head: full(name),
    source: full(name),
    cells: [neverWorks ? `${summary} ${neverWorks}` : summary, <PageLink file={page} />],
  })),
});

/** Commands that readers try and that do not exist. */
export const AbsentCommands = tableOf({
  caption: 'Commands that this release does not have',
  columns: ['Not there', 'Instead'],
  rows: absentCommands.map(({name, instead}) => ({head: full(name), cells: [instead]})),
});

/** Keys of the two configuration files. */
export const ProjectKeys = tableOf({
  caption: 'Keys of the configuration files',
  columns: ['Key', 'File', 'Written by', 'Read by', 'Holds'],
  rows: projectKeys.map(({file, key, writtenBy, readBy, holds}) => ({
    head: key,
    cells: [`\`${file}\``, writtenBy, readBy, holds],
  })),
});
