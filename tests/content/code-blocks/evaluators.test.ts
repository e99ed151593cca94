import {describe, expect, it} from 'vitest';
import {show} from './helpers/defect';
import {evaluatorKeys, namedEvaluators, problemsOfEvaluators} from './helpers/evaluators';
import {allPages, readPage} from './helpers/pages';

describe('evaluators', () => {
  it.each([
    ['text', 'Use `auto_exact_mach`.'],
    ['Python', '```python\nf(evaluator_key="auto_exact_mach")\n```'],
    ['JSON', '```json\n{"evaluator_key": "auto_exact_mach"}\n```'],
  ])('reports an unknown key in %s', (_, text) => {
    const [defect] = problemsOfEvaluators(namedEvaluators(readPage('docs/a.mdx', text)));
    expect(defect && show(defect)).toMatch(
      /^docs\/a\.mdx:\d+ unknown evaluator .*`auto_exact_match`$/,
    );
  });

  it('exist, on every page', () => {
    const keys = allPages().flatMap(namedEvaluators);
    console.log(`evaluators: ${keys.length} mentions checked against ${evaluatorKeys.length} keys`);
    expect(problemsOfEvaluators(keys).map(show)).toEqual([]);
    expect(keys.length).toBeGreaterThanOrEqual(3);
  });
});
