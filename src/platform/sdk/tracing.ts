import extracted from '../extracted/sdk/tracing.json';
import {described} from './join';
import type {CallableWords, ParameterWords} from './types';

const page = 'reference/sdk/core_functions/tracing.mdx';

const spanId: ParameterWords = 'The span to act on. Without it, the innermost open one.';

const needsSpan = {
  kind: 'AttributeError',
  message: "'NoneType' object has no attribute",
  cause: 'No span is open at that point. The log may say “Cannot set attributes, no active span” before it.',
  fix: 'Call it from a function under `@ag.instrument()`.',
};

const legacy = (
  name: string,
  instead: string,
  parameters: CallableWords['parameters'],
  extra: Partial<CallableWords> = {},
): CallableWords => ({
  name,
  kind: 'method',
  summary: `Older name, kept for old code. Use \`${instead}\`.`,
  page,
  parameters,
  returns: '`None`.',
  faults: [],
  ...extra,
});

const spanParameters: Record<string, ParameterWords> = {
  name: 'Name shown in the tree.',
  spankind: 'Free text; stored in capitals.',
  input: {type: 'Dict[str, Any]', meaning: 'Recorded inputs.'},
};

const config = {
  type: 'Dict[str, Any]',
  meaning: 'Stored on the span as its configuration. Lost on a root span.',
};

const active: ParameterWords =
  '`False` opens a detached span, which does not become the parent of later ones.';

