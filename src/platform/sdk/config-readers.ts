import type {CallableWords} from './types';

export const pull = 'reference/sdk/core_functions/config_pull.mdx';

const unfit = {
  kind: 'ValidationError',
  message: '1 validation error for …',
  cause: 'A value of the file does not fit the model. The error is logged too.',
  fix: 'Correct the file.',
};

/** Readers of a configuration besides `ag.config`: `ag.ConfigManager` and `ag.Agenta`. */
export const readerWords: readonly CallableWords[] = [
  {
    name: 'ag.ConfigManager.get_from_route',
    summary: 'Builds the configuration of the current request as an instance of your model.',
    parameters: {schema: 'The pydantic class that was given to `@ag.route`.'},
    returns: 'An instance of `schema`.',
    faults: [
      {
        kind: 'ValueError',
        message: 'Either config, environment or variant must be provided',
        cause:
          'A call of `/run` names neither `environment` nor `config`, no request is running, or your function called it in a `ThreadPoolExecutor`.',
        fix: 'Name one of them in the request. Outside a request use `get_from_registry`. With threads, call it before you start them.',
      },
      {
        kind: 'ValidationError',
        message: '1 validation error for …',
        cause: 'A value of the request breaks a rule of the model, such as `ge` or `le`.',
        fix: 'Send a value in range. The caller sees HTTP 500, not 422.',
      },
    ],
  },
  {
    name: 'ag.ConfigManager.get_from_registry',
    summary: 'Fetches a stored configuration and builds an instance of your model.',
    page: pull,
    parameters: {
      schema: 'The pydantic class to build.',
      environment: {
        meaning: '`development`, `staging` or `production`. Wins over `variant`.',
        when: 'You want what is deployed.',
      },
      version: {
        meaning:
          'Not written: together with `environment` it makes the call fail, with `variant` it is ignored.',
        when: 'Never in this release.',
      },
      variant: {
        meaning: 'Configuration name such as `default`, not the full variant name `app.default`.',
        when: 'You want a configuration that is not deployed.',
      },
    },
    returns: 'An instance of `schema`.',
    faults: [
      {
        kind: 'ValueError',
        message: 'Either environment or variant must be provided',
        cause: 'Both are empty.',
        fix: 'Give one.',
      },
      {
        kind: 'logged',
        message: "Environment must be in ['development', 'production', 'staging']",
        cause:
          '`environment` is none of `development`, `production` and `staging`. The `UnboundLocalError` below follows.',
        fix: 'Correct the name; it has small letters only.',
      },
      {
        kind: 'UnboundLocalError',
        message: "cannot access local variable 'config'",
        cause:
          'Any failed fetch: HTTP error, unknown environment, or `version` given (“Getting config for a specific version is not implemented yet.”). The true cause is logged one line earlier. Before Python 3.11 the text ends in “referenced before assignment”.',
        fix: 'Read the line `Failed to pull the configuration from the server with error:`.',
      },
      {
        kind: 'ValidationError',
        message: '1 validation error for …',
        cause: 'The stored parameters do not fit the model.',
        fix: 'Give new fields a default, so that older configurations still load.',
      },
      {
        kind: 'AttributeError',
        message: "'AgentaSingleton' object has no attribute 'host'",
        cause: '`ag.init()` has not run.',
        fix: 'Call it first.',
      },
    ],
  },
  {
    name: 'ag.ConfigManager.get_from_yaml',
    summary: 'Builds an instance of your model from a YAML file.',
    parameters: {
      filename: 'Path of the file. It needs a mapping at top level.',
      schema: 'The pydantic class to build.',
    },
    returns: 'An instance of `schema`.',
    faults: [
      {
        kind: 'FileNotFoundError',
        message: 'Config file not found:',
        cause: 'No file at that path.',
        fix: 'Paths are read from the working directory.',
      },
      unfit,
    ],
  },
  {
    name: 'ag.ConfigManager.get_from_json',
    summary: 'Builds an instance of your model from a JSON file.',
    parameters: {
      filename: 'Path of the file. It needs an object at top level.',
      schema: 'The pydantic class to build.',
    },
    returns: 'An instance of `schema`.',
    faults: [
      {
        kind: 'FileNotFoundError',
        message: 'Config file not found:',
        cause: 'No file at that path.',
        fix: 'Paths are read from the working directory.',
      },
      unfit,
    ],
  },
  {
    name: 'ag.Agenta',
    kind: 'class',
    summary: 'A small client that reads deployed configurations and keeps them in a cache.',
    page: pull,
    parameters: {
      api_key: {
        meaning: 'Key; else `AGENTA_API_KEY`. A non-empty one is demanded even where the backend needs none.',
        when: 'The variable is not set.',
      },
      host: {
        meaning: 'Origin of the backend without `/api`; else `AGENTA_HOST`, else `https://cloud.agenta.ai`.',
        when: 'You host the platform yourself.',
      },
    },
    returns: 'A client with one method, `get_config`.',
    faults: [
      {
        kind: 'OSError',
        message: 'Required environment variables AGENTA_API_KEY is not set.',
        cause: 'No key in the argument or the variable.',
        fix: 'On a server without keys, pass any non-empty text.',
      },
    ],
  },
  {
    name: 'ag.Agenta.get_config',
    summary: 'Returns the configuration deployed to an environment, from the cache if it is fresh.',
    page: pull,
    parameters: {
      base_id: 'Base of the app whose configuration is wanted.',
      environment: '`development`, `staging` or `production`.',
      cache_timeout: {
        meaning: 'Seconds an answer is reused. `0` asks every time. A changed value empties the cache.',
        when: 'Deployments must be seen sooner than after five minutes.',
      },
    },
    returns: 'An object with `config_name`, `current_version` and `parameters`.',
    faults: [
      {
        kind: 'ApiError',
        message: 'status_code: 400',
        cause: 'The environment is unknown, deploys nothing, or deploys another base.',
        fix: 'Correct the name, or deploy a variant of that base.',
      },
    ],
  },
];
