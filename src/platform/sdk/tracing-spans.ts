import type {CallableWords, ParameterWords} from './types';

const spanId: ParameterWords = 'The span to act on. Without it, the innermost open one.';

export const needsSpan = {
  kind: 'AttributeError',
  message: "'NoneType' object has no attribute",
  cause: 'No span is open at that point. The log may say “Cannot set attributes, no active span” before it.',
  fix: 'Call it from a function under `@ag.instrument()`.',
};

export const legacy = (
  name: string,
  instead: string,
  parameters: CallableWords['parameters'],
  extra: Partial<CallableWords> = {},
): CallableWords => ({
  name,
  summary: `Older name, kept for old code. Use \`${instead}\`.`,
  parameters,
  ...extra,
});

export const spanParameters: Record<string, ParameterWords> = {
  name: 'Name shown in the tree.',
  spankind: 'Free text; stored in capitals.',
  input: {type: 'Dict[str, Any]', meaning: 'Recorded inputs.'},
};

export const config = {
  type: 'Dict[str, Any]',
  meaning: 'Stored on the span as its configuration. Lost on a root span.',
};

const active: ParameterWords =
  '`False` opens a detached span, which does not become the parent of later ones.';

/** The decorator, and what acts on a span. */
export const spanWords: readonly CallableWords[] = [
  {
    name: 'ag.instrument',
    kind: 'decorator',
    summary: 'Records a span around each call of a function.',
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
        meaning:
          '`True` records no outputs; a list leaves out those keys of a returned dictionary (`__default__` if it has `message`, `cost` and `usage`). The text of an exception is recorded all the same.',
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
    summary: 'A context manager that opens a span and closes it, with status and errors recorded.',
    parameters: {
      ...spanParameters,
      active: 'Leave it `True`. With `False` the end of the block closes the enclosing span in its place.',
      config,
    },
    returns: 'A context manager. Use it with `with`.',
  },
  {
    name: 'ag.tracing.open_span',
    summary: 'Opens a span by hand, inside a trace that is already open.',
    parameters: {...spanParameters, active, config},
    extraKeywordsIgnored: true,
    returns: 'The span; its `id` is what `span_id` takes elsewhere.',
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.close_span',
    summary: 'Closes a span and adds its cost and tokens to its parent.',
    parameters: {span_id: spanId},
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.set_attributes',
    summary: 'Merges free attributes into a span.',
    parameters: {
      attributes: {type: 'Dict[str, Any]', meaning: 'Names and values.'},
      span_id: spanId,
    },
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.set_status',
    summary: 'Sets the status of a span.',
    parameters: {
      status:
        '`UNSET`, `OK` or `ERROR`. Not checked. `@ag.instrument()` and `ag.tracing.Context` replace it when they end.',
      span_id: spanId,
    },
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.store_internals',
    summary: 'Merges values that are neither input nor output, such as hits of a search.',
    parameters: {
      internals: {type: 'Dict[str, Any]', meaning: 'Names and values.'},
      span_id: spanId,
    },
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.store_outputs',
    summary: 'Replaces the outputs of a span.',
    parameters: {
      outputs: {
        type: 'Dict[str, Any]',
        meaning: 'The outputs. `@ag.instrument()` replaces them again when the function returns.',
      },
      span_id: spanId,
    },
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.store_cost',
    summary: 'Adds to the cost of a span.',
    parameters: {
      cost: 'Amount to add. A whole number such as `1` is ignored; write `1.0`.',
      span_id: spanId,
    },
    faults: [needsSpan],
  },
  {
    name: 'ag.tracing.store_usage',
    summary: 'Sets the token counts of a span.',
    parameters: {
      tokens:
        'Keys `prompt_tokens`, `completion_tokens`, `total_tokens`. A second call on the same span fails.',
      span_id: spanId,
    },
    faults: [needsSpan],
  },
];
