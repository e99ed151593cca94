import {typed, type Typed} from '../short';
import type {Callable, CallableWords, Parameter, ParameterWords} from './types';

type Fact = string | (Partial<Typed> & {readonly passing?: string});

/** Callables by name, as the platform's source declares them. */
export type CallableFacts = Readonly<
  Record<string, {readonly argument?: Readonly<Record<string, Fact>>; readonly [fact: string]: unknown}>
>;

function parameter(name: string, fact: Fact, words: ParameterWords | undefined): Parameter {
  const {
    type = '',
    default: value,
    passing,
  } = typeof fact === 'string' ? {...typed(fact), passing: undefined} : fact;
  const own = typeof words === 'string' ? {meaning: words} : words;
  return {name, type, default: value, passing, meaning: '', ...own} as Parameter;
}

/**
 * Callables of a page with their parameters in the order of the source. Words about a parameter that is not there stay, for a test to find.
 * What is not written is what most callables are: methods that return nothing and cannot fail.
 */
export const described = (facts: CallableFacts, page: string, words: readonly CallableWords[]): Callable[] =>
  words.map(({parameters = {}, ...one}) => {
    const known = facts[one.name]?.argument ?? {};
    const names = Object.keys({...known, ...parameters});
    return {
      ...{kind: 'method' as const, page, returns: '`None`.', faults: []},
      ...one,
      parameters: names.map((name) => parameter(name, known[name] ?? {}, parameters[name])),
    };
  });
