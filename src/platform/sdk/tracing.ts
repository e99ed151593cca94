import extracted from '../extracted/sdk/tracing.json';
import {described} from './join';
import {config, legacy, needsSpan, spanParameters, spanWords} from './tracing-spans';
import type {CallableWords} from './types';

const page = 'reference/sdk/core_functions/tracing.mdx';

const unusedConfig = {...config, meaning: 'Never stored. If given, the root span has no configuration.'};

const words: readonly CallableWords[] = [
  ...spanWords,
  {
    name: 'ag.tracing.set_trace_tags',
    summary: 'Collects tags on the trace. They are never sent.',
    parameters: {tags: 'The tags.'},
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.update_baggage',
    summary:
      'Sets values of the process that later root spans copy: `environment`, and `config` if the span gets none of its own.',
    parameters: {attributes: {type: 'Dict[str, Any]', meaning: 'Values to add or replace.'}},
  },
  {
    name: 'ag.tracing.dump_trace',
    summary:
      'Returns the open trace as a dictionary, the one a playground call answers with. Outside a trace it logs an error and returns an empty one.',

    returns: 'A `dict` with `trace_id`, `cost`, `usage`, `latency` and `spans`.',
  },
  {
    name: 'ag.tracing.is_trace_ready',
    summary: 'Used inside a served app. The test is inverted: it says yes only while every span is open.',
    returns: 'A `bool`.',
  },
  {
    name: 'ag.tracing.get_context',
    summary: 'Returns the tracing state of the current task, or `None`.',
    returns: 'The state object: trace id, tags, spans and the active span.',
  },
  {
    name: 'ag.tracing.open_trace',
    summary: 'Opens the trace; the first span does this for you.',
    parameters: {span: 'The root span, or `None`.', config: unusedConfig},
    extraKeywordsIgnored: true,
  },
  {
    name: 'ag.tracing.close_trace',
    summary: 'Sends the trace, if there is a key.',
    faults: [
      {
        kind: 'logged',
        message: 'No API key',
        cause: 'No key was given, so nothing is sent.',
        fix: 'Set `AGENTA_API_KEY` where the backend stores traces.',
      },
      {
        kind: 'logged',
        message: 'Cannot close trace, no trace to close',
        cause:
          'A served request recorded no span. Calls of an app without `@ag.instrument()` write this line when they succeed.',
        fix: 'Nothing: the answer is not affected.',
      },
      {
        kind: 'AttributeError',
        message: "'NoneType' object has no attribute 'trace_id'",
        cause: 'The method was called outside a served request and outside every span.',
        fix: 'Leave opening and closing to `@ag.instrument()`.',
      },
      {
        kind: 'logged',
        message: "Task 'send-trace' failed with error:",
        cause: 'The request failed. An open-source backend answers 404: it has no such route.',
        fix: 'Check host and key. The result of your function is not affected.',
      },
    ],
  },
  {
    name: 'ag.tracing.flush_spans',
    summary: 'The same as `close_trace`.',
  },
  legacy(
    'ag.tracing.start_trace',
    'ag.tracing.open_trace',
    {span: 'The root span.', config: unusedConfig},
    {extraKeywordsIgnored: true},
  ),
  legacy('ag.tracing.end_trace', 'ag.tracing.close_trace', {_: 'Ignored, but required.'}),
  legacy(
    'ag.tracing.start_span',
    'ag.tracing.open_span',
    {
      ...spanParameters,
      config: {
        ...config,
        meaning: 'Passed on in the place of `active`: it is lost, and without it the span is detached.',
      },
    },
    {extraKeywordsIgnored: true, returns: 'The span.'},
  ),
  legacy('ag.tracing.end_span', 'ag.tracing.close_span', {
    outputs: {type: 'Dict[str, Any]', meaning: 'Stored as the outputs before the span closes.'},
  }),
  legacy('ag.tracing.set_span_attribute', 'ag.tracing.set_attributes', {
    attributes: {type: 'Dict[str, Any]', meaning: 'Names and values.'},
  }),
  legacy(
    'ag.tracing.update_span_status',
    'ag.tracing.set_status',
    {_: 'Ignored.', status: 'Never reached.'},
    {
      neverWorks: 'It calls itself with an argument missing and raises `TypeError` every time.',
      faults: [
        {
          kind: 'TypeError',
          message: "missing 1 required positional argument: 'status'",
          cause: 'A mistake in the SDK.',
          fix: 'Use `ag.tracing.set_status`.',
        },
      ],
    },
  ),
  {
    name: 'ag.Tracing',
    kind: 'class',
    summary: 'The class of `ag.tracing`. One instance per process: later arguments are ignored.',
    parameters: {
      host: 'Origin of the backend, without `/api`.',
      app_id: 'App that the spans belong to.',
      api_key: 'Key; without one nothing is sent.',
      max_workers: 'Threads of the sender; `None` means 4.',
    },
    returns: 'The tracer.',
  },
  {
    name: 'ag.callbacks.litellm_handler',
    kind: 'function',
    summary: 'Builds a logger for LiteLLM that records each of its calls as a span.',
    returns: 'An object to put into the list `litellm.callbacks`.',
    faults: [
      {
        kind: 'ImportError',
        message: 'The litellm SDK is not installed.',
        cause: 'The package `litellm` is missing; the SDK does not depend on it.',
        fix: 'Install it.',
      },
      {
        kind: 'logged',
        message: "'NoneType' object has no attribute",
        cause:
          'LiteLLM was called outside a trace. LiteLLM catches the error and writes it to its own log: the call goes on, no span is recorded.',
        fix: 'Call it from a function under `@ag.instrument()`.',
      },
      {
        kind: 'logged',
        message: 'not all arguments converted during string formatting',
        cause:
          'A model call failed that was made without `await`. The handler hands its own log line an argument too many, so `--- Logging error ---` and a `TypeError` are printed.',
        fix: 'Ignore it: nothing is raised. Look for the error of the model call.',
      },
    ],
  },
  {
    name: 'ag.calculate_token_usage',
    kind: 'function',
    summary: 'Prices token counts of OpenAI models from a table built into the SDK.',
    parameters: {
      model_name: 'Name of the model. Unknown ones, `gpt-4o` among them, cost 0.',
      token_usage: 'Keys `prompt_tokens` and `completion_tokens`.',
    },
    returns: 'The price in US dollars, a `float`; `0` for a model that the table does not hold.',
  },
];

export const tracingCallables = described(extracted.callable, page, words);
