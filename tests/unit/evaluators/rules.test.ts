/**
 * Compares the rules of the forms on the page with verdicts recorded from the platform's evaluator functions at the
 * documented commit (cases.json).
 */
import {describe, expect, it} from 'vitest';
import {examples, type PureEvaluatorKey} from '../../../src/components/TryEvaluator/examples';
import * as rules from '../../../src/components/TryEvaluator/rules';
import type {Trial, Verdict} from '../../../src/components/TryEvaluator/rules/types';
import recorded from './cases.json';

/** What a reader can type into the form of an evaluator, and what the platform decided. */
interface Case extends Trial {
  evaluator: string;
  verdict: {type: string; value?: boolean | number; message?: string};
}

const cases = recorded as Case[];

/** A verdict as the platform stores it, without the site's reason. */
function stored(verdict: Verdict): Case['verdict'] {
  if (verdict.type === 'error') return {type: 'error', message: verdict.message};
  if (verdict.type === 'undecided') return {type: 'undecided'};
  return {type: verdict.type, value: verdict.value};
}

describe.each(Object.keys(rules) as PureEvaluatorKey[])('%s', (key) => {
  const own = cases.filter((recordedCase) => recordedCase.evaluator === key);

  it('decides its worked example as the page shows it', () => {
    expect(rules[key](examples[key])).toEqual(examples[key].verdict);
  });

  it.each(own)('decides %j', (recordedCase) => {
    const verdict = rules[key](recordedCase);
    expect(stored(verdict)).toEqual(recordedCase.verdict);
    expect(verdict.reason).toMatch(/\S.*[.]$/s);
  });
});

it.each(['(?m)^b$', '(?P<x>ab)(?P=x)', '(a)\\1', '(?<=foo)bar', '(?#note)foo', '\\x41', '\\q', '[\\1]'])(
  'auto_regex_test leaves %s undecided',
  (pattern) => {
    const settings = {regex_pattern: pattern, regex_should_match: true};
    const verdict = rules.auto_regex_test({output: 'x', settings});
    expect(verdict.type).toBe('undecided');
    expect(verdict.reason).toMatch(/does not imitate/);
  },
);
