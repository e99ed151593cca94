import {factsOf} from './facts';
import type {Statement} from './types';

const app = factsOf('agenta-cli/agenta/sdk/decorators/llm_entrypoint.py');
const spans = factsOf('agenta-cli/agenta/sdk/decorators/tracing.py');
const tracer = factsOf('agenta-cli/agenta/sdk/tracing/llm_tracing.py');
const queue = factsOf('agenta-cli/agenta/sdk/tracing/tasks_manager.py');
const litellm = factsOf('agenta-cli/agenta/sdk/tracing/callbacks.py');
const types = factsOf('agenta-cli/agenta/sdk/types.py');

/** What a served app does with a call, and a trace with a span. */
export const callFacts: readonly Statement[] = [
  ...app(
    'origins that an app admits',
    /allow_origins=(\W*)\w+/,
    '',
    [
      'they accept calls from any origin, without a key of their own',
      '/guides/how_does_agenta_work',
    ],
    ['Every web origin is allowed, with credentials', '/reference/sdk/core_functions/entrypoint'],
  ),
  ...app(
    'what guards the routes of an app',
    /app\.(add_middleware|middleware|include_router)\b/,
    'add_middleware, include_router',
    [
      'The SDK adds no authentication to a service, neither key nor password',
      '/prompt_management/integrating',
    ],
  ),
  ...app(
    'routes of an app by their parts',
    /^\s+\w+_PATH = "([^"]+)"/,
    '/playground, /run, generate',
    [
      'Add /generate_deployed to the service URL. /run does the same',
      '/prompt_management/integrating',
    ],
  ),
  ...app(
    'how a call of a deployed app finds its configuration',
    /ag\.config\.pull\((\w+)=/,
    'config_name, config_name, environment_name',
    [
      'The service asks the backend for the configuration of that environment, every time',
      '/guides/how_does_agenta_work',
    ],
  ),
  ...app('calls that write into ag.config', /ag\.config\.(set|pull)\(/, 'pull, pull, pull, set', [
    'Values are kept | in one object shared by all requests | per request',
    '/prompt_management/setting_up/custom_applications',
  ]),
  ...app(
    'configuration that a trace is given',
    /\{"config": (\w+), "environment"/,
    'args_config_params, config_params, config_params',
    ['the parameters registered when the app started', '/observability/quickstart'],
  ),
  ...app(
    'failures that become the answer of an app',
    /^\s+except (\w+(?:\.\w+)?) as e:$/,
    'Exception, Exception, pydantic.ValidationError',
    ['500 with detail.message and detail.stacktrace', '/prompt_management/integrating'],
  ),
  ...app(
    'what a call in the background does',
    /(run_in_threadpool|to_thread|run_in_executor|inspect\.iscoroutinefunction)\(/,
    'inspect.iscoroutinefunction',
    [
      'a function without async runs on the event loop',
      '/prompt_management/setting_up/custom_applications',
    ],
  ),
  ...app(
    'when the trace of a served app is sent',
    /ag\.tracing\.(is_trace_ready|dump_trace|flush_spans)\(/,
    'dump_trace, flush_spans, is_trace_ready',
    ['the service sends the trace before it answers', '/prompt_management/integrating'],
  ),
  ...app(
    'parameters that a script offers as choices',
    /type\(param\) is (\w+):$/,
    'MultipleChoiceParam',
    [
      'Options are recorded in the trace and do not change ag.config',
      '/reference/sdk/core_functions/entrypoint',
    ],
  ),
  ...spans('arguments of a span', /getfullargspec\(\w+\)\.(\w+)$/, 'args', [
    'arguments that were passed; defaults that nobody passed are absent',
    '/observability/quickstart',
  ]),
  ...spans(
    'what a decorated function does around its span',
    /\bag\.tracing\.(\w+)\(/,
    'Context, Context, store_cost, store_outputs, store_outputs, store_usage',
    [
      'A dictionary with message, cost and usage is recorded as its message; cost and usage go to the span',
      '/reference/sdk/core_functions/tracing',
    ],
  ),
  ...spans('kind of a span without one', /spankind: str = "(\w+)"/, 'workflow', [
    'workflow (the default)',
    '/observability/quickstart',
  ]),
  ...spans('name of a span', /name=func\.(\w+),/, '__name__, __name__', [
    "the function's name",
    '/reference/sdk/core_functions/tracing',
  ]),
  ...tracer('traces without a key', /^\s+if (not self\.api_key):$/, 'not self.api_key', [
    'No API key | nothing is sent; the log says No API key',
    '/observability/quickstart',
  ]),
  ...tracer('log line without a key', /logging\.error\("(No API key)"\)/, 'No API key', [
    'the log says No API key',
    '/observability/quickstart',
  ]),
  ...tracer(
    'environment of a trace without an entrypoint',
    /os\.environ\.get\("(\w+)", "unset"\)/,
    'environment',
    [
      'without an entrypoint the variable environment of the process, else unset',
      '/observability/quickstart',
    ],
  ),
  ...tracer('what tags of a trace end in', /tracing\.trace_tags\.(\w+)\(/, 'clear, extend', [
    'ag.tracing.set_trace_tags | collected, never sent',
    '/observability/quickstart',
  ]),
  ...tracer(
    'whether the variant of a call is set on a span',
    /^\s*VARIANT_TRACKING_FEATURE_FLAG = (.*)$/,
    'False',
    ['The variant of a call | never set on a span', '/observability/quickstart'],
  ),
  ...tracer('status of a span that was opened', /^\s+status="(\w+)",$/, 'UNSET', [
    'A span opened by hand stays UNSET until you set it',
    '/reference/sdk/core_functions/tracing',
  ]),
  ...tracer(
    'log lines with the content of a span',
    /\.upper\(\)\} (\w+)=/,
    'attributes, cost, internals, outputs, status, tokens',
    ['The default also logs every output, internal and attribute', '/observability/quickstart'],
  ),
  ...tracer('place of cost and tokens in an output', /span\.outputs\.get\("(\w+)"/, 'cost, usage', [
    'when it ends, so the root holds the sum of the request',
    '/observability/quickstart',
  ]),
  ...tracer(
    'parts of a dumped trace',
    /^\s+trace\["(\w+)"\] = /,
    'cost, latency, spans, trace_id, usage',
    [
      'A whole trace has trace_id, cost, usage, latency in seconds and spans',
      '/reference/sdk/core_functions/entrypoint',
    ],
  ),
  ...tracer('what follows the failure of an instrumented function', /^\s+(raise)$/, 'raise', [
    'goes on to the caller',
    '/reference/sdk/core_functions/tracing',
  ]),
  ...queue(
    'what is logged of a failed trace',
    /f"(Task '\{\w+\.\w+\}' failed with error): /,
    "Task '{task.coroutine_type}' failed with error",
    ["Task 'send-trace' failed with error", '/observability/quickstart'],
  ),
  ...litellm('kinds of spans of the LiteLLM callback', /else "(\w+)"/, 'embedding', [
    'writes LLM and EMBEDDING by itself',
    '/observability/quickstart',
  ]),
  ...types(
    'defaults of ag.FloatParam',
    /def __new__\(cls, default: float = (.*)\):/,
    '0.5, minval: float = 0.0, maxval: float = 1.0',
    [
      'ag.FloatParam: 0 to 1, unless the code says otherwise',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...types('what an answer may be', /^\s+data: Optional\[(.*)\]$/, 'Union[str, Dict[str, Any]]', [
    'Return a text or a dictionary. None, numbers and lists end in status 500',
    '/prompt_management/setting_up/custom_applications',
  ]),
  ...types('version in the answer of an app', /^\s+version: Optional\[str\] = "([\d.]+)"/, '2.0', [
    '"version": "2.0"',
    '/prompt_management/setting_up/custom_applications',
  ]),
];
