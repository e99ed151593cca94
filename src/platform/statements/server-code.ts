import {factsOf} from './facts';
import type {Statement} from './types';

const cli = 'agenta-cli/agenta';
const entrypoint = factsOf(`${cli}/sdk/decorators/llm_entrypoint.py`);
const tracer = factsOf(`${cli}/sdk/tracing/llm_tracing.py`);
const cache = factsOf(`${cli}/sdk/client.py`);
const main = factsOf(`${cli}/cli/main.py`);
const variants = factsOf(`${cli}/cli/variant_commands.py`);
const helper = factsOf(`${cli}/cli/helper.py`);
const starter = factsOf(`${cli}/docker/docker-assets/main.py`);

const create = '/prompt_management/setting_up/creating_an_app';
const custom = '/prompt_management/setting_up/custom_applications';
const command = '/prompt_management/setting_up/using_agenta_from_cli';
const integrating = '/prompt_management/integrating';
const observability = '/observability/quickstart';

/** How code of your own is run, traced and sent to the server, as the guides tell it. */
export const codeFacts: readonly Statement[] = [
  ...entrypoint(
    'how a function without async is run',
    /^\s+result = (\w+)\(/,
    'func',
    ['a function without async runs on the event loop', custom],
    ['a synchronous function blocks it while it runs', integrating],
  ),
  ...entrypoint(
    'where a script gets its event loop from',
    /loop = asyncio\.(\w+)\(/,
    'get_event_loop',
    ['up to Python 3.13, this runs the function once', custom],
  ),
  ...entrypoint(
    'heading of the output of a script',
    /print\("\\n(=+ \w+ =+)/,
    '========== Result ==========',
    ['prints a block that begins with ========== Result ==========', custom],
  ),
  ...entrypoint('spelling of names of parameters', /and value_title == (\w+)$/, 'param_name', [
    'maxTokens fails when the file is loaded',
    custom,
  ]),
  ...tracer(
    'unit of the latency of a trace',
    /trace\["latency"\] = .*\.(\w+)\(\)$/,
    'total_seconds',
    ['latency is the duration of the root span in seconds', '/evaluation/automatic_evaluation'],
  ),
  ...tracer(
    'span that gets the tokens and the cost of a child',
    /_update_span_\w+\((\w+), span\.\w+\)/,
    'parent_span, parent_span',
    ['A child adds its tokens and its cost to its parent when it ends', observability],
  ),
  ...tracer(
    'what is stored of an exception',
    /"(\w+)": traceback\.format_exc\(\)/,
    'stacktrace, traceback_exception',
    ['An exception is stored with its full stack trace', observability],
  ),
  ...cache('seconds that a configuration is kept', /TTLCache\(maxsize=\d+, ttl=(\d+)\)/, '300', [
    '300 by default',
    integrating,
  ]),
  ...cache('settings of the cache of configurations', /@cached\((\w+)=self\.cache\)/, 'cache', [
    'The cache has no lock',
    integrating,
  ]),
  ...main('when agenta init asks for the key', /^\s+if (not api_key):/, 'not api_key', [
    'With the variable AGENTA_API_KEY set, question 3 is skipped',
    command,
  ]),
  ...helper('what is shown of a stored key', /f"API Key found: \{(\w+)\}/, 'api_key', [
    'A key that you entered earlier is shown in plain text and offered for reuse',
    command,
  ]),
  ...variants('configuration that is served', /^\s+config_name = "(\w+)"/, 'default', [
    '<file>.default, after serving',
    create,
  ]),
  ...variants(
    'files that agenta variant serve looks for',
    /app_path \/ "([^"]+)"/,
    '.env, config.toml, requirements.txt',
    [
      'the three files that the tool looks for in one folder: app.py, requirements.txt, .env',
      command,
    ],
  ),
  ...variants('options that agenta variant serve passes over', /ignore_unknown_\w+=(\w+)/, 'True', [
    'serve ignores options that it does not know',
    command,
  ]),
  ...variants(
    'where variant commands take the key from',
    /api_key = (\w+\.get)\("api_key"/,
    'config.get, config.get, config.get, config.get',
    ['variant commands take the key from config.toml only', command],
  ),
  ...variants(
    'fields of the event for PostHog',
    /^ {20}"(\w+)": /,
    'app_id, app_id, deployed_by, deployed_by, environment, environment, version, version',
    ['the app id, a user id, and whether a key is set', command],
  ),
  ...variants('address of the description of a served app', /\{endpoint\}(\/\w+)"/, '/docs', [
    'the second link, /docs, shows a page without content',
    custom,
  ]),
  ...variants('words of a successful serve', /"(Congratulations! 🎉)"/, 'Congratulations! 🎉', [
    'Congratulations! 🎉',
    command,
    custom,
  ]),
  ...variants(
    'words behind a new variant',
    /\} (added successfully .+)",$/,
    'added successfully to Agenta!',
    ['added successfully to Agenta!', command, custom],
  ),
  ...variants(
    'words behind an overwritten variant',
    /\} (updated successfully) /,
    'updated successfully',
    ['grep -q "successfully" serve.log', command],
  ),
  ...starter('how the image runs an app', /^\s+run\("[\w:]+", (.*)\)$/, 'host="0.0.0.0", port=80', [
    'one container with one process, a single worker of uvicorn',
    custom,
  ]),
  ...tracer('times of a span', /datetime\.now\((.*)\)$/, 'timezone.utc, timezone.utc', [
    'start and end in coordinated universal time',
    observability,
  ]),
  // No tags among them.
  ...tracer('what is sent of a trace', /^\s+trace=[\w.]+, (\w+)=\w+/, 'spans', [
    'ag.tracing.set_trace_tags | collected, never sent',
    observability,
  ]),
];
