import {describe} from 'vitest';
import {cli, itTells} from './helpers';

const types = `${cli}/sdk/types.py`;

describe('what a made app serves', () => {
  const serving = `${cli}/sdk/decorators/serving.py`;
  itTells([
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
      'another mark of a parameter',
      [[types, '"x-parameter": "float"', '"x-parameter": "number"']],
      ['changed  control  ag.FloatParam  mark: float → number'],
    ],
  ]);
});
