import {describe} from 'vitest';
import {cli, itReports} from './helpers';

const types = `${cli}/sdk/types.py`;

describe('what an app serves', () => {
  const serving = `${cli}/sdk/decorators/serving.py`;
  itReports([
    [
      'another path',
      [[serving, 'RUN = "/run"', 'RUN = "/call"']],
      [
        'removed  served route  POST /run ',
        'removed  served route  POST /run/{path}',
        'added  served route  POST /call ',
        'added  served route  POST /call/{path}',
      ],
    ],
    [
      'a path that is gone',
      [[serving, 'app.post("/generate")(func)', 'pass']],
      ['removed  served route  POST /generate'],
    ],
    [
      'what an answer holds',
      [
        [serving, '"2.0"', '"3.0"'],
        [serving, 'Union[str, Dict[str, Any]]', 'Dict[str, Any]'],
      ],
      [
        'changed  answer field  version  default: "2.0" → "3.0"',
        'changed  answer field  data  type: object or string → object',
      ],
    ],
    [
      'another mark of a control',
      [[types, '"x-parameter": "float"', '"x-parameter": "number"']],
      ['changed  control  ag.FloatParam  mark: float → number'],
    ],
  ]);
});

describe('the models that the package names', () => {
  const assets = `${cli}/sdk/assets.py`;
  itReports([
    [
      'one that is gone',
      [[assets, ', "one/large"', '']],
      ['changed  model provider  One  models: one/small, one/large → one/small'],
    ],
    [
      'a renamed provider',
      [[assets, '"Two"', '"Three"']],
      [
        'removed  model provider  Two  models two/any → absent',
        'added  model provider  Three  absent → models two/any',
      ],
    ],
    [
      'nothing when a list gets a name',
      [
        [assets, '["one/small", "one/large"]', 'ONE'],
        [assets, 'supported_llm_models', 'ONE = ["one/small", "one/large"]\nsupported_llm_models'],
      ],
      [],
    ],
  ]);
});
