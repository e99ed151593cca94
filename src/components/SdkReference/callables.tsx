import React, {type ReactNode} from 'react';
import {Rich, Table} from '@site/src/components/Reference';
import type {Callable} from '@site/src/platform/sdk';
import type {Lines} from '@site/src/platform/sources';
import {errorAnchor} from '@site/src/settings/anchors';
import {parameterAnchor} from './anchors';
import Signature from './Signature';

/** Parameters and return value of a callable of the SDK. */
function Parameters({one}: {readonly one: Callable}): ReactNode {
  const advice = one.parameters.some(({when}) => when !== undefined);
  return (
    <>
      {one.parameters.length > 0 && (
        <Table
          caption={`Parameters of ${one.name}`}
          columns={['Parameter', 'Type', 'Default', 'Meaning', 'When to set it']}
          rows={one.parameters.map(({name: parameter, type, default: value, meaning, when}) => ({
            id: parameterAnchor(one.name, parameter),
            head: parameter,
            cells: [
              `\`${type}\``,
              value === undefined ? 'required' : `\`${value}\``,
              meaning,
              advice ? (when ?? (value === undefined ? 'Always.' : 'Rarely.')) : '',
            ],
          }))}
        />
      )}
      {one.anyKeyword && (
        <p>
          <code>**kwargs</code>: <Rich text={one.anyKeyword} />
        </p>
      )}
      {one.extraKeywordsIgnored && <p>Further keywords are accepted and dropped.</p>}
      <p>
        <strong>Returns:</strong> <Rich text={one.returns} />
      </p>
    </>
  );
}

/** Errors of one or more callables, with cause and fix. */
function Errors({callables}: {readonly callables: readonly Callable[]}): ReactNode {
  // Callables share errors; each is listed once.
  const faults = new Map(
    callables.flatMap((one) =>
      one.faults.map((fault) => [`${fault.message}|${fault.cause}`, fault] as const),
    ),
  );
  const taken = new Set<string>();
  return (
    <Table
      caption={`Errors of ${callables.map(({name}) => name).join(', ')}`}
      columns={['Message', 'Kind', 'Cause', 'Fix']}
      rows={[...faults.values()].map(({message, kind, cause, fix}) => ({
        id: errorAnchor(message, taken),
        head: message.startsWith('(') ? message : `\`${message}\``,
        plain: true,
        cells: [`\`${kind}\``, cause, fix],
      }))}
    />
  );
}

interface Of<Name = string> {
  /** Name in the data, such as `ag.init`. */
  readonly of: Name;
}

/** The reference components for a group of callables. A page imports those of its own group, so that it loads no other data. */
export function referenceOf(callables: readonly Callable[], lines: Lines) {
  const find = (name: string): Callable => {
    const found = callables.find((one) => one.name === name);
    if (!found)
      throw new Error(
        `No callable of this group is named ${name}. Fix: correct the name, or import from its own group.`,
      );
    return found;
  };
  return {
    Signature: ({of}: Of) => <Signature one={find(of)} lines={lines} />,
    Parameters: ({of}: Of) => <Parameters one={find(of)} />,
    Errors: ({of}: Of<string | readonly string[]>) => <Errors callables={[of].flat().map(find)} />,
  };
}
