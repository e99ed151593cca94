import {factsOf} from './facts';
import type {Statement} from './types';

const sdk = 'agenta-cli/agenta/sdk';
const tracer = factsOf(`${sdk}/tracing/llm_tracing.py`);
const logger = factsOf(`${sdk}/tracing/logger.py`);
const sender = factsOf(`${sdk}/tracing/tasks_manager.py`);
const litellm = factsOf(`${sdk}/tracing/callbacks.py`);
const instrument = factsOf(`${sdk}/decorators/tracing.py`);
const packageFile = factsOf('agenta-cli/pyproject.toml');

const tracing = '/reference/sdk/core_functions/tracing';
const quickStart = '/reference/sdk/quick_start';

/** The releases of a package that the SDK asks for. The name ends with that of the package. */
const requirement = (name: string, value: string, text: string): Statement[] =>
  packageFile(name, new RegExp(`^${name.split(' ').pop()} = "([^"]+)"`), value, [text, quickStart]);

/** What stands in a span, and what the package asks for. */
export const spanFacts: readonly Statement[] = [
  ...tracer(
    'identifiers of traces and spans',
    /return str\((\w+)\(\)\)/,
    'ObjectId, ObjectId',
    ['two ids of 24 characters', tracing],
    ['24 hexadecimal digits, made by the client', '/reference/api/introduction'],
  ),
  ...tracer(
    'fields of a span that stay empty',
    /^\s+(tags|user|token_consumption)=None,$/,
    'tags, token_consumption, user',
    ['tags, user, token_consumption | always null', tracing],
  ),
  ...tracer('statuses that ag.tracing sets', /set_status\(status="(\w+)"\)/, 'ERROR, OK', [
    'UNSET, then OK or ERROR',
    tracing,
  ]),
  // The counts of a span cannot be changed, so the second report of a trace fails here.
  ...tracer(
    'how a second report of tokens is added',
    /span\.tokens\.(\w+) \+= /,
    'completion_tokens, prompt_tokens, total_tokens',
    ['Two reports of tokens in one trace fail', tracing],
    ['the tokens of a span can be set once', '/guides/tutorials/a-more-complicated-tutorial-draft'],
    ['can set the tokens of a parent once', '/guides/tutorials/build-rag-application'],
  ),
  ...tracer('what update_span_status calls', /self\.(\w+)\(status\)$/, 'update_span_status', [
    'It calls itself with an argument missing',
    tracing,
  ]),
  ...tracer(
    'what start_span gives on by position',
    /return self\.open_span\((.+)\)/,
    'name, spankind, input, config, **kwargs',
    ['Passed on in the place of active', tracing],
  ),
  ...tracer('level of the logger at the start', /^logging\.setLevel\("(\w+)"\)/, 'DEBUG', [
    'It starts at level DEBUG',
    tracing,
  ]),
  ...logger('name of the logger', /name="(\w+)", level/, 'LLMLogger', [
    "the SDK's own logger, named LLMLogger",
    tracing,
  ]),
  ...sender('what waits for a trace that is sent', /^\s+(\w+\.result)\(\)/, 'future.result', [
    'The trace goes out in one request when the outermost call ends. Your code waits for it',
    tracing,
  ]),
  ...litellm('attribute with the settings of a call', /"(\w+)": \{$/, 'model_config', [
    'stored as the attribute model_config',
    tracing,
  ]),
  ...instrument(
    'keys of a dictionary that is recorded as its message',
    /"(\w+)" in result\.keys\(\)/,
    'cost, message, usage',
    ['A dictionary with message, cost and usage is recorded as its message', tracing],
  ),
  ...requirement('releases of pydantic', '>=2', 'pydantic>=2 (version 1 does not work)'),
  ...requirement('releases of httpx', '>=0.24, <0.28', 'httpx>=0.24,<0.28'),
  ...requirement('releases of fastapi', '>=0.100.0', 'fastapi>=0.100.0'),
  ...requirement(
    'releases of python-multipart',
    '>=0.0.6,<0.0.10',
    'python-multipart>=0.0.6,<0.0.10',
  ),
  ...requirement('releases of importlib-metadata', '>=8.0.0,<9.0', 'importlib-metadata>=8,<9'),
  ...requirement('releases of click', '^8.1.3', 'click>=8.1.3,<9'),
  ...requirement('releases of cachetools', '^5.3.3', 'cachetools>=5.3.3,<6'),
  ...requirement('releases of pymongo', '^4.6.3', 'pymongo>=4.6.3,<5'),
  ...requirement('releases of pyyaml', '^6.0.2', 'pyyaml>=6.0.2,<7'),
  ...requirement('releases of posthog', '^3.1.0', 'posthog>=3.1,<4'),
  ...requirement('releases of questionary', '>=1.10,<3.0', 'questionary>=1.10,<3'),
  ...requirement('releases of toml', '^0.10.2', 'toml>=0.10.2,<0.11'),
  ...requirement('releases of python-dotenv', '^1.0.0', 'python-dotenv>=1,<2'),
  ...requirement('releases of ipdb', '>=0.13', 'ipdb>=0.13'),
  ...requirement('releases of docker', '>=6.1.1,<8.0.0', 'docker>=6.1.1,<8'),
  // Neither requests nor, but for its own tests, setuptools.
  ...packageFile(
    'packages that the package asks for',
    /^([\w-]+) = "[\^>]/,
    'cachetools, click, docker, fastapi, httpx, importlib-metadata, ipdb, posthog, pydantic, pymongo, pytest, python, python-dotenv, python-multipart, pyyaml, questionary, setuptools, toml',
    ['The package declares neither', '/reference/cli/install'],
    ['which the package does not declare', '/reference/cli/install'],
  ),
];
