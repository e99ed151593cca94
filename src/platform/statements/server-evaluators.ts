// cspell:ignore getiter
import {factsOf} from './facts';
import type {Statement} from './types';

const services = 'agenta-backend/agenta_backend/services';
const rule = factsOf(`${services}/evaluators_service.py`);
const sandbox = factsOf(`${services}/security/sandbox.py`);
const traces = factsOf('agenta-backend/agenta_backend/utils/traces.py');
const packages = factsOf('agenta-backend/pyproject.toml');
const lock = factsOf('agenta-backend/poetry.lock');
const image = factsOf('agenta-backend/Dockerfile.gh');

const evaluation = '/evaluation/automatic_evaluation';
const custom = '/evaluation/custom_evaluator';
const rag = '/evaluation/rag_evaluators';
const variables = '/self-host/environment-variables';

/** The rules of the built-in evaluators. */
export const evaluators: readonly Statement[] = [
  ...rule('comparison of Exact Match', /\w+ ([!=<>]=|is|in) correct_answer\b/, '==', [
    'True when the output equals the expected answer, character by character',
    evaluation,
  ]),
  ...rule(
    'comparison of Similarity Match with its threshold',
    /\w+ (\S+) settings_values\["similarity_threshold"\]/,
    '>',
    ['is greater than the threshold', evaluation],
    ['shared words ÷ all words, more than 0.1', '/guides/cookbooks/evaluations_with_sdk'],
  ),
  ...rule('where Similarity Match cuts words', /= set\(output\.(\w+\([^)]*\))\)/, 'split()', [
    'cut into words at white space',
    evaluation,
  ]),
  ...rule(
    'share of Similarity Match',
    /= len\(\w+\) (\S+) len\(\w+\)/,
    '/',
    ['the share of words in both, among all different words', evaluation],
    ['shared words ÷ all words', '/guides/cookbooks/evaluations_with_sdk'],
  ),
  ...rule(
    'model of Semantic Similarity Match',
    /model="(text-embedding-[^"]+)"/,
    'text-embedding-3-small',
    ["OpenAI's model text-embedding-3-small", evaluation],
    ['| text-embedding-3-small', variables],
  ),
  ...rule('score of Semantic Similarity Match', /return np\.(\w+)\(\w+_vector,/, 'dot', [
    'the result is the dot product of the two vectors',
    evaluation,
  ]),
  ...rule(
    'comparison of Levenshtein Distance with its threshold',
    /distance (\S+) threshold\b/,
    '<=',
    ['whether the distance is at most that number', evaluation],
  ),
  ...rule('flag of Regex Test', /re\.compile\(.*"regex_pattern".*re\.(\w+)\)/, 'IGNORECASE', [
    'anywhere in the output, ignoring case',
    evaluation,
  ]),
  ...rule('how Regex Test looks for its pattern', /bool\(\w+\.(\w+)\(\w+\)/, 'search', [
    'Searches for the pattern anywhere in the output',
    evaluation,
  ]),
  ...rule('rule of Contains Any', /value=(any)\(\w+ in \w+ for/, 'any', [
    'True when at least one item occurs',
    evaluation,
  ]),
  ...rule('items that Contains Any and Contains All leave out', /\.split\(","\)(.*)\]$/, ', ', [
    'has a third, empty item, and the empty text occurs in every output',
    evaluation,
  ]),
  ...rule('rule of Contains All', /value=(all)\(\w+ in \w+ for/, 'all', [
    'True when the output contains all items of the list',
    evaluation,
  ]),
  ...rule('where Contains JSON begins to read', /\.(r?index)\("\{"\)/, 'index', [
    'the text from the first { to',
    evaluation,
  ]),
  ...rule('where Contains JSON ends to read', /\.(r?index)\("\}"\)/, 'rindex', [
    'to the last } of the output is valid JSON',
    evaluation,
  ]),
  ...rule(
    'comparison of JSON Field Match',
    /\[settings_values\["json_field"\]\] (\S+) correct_answer/,
    '==',
    ['compares one top-level field with the expected answer', evaluation],
  ),
  ...rule(
    'result of JSON Field Match for an object or a missing field',
    /return Result\(type="bool", value=(True|False)\)/,
    'False',
    ['An answer that is an object, not a text, is false', evaluation],
  ),
  ...rule('join of nested keys in JSON Diff Match', /f"\{path\}(.)\{key\}"/, '.', [
    'nested keys become paths such as guest.name',
    evaluation,
  ]),
  ...rule(
    'values that JSON Diff Match compares',
    /if (ground_truth_value\b.*):$/,
    'ground_truth_value and llm_app_output_value',
    ['A 0, false, null or empty text never scores', evaluation],
    ['gives no point for 0 and false', custom],
  ),
  ...rule('what case_insensitive_keys does to keys', /\{\w+\.(\w+)\(\): v for/, 'lower', [
    'makes keys case-insensitive',
    evaluation,
  ]),
  ...rule('result of JSON Diff Match without keys', /^\s+return (\d\.\d+)$/, '0.0', [
    'Without any key the result is 0',
    evaluation,
  ]),
  ...rule(
    'model of LLM-as-a-judge',
    /model="(gpt-[^"]+)", messages=/,
    'gpt-3.5-turbo',
    ["OpenAI's gpt-3.5-turbo at", evaluation],
    ['https://api.openai.com/v1 | gpt-3.5-turbo', variables],
  ),
  ...rule('temperature of LLM-as-a-judge', /messages=\w+, temperature=([\d.]+)/, '0.01', [
    'at temperature 0.01',
    evaluation,
  ]),
  ...rule(
    'parameter of the variant that LLM-as-a-judge sends',
    /"llm_app_prompt_template": \w+\.get\("(\w+)"/,
    'prompt_user',
    ["llm_app_prompt_template (the variant's parameter prompt_user", evaluation],
  ),
  ...rule(
    'scores that the webhook evaluator refuses',
    /if (score < .*):$/,
    'score < 0 or score > 1',
    ['a JSON object that holds a number from 0 to 1', '/evaluation/webhook_evaluator'],
  ),
  ...rule(
    'column of the first call of a custom evaluator',
    /(?:^\s*|data_point\.get\()"(\w+)", None\b/,
    'correct_answer',
    ['First call: the text of the column correct_answer, or None', custom],
  ),
  ...sandbox(
    'fourth argument of the first call of a custom evaluator',
    /\["evaluate"\]\(.*\boutput,\s*(correct_answer)\)/,
    'correct_answer',
    ['calls evaluate first with the expected answer as fourth argument', custom],
  ),
  ...sandbox(
    'fourth argument of the second call of a custom evaluator',
    /\["evaluate"\]\(.*\boutput,\s*(datapoint)\)/,
    'datapoint',
    ['it calls again with the row as fourth argument', custom],
  ),
  ...sandbox(
    'import in a custom evaluator',
    /\["__import__"\] = (\w+)/,
    '__import__',
    ['Any module of the worker can be imported, os included', custom],
    ['import of any installed module', custom],
  ),
  ...sandbox(
    'types of a score of a custom evaluator',
    /isinstance\(\w+, (.+?)\) and/,
    'float, float',
    ['1, 0, True and False are not accepted', custom],
  ),
  // None for assignments such as n += 1.
  ...sandbox(
    'helpers that the sandbox gives to compiled code',
    /^\s*"(_\w+_)":/,
    '__builtins__, _getitem_, _getiter_, _iter_unpack_sequence_, _write_',
    ['n += 1 and the other augmented assignments', custom],
  ),
  ...sandbox(
    'modules of a custom evaluator',
    /^ +"(\w+)",$/,
    'datetime, json, math, numpy, random, requests',
    ['math, random, datetime, json, requests and numpy can be used without an import', custom],
  ),
  ...lock('release of RestrictedPython', /"RestrictedPython-([\d.]+)-py3/, '6.2', [
    'The code is compiled by RestrictedPython 6.2',
    custom,
  ]),
  ...image('release of Python in the image of the worker', /^FROM python:([\d.]+)/, '3.9', [
    'The worker runs Python 3.9',
    custom,
  ]),
  ...packages('library of the RAG evaluators', /^autoevals\s*=\s*"([^"]+)"/, '^0.0.83', [
    'autoevals 0.0.83',
    rag,
    variables,
  ]),
  ...traces(
    'order of spans of one name in a trace',
    /sorted\(\w+\["spans"\].*\["(\w+)"\]\)/,
    'start_time',
    ['becomes a list in order of start', rag],
  ),
  ...traces(
    'key of a value without a field name',
    /^TRACE_DEFAULT_KEY\s*=\s*"(\w+)"/,
    '__default__',
    ['__default__ marks a value that was returned without a field name', rag],
  ),
];
