import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageLink, Table, type Row} from '@site/src/components/Reference';
import {absentCommands, command, commands, projectKeys, type Request} from '@site/src/platform/cli';
import lines from '@site/src/platform/sources/commands.json';

interface Of {
  /** Words after `agenta`; empty for the bare command. */
  readonly of: string;
}

const full = (name: string): string => (name === '' ? 'agenta' : `agenta ${name}`);
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Arguments and options of a command, an anchor on each. */
export function Options({of: name}: Of): ReactNode {
  const one = command(name);
  const rows: Row[] = [
    ...one.arguments.map((argument) => ({
      id: slug(`${full(name)} ${argument.name}`),
      head: argument.name,
      cells: ['argument', argument.required ? 'required' : 'optional', argument.meaning, ''],
    })),
    ...one.options.map((option) => ({
      id: slug(`${full(name)} ${option.flags[0] ?? ''}`),
      head: option.flags.map((flag) => `\`${flag}\``).join(', '),
      plain: true,
      source: `${full(name)} ${option.flags[0] ?? ''}`,
      cells: [option.value ?? 'switch', option.default, option.meaning, option.when ?? ''],
    })),
  ];
  return (
    <Table
      caption={`Arguments and options of ${full(name)}`}
      columns={['Name', 'Value', 'Default', 'Meaning', 'When to set it']}
      lines={lines}
      rows={rows}
    />
  );
}

/** Questions of a command, in the order a reader meets them. */
export function Prompts({of: name}: Of): ReactNode {
  return (
    <Table
      caption={`Questions of ${full(name)}, in order`}
      columns={['Question', 'Asked when', 'Answers', 'Ctrl+C']}
      rows={command(name).prompts.map((prompt, index) => ({
        head: `${index + 1}. ${prompt.text}`,
        plain: true,
        cells: [prompt.shown, prompt.answers, prompt.interrupt],
      }))}
    />
  );
}

const request = ({http, slug: page}: Request): ReactNode =>
  page ? (
    <Link to={`/reference/api/${page}`}>
      <code>{http}</code>
    </Link>
  ) : (
    <code>{http}</code>
  );

/** Network calls of a command, in order. */
export function Requests({of: name}: Of): ReactNode {
  return (
    <Table
      caption={`Network calls of ${full(name)}, in order`}
      columns={['No.', 'Request', 'When', 'Carries']}
      rows={command(name).requests.map((one, index) => ({
        head: String(index + 1),
        plain: true,
        cells: [request(one), one.when, one.carries],
      }))}
    />
  );
}

/** Files a command touches. */
export function Files({of: name}: Of): ReactNode {
  return (
    <Table
      caption={`Files of ${full(name)}`}
      columns={['File', 'Use', 'Note']}
      rows={command(name).files.map(({path, use, note}) => ({head: path, cells: [use, note]}))}
    />
  );
}

/** Exit codes of a command. */
export function Exits({of: name}: Of): ReactNode {
  return (
    <Table
      caption={`Exit codes of ${full(name)}`}
      columns={['Code', 'When']}
      rows={command(name).exits.map(({code, when}) => ({head: String(code), cells: [when]}))}
    />
  );
}

/** Messages of a command, with cause and fix. */
export function Messages({of: name}: Of): ReactNode {
  return (
    <Table
      caption={`Messages of ${full(name)}`}
      columns={['Message', 'Cause', 'Fix']}
      rows={command(name).messages.map(({text, cause, fix}) => ({
        head: text,
        cells: [cause, fix],
      }))}
    />
  );
}

/** The tree of commands. */
export function CommandTree(): ReactNode {
  return (
    <Table
      caption="Commands of the tool"
      columns={['Command', 'Summary', 'Described in']}
      lines={lines}
      rows={commands.map(({name, summary, page, neverWorks}) => ({
        head: full(name),
        source: full(name),
        cells: [neverWorks ? `${summary} ${neverWorks}` : summary, <PageLink file={page} />],
      }))}
    />
  );
}

/** Commands that readers try and that do not exist. */
export function AbsentCommands(): ReactNode {
  return (
    <Table
      caption="Commands that this release does not have"
      columns={['Not there', 'Instead']}
      rows={absentCommands.map(({name, instead}) => ({head: full(name), cells: [instead]}))}
    />
  );
}

/** Keys of the two configuration files. */
export function ProjectKeys(): ReactNode {
  return (
    <Table
      caption="Keys of the configuration files"
      columns={['Key', 'File', 'Written by', 'Read by', 'Holds']}
      rows={projectKeys.map(({file, key, writtenBy, readBy, holds}) => ({
        head: key,
        cells: [`\`${file}\``, writtenBy, readBy, holds],
      }))}
    />
  );
}