const words: readonly CallableWords[] = [
  {
    name: 'ag.instrument',
    kind: 'decorator',
    summary: 'Records a span around each call of a function.',
    page,
    parameters: {
      config: {
        meaning: 'Stored on the span as its configuration. Discarded on the outermost function.',
        when: 'An inner step has settings of its own, such as a model name.',
      },
      spankind: {
        meaning: 'Free text, stored in capitals: `llm`, `embedding`, `retriever`, `workflow` and so on.',
        when: 'On inner steps, so that they can be told apart.',
      },
      ignore_inputs: {
        meaning: '`True` records no inputs; a list leaves out those names.',
        when: 'An argument is secret or large.',
      },
      ignore_outputs: {
        meaning: '`True` records no outputs; a list leaves out those keys of a returned dictionary.',
        when: 'A result is secret or large.',
      },
    },
    returns:
      'A decorator. Always write the parentheses. With bare `@ag.instrument` below `@ag.entrypoint` the file fails to load; elsewhere the function never runs: its caller gets a function or a `TypeError`.',
    faults: [
      {
        kind: 'AttributeError',
        message: "'NoneType' object has no attribute 'Context'",
        cause: 'The function was called before `ag.init()`.',
        fix: 'Call `ag.init()` first.',
      },
      {
        kind: 'AttributeError',
        message: "'instrument' object has no attribute '__name__'",
        cause: '`@ag.instrument` without parentheses below `@ag.entrypoint`.',
        fix: 'Write `@ag.instrument()`.',
      },
      {
        kind: 'ValidationError',
        message: 'Instance is frozen',
        cause:
          'A span received token counts twice: two reports below it, at any depth, or a child’s and its own.',
        fix: 'Add the counts up and report them once per trace, on the outermost span. Release 0.24.4 fixes it.',
      },
    ],
  },
  {
    name: 'ag.tracing.Context',
    kind: 'method',
    summary: 'A context manager that opens a span and closes it, with status and errors recorded.',
    page,
    parameters: {...spanParameters, active, config},
    returns: 'A context manager. Use it with `with`.',
    faults: [],
  },
  {
    name: 'ag.tracing.open_span',
    kind: 'method',
    summary: 'Opens a span by hand, inside a trace that is already open.',
    page,
    parameters: {...spanParameters, active, config},
    extraKeywordsIgnored: true,
    returns: 'The span; its `id` is what `span_id` takes elsewhere.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.close_span',
    kind: 'method',
    summary: 'Closes a span and adds its cost and tokens to its parent.',
    page,
    parameters: {span_id: spanId},
    returns: '`None`.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.set_attributes',
    kind: 'method',
    summary: 'Merges free attributes into a span.',
    page,
    parameters: {
      attributes: {type: 'Dict[str, Any]', meaning: 'Names and values.'},
      span_id: spanId,
    },
    returns: '`None`.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.set_status',
    kind: 'method',
    summary: 'Sets the status of a span.',
    page,
    parameters: {
      status:
        '`UNSET`, `OK` or `ERROR`. Not checked. `@ag.instrument()` and `ag.tracing.Context` replace it when they end.',
      span_id: spanId,
    },
    returns: '`None`.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.store_internals',
    kind: 'method',
    summary: 'Merges values that are neither input nor output, such as hits of a search.',
    page,
    parameters: {
      internals: {type: 'Dict[str, Any]', meaning: 'Names and values.'},
      span_id: spanId,
    },
    returns: '`None`.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.store_outputs',
    kind: 'method',
    summary: 'Replaces the outputs of a span.',
    page,
    parameters: {
      outputs: {
        type: 'Dict[str, Any]',
        meaning: 'The outputs. `@ag.instrument()` replaces them again when the function returns.',
      },
      span_id: spanId,
    },
    returns: '`None`.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.store_cost',
    kind: 'method',
    summary: 'Adds to the cost of a span.',
    page,
    parameters: {
      cost: 'Amount to add. A whole number such as `1` is ignored; write `1.0`.',
      span_id: spanId,
    },
    returns: '`None`.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.store_usage',
    kind: 'method',
    summary: 'Sets the token counts of a span.',
    page,
    parameters: {
      tokens:
        'Keys `prompt_tokens`, `completion_tokens`, `total_tokens`. A second call on the same span fails.',
      span_id: spanId,
    },
    returns: '`None`.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.set_trace_tags',
    kind: 'method',
    summary: 'Collects tags on the trace. They are never sent.',
    page,
    parameters: {tags: 'The tags.'},
    returns: '`None`.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.update_baggage',
    kind: 'method',
    summary:
      'Sets values of the process that later root spans copy: `environment`, and `config` if the span gets none of its own.',
    page,
    parameters: {attributes: {type: 'Dict[str, Any]', meaning: 'Values to add or replace.'}},
    returns: '`None`.',
    faults: [],
  },
  {
    name: 'ag.tracing.dump_trace',
    kind: 'method',
    summary:
      'Returns the open trace as a dictionary, the one a playground call answers with. Outside a trace it logs an error and returns an empty one.',
    page,

    returns: 'A `dict` with `trace_id`, `cost`, `usage`, `latency` and `spans`.',
    faults: [],
  },
  {
    name: 'ag.tracing.is_trace_ready',
    kind: 'method',
    summary: 'Used inside a served app. The test is inverted: it says yes while spans are open.',
    page,

    returns: 'A `bool`.',
    faults: [],
  },
  {
    name: 'ag.tracing.get_context',
    kind: 'method',
    summary: 'Returns the tracing state of the current task, or `None`.',
    page,

    returns: 'The state object: trace id, tags, spans and the active span.',
    faults: [],
  },
  {
    name: 'ag.tracing.open_trace',
    kind: 'method',
    summary: 'Opens the trace; the first span does this for you.',
    page,
    parameters: {span: 'The root span, or `None`.', config},
    extraKeywordsIgnored: true,
    returns: '`None`.',
    faults: [],
  },
  {
    name: 'ag.tracing.close_trace',
    kind: 'method',
    summary: 'Sends the trace, if there is a key.',
    page,

    returns: '`None`.',
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
          'A served request recorded no span. Every call of an app without `@ag.instrument()` writes this line.',
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
    kind: 'method',
    summary: 'The same as `close_trace`.',
    page,

    returns: '`None`.',
    faults: [],
  },
  legacy(
    'ag.tracing.start_trace',
    'ag.tracing.open_trace',
    {span: 'The root span.', config},
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
    page,
    parameters: {
      host: 'Origin of the backend, without `/api`.',
      app_id: 'App that the spans belong to.',
      api_key: 'Key; without one nothing is sent.',
      max_workers: 'Threads of the sender; `None` means 4.',
    },
    returns: 'The tracer.',
    faults: [],
  },
  {
    name: 'ag.callbacks.litellm_handler',
    kind: 'function',
    summary: 'Builds a logger for LiteLLM that records each of its calls as a span.',
    page,

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
    page,
    parameters: {
      model_name: 'Name of the model. Unknown ones, `gpt-4o` among them, cost 0.',
      token_usage: 'Keys `prompt_tokens` and `completion_tokens`.',
    },
    returns: 'The price in US dollars, a `float`; `0` for a model that the table does not hold.',
    faults: [],
  },
];

export const tracingCallables = described(extracted.callable, words);
