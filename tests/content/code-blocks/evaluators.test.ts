import {describe, expect, it} from 'vitest';
import {formatDefect} from './helpers/defect';
import {
  evaluatorKeys,
  namedEvaluators,
  namedSettings,
  problemsOfEvaluators,
  problemsOfSettings,
} from './helpers/evaluators';
import {allPages, blocksOf, readPage} from './helpers/pages';

describe('evaluators', () => {
  it.each([
    ['text', 'Use `auto_exact_mach`.'],
    ['Python', '```python\nf(evaluator_key="auto_exact_mach")\n```'],
    ['JSON', '```json\n{"evaluator_key": "auto_exact_mach"}\n```'],
  ])('reports an unknown key in %s', (_, text) => {
    const [defect] = problemsOfEvaluators(namedEvaluators(readPage('docs/a.mdx', text)));
    expect(defect && formatDefect(defect)).toMatch(
      /^docs\/a\.mdx:\d+ unknown evaluator .*`auto_exact_match`$/,
    );
  });

  it('exist, on every page', () => {
    const keys = allPages().flatMap(namedEvaluators);
    console.log(`evaluators: ${keys.length} mentions checked against ${evaluatorKeys.length} keys`);
    expect(problemsOfEvaluators(keys).map(formatDefect)).toEqual([]);
    expect(keys.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    [
      'Python',
      '```python\nf(evaluator_key="auto_exact_match", settings_values={"correct_answer": "x"})\n```',
    ],
    [
      'JSON',
      '```json\n{"evaluator_key": "auto_exact_match", "settings_values": {"correct_answer": 1}}\n```',
    ],
  ])('report an unknown setting in %s', (_, text) => {
    const page = readPage('docs/a.mdx', text);
    const [defect] = problemsOfSettings(page.blocks.flatMap(namedSettings));
    expect(defect && formatDefect(defect)).toBe(
      'docs/a.mdx:2 unknown setting of auto_exact_match `correct_answer`; the nearest real one is `correct_answer_key`',
    );
  });

  it('get only settings that exist', () => {
    const settings = blocksOf(allPages(), 'json', 'python').flatMap(namedSettings);
    const names = settings.flatMap((one) => one.names);
    console.log(`evaluators: ${names.length} settings in ${settings.length} samples checked`);
    expect(problemsOfSettings(settings).map(formatDefect)).toEqual([]);
    expect(settings.length).toBeGreaterThanOrEqual(1);
  });
});
