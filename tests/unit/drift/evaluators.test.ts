import {describe, expect, it} from 'vitest';
import {backend, facts, itReports, planted} from './helpers';

const evaluators = `${backend}/resources/evaluators.py`;

describe('evaluators', () => {
  it('follows a setting that several share', () => {
    expect(facts('setting', 'exact column')).toMatchObject({default: '"answer"', advanced: 'true'});
  });

  itReports([
    [
      'another default',
      [[evaluators, '"default": 0.5', '"default": 0.7']],
      ['changed  setting  distance threshold  default: 0.5 → 0.7'],
    ],
    [
      'a shared default',
      [[evaluators, '"answer"', '"result"']],
      ['changed  setting  exact column  default: "answer" → "result"'],
    ],
    [
      'a long default',
      [[evaluators, '"answer"', `"${'x'.repeat(200)}"`]],
      ['changed  setting  exact column  default: "answer" → 202 characters, '],
    ],
    [
      'another type',
      [[evaluators, '"number"', '"string"']],
      ['changed  setting  distance threshold  type: number → string'],
    ],
    [
      'a setting that is demanded',
      [[evaluators, ', "required": False', '']],
      ['changed  setting  distance threshold  required: false → true'],
    ],
    [
      'another limit',
      [[evaluators, '"min": 0', '"min": 1']],
      ['changed  setting  distance threshold  minimum: 0 → 1'],
    ],
    [
      'a part that no other setting has',
      [[evaluators, '"min": 0', '"min": 0, "options": ["a"]']],
      ['changed  setting  distance threshold  more: none → options'],
    ],
    [
      'another key',
      [[evaluators, '"key": "exact"', '"key": "same"']],
      ['removed  evaluator  exact', 'added  evaluator  same'],
    ],
    [
      'evaluators that only a running program knows',
      [[evaluators, 'evaluators = [', 'evaluators = [\n    *more,']],
      ['added  evaluator  *more'],
    ],
    [
      'what is added to the list and changed in it later',
      [
        [
          evaluators,
          'evaluators = [',
          'more = [{"name": "M", "key": "more", "direct_use": False}]\nevaluators = more + [',
        ],
        [
          evaluators,
          '        },\n    },\n]\n',
          '        },\n    },\n]\nevaluators.append({"name": "A", "key": "added", "direct_use": False})\nevaluators += [{"name": "S", "key": "summed", "direct_use": False}]\nevaluators[0]["oss"] = True\ndel evaluators[1]\n',
        ],
      ],
      [
        'added  evaluator  more',
        'added  evaluator  added',
        'added  evaluator  summed',
        'added  evaluator  evaluators[0]["oss"] = True',
        'added  evaluator  del evaluators[1]',
      ],
    ],
    [
      'another edition',
      [[evaluators, '"oss": True', '"oss": False']],
      ['changed  evaluator  exact  edition: all → hosted'],
    ],
    [
      'an evaluator that is ready made',
      [[evaluators, '"direct_use": False', '"direct_use": True']],
      ['changed  evaluator  distance  ready made: false → true'],
    ],
  ]);

  it('finds the list in any file', () => {
    expect(planted([], [[evaluators, `${backend}/services/list.py`]])).toEqual([]);
  });
});
