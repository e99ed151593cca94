// cspell:ignore acompletion
import {factsOf} from './facts';
import type {Statement} from './types';

const sdk = 'agenta-cli/agenta/sdk';
const tracer = factsOf(`${sdk}/tracing/llm_tracing.py`);
const instrument = factsOf(`${sdk}/decorators/tracing.py`);
const entrypoint = factsOf(`${sdk}/decorators/llm_entrypoint.py`);
const litellm = factsOf(`${sdk}/tracing/callbacks.py`);
const costs = factsOf(`${sdk}/utils/helper/openai_cost.py`);

const observability = '/observability/quickstart';
const tracing = '/reference/sdk/core_functions/tracing';
const init = '/reference/sdk/core_functions/init';
const quickStart = '/reference/sdk/quick_start';
const integrating = '/prompt_management/integrating';
const custom = '/prompt_management/setting_up/custom_applications';

/** What a trace holds, when it is sent, and what it costs in time. */
export const traces: readonly Statement[] = [
  ...tracer(
    'time limit of sending a trace',
    /api_key=self\.api_key,\s*timeout=(\d+)/,
    '120',
    ['to take a trace | 120 seconds', '/guides/how_does_agenta_work'],
    ['gives up when the platform is silent for 120 seconds', observability, tracing],
  ),
  ...tracer(
    'threads that send traces',
    /max_workers if max_workers else (\d+)/,
    '4',
    ['None and 0 mean 4', init],
    ['None means 4', tracing],
  ),
  ...tracer('what the tracer appends to the host', /self\.host = host \+ "([^"]+)"/, '/api', [
    '/api is appended for you, always',
    init,
  ]),
  // Equal times mean an open span, so the test says yes while spans are open.
  ...tracer(
    'test whether a trace is ready',
    /\(\w+\.end_time ([=!<>]+) \w+\.start_time\)/,
    '==',
    ['The test is inverted: it says yes while spans are open', tracing],
    ['the test for readiness is inverted', tracing],
    ['waits in vain: its test for finished spans is inverted', observability],
    ['waits for spans with an inverted test', quickStart],
    ['because of a fault in its readiness test', integrating],
  ),
  ...entrypoint(
    'seconds that a served call waits for its trace',
    /^\s+TIMEOUT = ([\d.]+)/,
    '1',
    ['waits about a second', tracing],
    ['waits about one second after your code', integrating],
    ['call takes a second longer', observability, quickStart, custom],
  ),
  ...tracer(
    'how the kind of a span is stored',
    /\bspankind=spankind\.(\w+)\(\)/,
    'upper',
    ['spankind is free text, stored in capitals', observability],
    ['Free text, stored in capitals', tracing],
    ['Free text; stored in capitals', tracing],
  ),
  ...tracer(
    'type of a cost that counts',
    /isinstance\(cost, (\w+)\)/,
    'float',
    ['store_cost adds a float; it ignores whole numbers', observability],
    ['A whole number such as 1 is ignored', tracing],
  ),
  ...tracer(
    'where the outermost configuration of a trace comes from',
    /if (\w+ config) and self\.baggage/,
    'not config',
    ['Discarded on the outermost function', tracing],
  ),
  ...instrument(
    'key of a returned value that is no dictionary',
    /^\s+TRACE_DEFAULT_KEY = "(\w+)"/,
    '__default__',
    ['anything else under __default__', observability],
    ['anything else under the key __default__', tracing],
  ),
  ...entrypoint(
    'environment of a playground call in its trace',
    /"environment": "(playground)"/,
    'playground',
    ['environment, on the root | playground', observability],
    ['on a root span: playground', tracing],
    ['with the root span: playground', '/reference/api/create-traces'],
  ),
  ...entrypoint(
    'environment of a script in its trace',
    /"config": args_config_params, "environment": "(\w+)"/,
    'bash',
    ['bash for an entrypoint run as a script', observability, tracing],
  ),
  ...litellm(
    'calls that the LiteLLM callback names llm',
    /if \w+ in \[(.*)\] else "embedding"/,
    '"completion", "acompletion"',
    ['llm_call for completions, embedding_call for everything else', tracing],
  ),
  ...litellm('name of the spans of the LiteLLM callback', /\bname=f"(\w*)\{\w+\}_call"/, '', [
    'llm_call for completions, embedding_call for everything else',
    tracing,
  ]),
  // Only behind the function, so that a failed call sends none.
  ...entrypoint(
    'places where a served call sends its trace',
    /ag\.tracing\.(flush_spans)\(/,
    'flush_spans',
    ['When the function behind a route raises, its trace is dropped', tracing],
    ['The function of a served app raises | its trace is dropped', observability],
  ),
  // The comma makes it a tuple, which the answer refuses.
  ...entrypoint(
    'end of the hint for a function that returns nothing',
    /to return a value\?"(,?)$/,
    ',',
    ['it is built in a form the answer does not allow', '/reference/sdk/core_functions/entrypoint'],
  ),
  ...costs(
    'models of OpenAI whose cost is known',
    /"(gpt-4\w*(?:-(?!completion)\w+)*)":/,
    'gpt-4, gpt-4-0314, gpt-4-0613, gpt-4-1106-preview, gpt-4-32k, gpt-4-32k-0314, gpt-4-32k-0613, gpt-4-vision-preview',
    ['knows OpenAI models up to gpt-4-1106-preview', observability],
    ['The newest models in the table are gpt-4-1106-preview', tracing],
  ),
  ...costs('cost of an unknown model', /^\s+return (\d+)$/, '0', [
    'For newer names such as gpt-4o it returns 0',
    observability,
  ]),
];
