/** Compares the catalogue with the platform's own list of evaluators (definitions.json). */
import {describe, expect, it} from 'vitest';
import {evaluators, type Evaluator} from '../../../src/platform/evaluators';
import {examples} from '../../../src/components/TryEvaluator/examples';
import {rules, type PureEvaluatorKey} from '../../../src/components/TryEvaluator/rules';
import declared from './definitions.json';

interface Declared {
  key: string;
  name: string;
  readyMade: boolean;
  edition: string;
  settings: readonly {key: string}[];
}
const definitions: readonly Declared[] = declared;

/** The part of an entry that the platform declares, without the site's texts. */
const declaredPart = (evaluator: Evaluator): Declared => ({
  key: evaluator.key,
  name: evaluator.name,
  readyMade: evaluator.readyMade,
  edition: evaluator.edition,
  settings: evaluator.settings.map((setting) =>
    Object.assign({}, setting, {meaning: undefined, defaultInWords: undefined}),
  ),
});

describe('the catalogue of evaluators', () => {
  it('lists all 18 evaluators in the platform’s order', () => {
    expect(definitions).toHaveLength(18);
    expect(evaluators.map(({key}) => key)).toEqual(definitions.map(({key}) => key));
  });

  it.each(definitions.map((entry) => [entry.key, entry] as const))('agrees on %s', (key, entry) => {
    const own = evaluators.find((evaluator) => evaluator.key === key) as Evaluator;
    expect(declaredPart(own)).toEqual(entry);
  });

  it('differs after a changed default', () => {
    const [first] = evaluators;
    const changed: Evaluator = {
      ...first,
      settings: first.settings.map((setting) => ({...setting, default: 'answer'})),
    };
    expect(declaredPart(changed)).not.toEqual(definitions[0]);
  });

  it('gives each evaluator a unique anchor', () => {
    expect(new Set(evaluators.map(({anchor}) => anchor)).size).toBe(evaluators.length);
  });
});

describe('the worked examples', () => {
  it.each(Object.keys(rules) as PureEvaluatorKey[])(
    '%s sets known settings and gets a verdict',
    (key) => {
      const {answer, settings} = examples[key];
      const entry = definitions.find((one) => one.key === key) as Declared;
      const known = entry.settings.map((setting) => setting.key);
      expect(known).toEqual(expect.arrayContaining(Object.keys(settings)));
      expect(answer !== undefined).toBe(known.includes('correct_answer_key'));
      expect(['bool', 'number']).toContain(examples[key].verdict.type);
    },
  );
});
