import React from 'react';
import type {Callable} from '@site/src/platform/sdk';
import Faults from './Faults';
import Parameters from './Parameters';
import Signature from './Signature';

interface Of<Name = string> {
  /** As the data names it, such as `ag.init`. */
  readonly of: Name;
}

/** The components of the pages about some callables: a page imports those of its own, so that it loads no other data. */
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
    Faults: ({of}: Of<string | readonly string[]>) => <Faults all={[of].flat().map(find)} />,
  };
}
