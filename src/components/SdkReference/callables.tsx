import React from 'react';
import type {Callable} from '@site/src/platform/sdk';
import Errors from './Errors';
import Parameters from './Parameters';
import Signature from './Signature';

interface Of<Name = string> {
  /** Name in the data, such as `ag.init`. */
  readonly of: Name;
}

/** The reference components for a group of callables. A page imports those of its own group, so that it loads no other data. */
export function referenceOf(callables: readonly Callable[]) {
  const find = (name: string): Callable => {
    const found = callables.find((one) => one.name === name);
    if (!found)
      throw new Error(
        `No callable of this group is named ${name}. Fix: correct the name, or import from its own group.`,
      );
    return found;
  };
  return {
    Signature: ({of}: Of) => <Signature one={find(of)} />,
    Parameters: ({of}: Of) => <Parameters one={find(of)} />,
    Errors: ({of}: Of<string | readonly string[]>) => <Errors callables={[of].flat().map(find)} />,
  };
}
