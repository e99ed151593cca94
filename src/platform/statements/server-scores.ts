import {factsOf} from './facts';
import type {Statement} from './types';

const rule = factsOf('agenta-backend/agenta_backend/services/evaluators_service.py');
const sandbox = factsOf('agenta-backend/agenta_backend/services/security/sandbox.py');

/** How evaluators read an answer, count and fail. */
export const scoreFacts: readonly Statement[] = [
  ...rule(
    'empty items of Contains Any and Contains All',
    /value=a(?:ny|ll)\(\w+ in output for \w+ in \w+(.*)$/,
    '), )',
    ['A trailing comma makes every row true', '/evaluation/automatic_evaluation'],
    [
      'has a third, empty item, and the empty text occurs in every output',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...rule(
    'what parts the items of Contains Any and Contains All',
    /\.strip\(\) for \w+ in \w+\.split\("(.)"\)/,
    ',, ,',
    ['it is cut at commas and each item is trimmed', '/evaluation/automatic_evaluation'],
  ),
  ...rule(
    'roles of the messages of LLM-as-a-judge',
    /\{"role": "(\w+)", "content"/,
    'system, user',
    ['The system message is your prompt as typed', '/evaluation/automatic_evaluation'],
  ),
  ...rule('how the second message of LLM-as-a-judge is written', /"content": (str)\(/, 'str', [
    'The user message holds a dictionary',
    '/evaluation/automatic_evaluation',
  ]),
  ...rule('what Include prediction keys does', /set\(keys\)\.(\w+)\(/, 'union', [
    'adds the keys that only the output has',
    '/evaluation/automatic_evaluation',
  ]),
  ...sandbox(
    'scores that a function may return',
    /and (\d <= \w+ <= \d):/,
    '0 <= result <= 1, 0 <= result <= 1',
    ['returns a float from 0 to 1', '/evaluation/custom_evaluator'],
  ),
  ...sandbox(
    'words that a check of code looks for',
    /disallowed_imports = \[(.*)\]/,
    '"os", "subprocess", "threading", "multiprocessing"',
    ['Any module of the worker can be imported, os included', '/evaluation/custom_evaluator'],
  ),
];
