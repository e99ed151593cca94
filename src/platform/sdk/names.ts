import extracted from '../extracted/sdk/names.json';
import type {ExportedName} from './types';

const object = 'reference/sdk/core_functions/config_object.mdx';
const datatypes = 'reference/sdk/core_functions/config_datatypes.mdx';
const entrypoint = 'reference/sdk/core_functions/entrypoint.mdx';
const tracing = 'reference/sdk/core_functions/tracing.mdx';
const pull = 'reference/sdk/core_functions/config_pull.mdx';
const start = 'reference/sdk/quick_start.mdx';

const names: readonly Omit<ExportedName, 'kind'>[] = [
  {
    name: 'init',
    purpose: 'Sets up everything below.',
    page: 'reference/sdk/core_functions/init.mdx',
  },
  {
    name: 'config',
    purpose: 'The live configuration of the process.',
    page: object,
    open: true,
  },
  {name: 'Config', purpose: 'Its class.', page: object},
  {
    name: 'ConfigManager',
    purpose: 'Loads a pydantic configuration from the request, the backend or a file.',
    page: object,
    attributes: ['client'],
  },
  {
    name: 'Agenta',
    purpose: 'Reads deployed configurations, with a cache.',
    page: pull,
  },
  {
    name: 'entrypoint',
    purpose: 'Serves a function at the root routes.',
    page: entrypoint,
  },
  {
    name: 'route',
    purpose: 'Serves a function at a path of its own.',
    page: entrypoint,
  },
  {
    name: 'app',
    purpose: 'The FastAPI application that the decorators fill.',
    page: entrypoint,
    open: true,
  },
  {
    name: 'instrument',
    purpose: 'Records a span around a function.',
    page: tracing,
  },
  {
    name: 'tracing',
    purpose: 'The tracer; `None` before `ag.init()`.',
    page: tracing,
    attributes: ['host', 'api_key', 'app_id', 'baggage', 'client', 'tasks_manager'],
  },
  {name: 'Tracing', purpose: 'Its class.', page: tracing},
  {name: 'callbacks', purpose: 'Holds `litellm_handler()`.', page: tracing},
  {
    name: 'logging',
    purpose: 'The SDK logger `LLMLogger`. It hides the module of that name from `ag.` only.',
    page: tracing,
    attributes: ['setLevel', 'info', 'debug', 'warning', 'error', 'handlers', 'addHandler', 'removeHandler'],
  },
  {
    name: 'calculate_token_usage',
    purpose: 'Prices OpenAI token counts.',
    page: tracing,
  },
  {name: 'TextParam', purpose: 'Free text.', page: datatypes},
  {name: 'FloatParam', purpose: 'Number with a slider.', page: datatypes},
  {name: 'IntParam', purpose: 'Whole number with a slider.', page: datatypes},
  {name: 'BinaryParam', purpose: 'Switch.', page: datatypes},
  {name: 'MultipleChoiceParam', purpose: 'One of a list.', page: datatypes},
  {
    name: 'GroupedMultipleChoiceParam',
    purpose: 'One of grouped lists.',
    page: datatypes,
  },
  {name: 'MultipleChoice', purpose: 'Choices of a pydantic field.', page: datatypes},
  {name: 'DictInput', purpose: 'Input with editable keys.', page: datatypes},
  {name: 'MessagesInput', purpose: 'Chat messages.', page: datatypes},
  {name: 'FileInputURL', purpose: 'Address of a file.', page: datatypes},
  {name: 'InFile', purpose: 'Uploaded file.', page: datatypes},
  {
    name: 'assets',
    purpose: 'Holds `supported_llm_models`, model names by provider.',
    page: datatypes,
    attributes: ['supported_llm_models'],
  },
  {
    name: 'Context',
    purpose: 'Result for the local store.',
    page: entrypoint,
    attributes: ['from_json', 'to_json'],
    neverWorks: 'A served function that returns one answers HTTP 500.',
  },
  {
    name: 'save_context',
    purpose: 'Writes the local store.',
    page: entrypoint,
    neverWorks: 'The table is never created.',
  },
  {
    name: 'get_contexts',
    purpose: 'Reads the local store.',
    page: entrypoint,
    neverWorks: 'The table is never created.',
  },
  {
    name: 'AgentaSingleton',
    purpose: 'Its one instance holds app id, host, key and base id of the process.',
    page: start,
    attributes: ['init', 'setup', 'config', 'tracing'],
  },
  {
    name: 'DEFAULT_AGENTA_SINGLETON_INSTANCE',
    purpose: 'The one instance of it.',
    page: start,
    attributes: ['app_id', 'host', 'api_key', 'base_id', 'config', 'setup', 'tracing', 'init'],
  },
  {
    name: 'PreInitObject',
    purpose: 'Stands in for `ag.config` until `ag.init()` runs.',
    page: start,
  },
  {
    name: 'client',
    purpose: 'The package of the HTTP client, not an instance of it.',
    page: 'reference/sdk/client.mdx',
    open: true,
  },
  {
    name: 'sdk',
    purpose: 'The package that the names above come from.',
    page: start,
    open: true,
  },
];

const facts: Readonly<Record<string, {readonly kind: string}>> = extracted['SDK name'];

/** Every public name of `import agenta as ag`. */
export const exportedNames: readonly ExportedName[] = names.map((one) => ({
  ...one,
  kind: facts[`ag.${one.name}`]?.kind ?? '',
}));

/** Names that sound right and are not there. Pages may name them in prose; no sample may use them. */
export const absentNames = [
  {name: 'ag.setup', instead: '`ag.DEFAULT_AGENTA_SINGLETON_INSTANCE`'},
  {name: 'ag.Prompt', instead: 'one `ag.TextParam` per text and one parameter per setting'},
  {name: 'ag.AgentaApi', instead: '`from agenta.client.backend import AgentaApi`'},
  {name: 'ag.llm', instead: 'the client of your model provider, or LiteLLM'},
  {name: 'ag.config.set_default', instead: '`ag.config.register_default`'},
  {name: 'ag.config.get', instead: 'the attribute: `ag.config.temperature`'},
  {name: 'ag.types', instead: 'the classes themselves: `ag.TextParam` and so on'},
];

/** Modules of the package that samples may import, with the names they hold. `*`: any name. */
export const importableModules: Readonly<Record<string, readonly string[] | '*'>> = {
  'agenta.client.backend.core.api_error': ['ApiError'],
  'agenta.sdk.types': '*',
  'agenta.sdk.assets': ['supported_llm_models'],
  'agenta.sdk.tracing.callbacks': ['litellm_handler'],
};
