import extracted from '../extracted/sdk/config.json';
import {described} from './join';
import type {CallableWords} from './types';

const object = 'reference/sdk/core_functions/config_object.mdx';
const defaults = 'reference/sdk/core_functions/config_default.mdx';
const pull = 'reference/sdk/core_functions/config_pull.mdx';
const push = 'reference/sdk/core_functions/config_push.mdx';

const defaultParameters = {
  overwrite: {
    type: 'bool',
    meaning: 'Write over parameters that the backend already holds under the name `default`.',
    when: 'A redeployed app must force its own values over edits made in the playground.',
  },
};

const refused = {
  kind: 'logged',
  message: 'Failed to push the configuration to the server with error: status_code: 400',
  cause: 'The name exists, its parameters are not empty and `overwrite` is false.',
  fix: 'Nothing, if the stored values are meant to win. Else pass `overwrite=True`.',
};

const unreachable = {
  kind: 'logged',
  message: 'Failed to push the configuration to the server with error:',
  cause: 'The backend could not be reached, refused the key, or does not know the base.',
  fix: 'Check the host, the key and `AGENTA_BASE_ID`.',
};

const unfit = {
  kind: 'ValidationError',
  message: '1 validation error for …',
  cause: 'A value of the file does not fit the model. The error is logged too.',
  fix: 'Correct the file.',
};

/** Methods of `ag.config`, of `ag.ConfigManager` and of `ag.Agenta`. */
const words: readonly CallableWords[] = [
  {
    name: 'ag.config.register_default',
    kind: 'method',
    summary: 'Sets parameters locally and stores them as the configuration `default` if none is stored.',
    page: defaults,
    parameters: defaultParameters,
    anyKeyword: 'Each further keyword is one parameter: its name and a parameter object.',
    returns: '`None`.',
    faults: [refused, unreachable],
  },
  {
    name: 'ag.config.default',
    kind: 'method',
    summary: 'The same method under its shorter name; `register_default` calls it.',
    page: defaults,
    parameters: defaultParameters,
    anyKeyword: 'Each further keyword is one parameter: its name and a parameter object.',
    returns: '`None`.',
    faults: [refused, unreachable],
  },
  {
    name: 'ag.config.push',
    kind: 'method',
    summary: 'Stores the given parameters on the backend under a configuration name.',
    page: push,
    parameters: {
      config_name: {
        meaning: 'Name of the configuration, e.g. `default`. A new name creates a variant.',
        when: 'Always.',
      },
      overwrite: {
        type: 'bool',
        meaning: 'Write over what is stored under the name. The opposite default of `register_default`.',
        when: 'Pass `False` to fill an empty configuration and leave a filled one alone.',
      },
    },
    anyKeyword:
      'Each further keyword is one parameter. Exactly these are sent, not the attributes of `ag.config`.',
    returns: '`None`, whether it worked or not.',
    faults: [refused, unreachable],
  },
  {
    name: 'ag.config.pull',
    kind: 'method',
    summary: 'Fetches a configuration and sets its parameters as attributes of `ag.config`.',
    page: pull,
    parameters: {
      config_name: {
        meaning: 'Configuration of the base to read. Ignored when an environment is given.',
        when: 'You want a variant that is not deployed.',
      },
      environment_name: {
        meaning: 'Read what is deployed to `development`, `staging` or `production`.',
        when: 'In production code, so that a deployment changes what the code reads.',
      },
    },
    returns: '`None`. A success sets the parameters and `current_version`.',
    faults: [
      {
        kind: 'ValueError',
        message:
          'Cannot pull the configuration from the server since the app_name and base_name are not provided.',
        cause: '`AGENTA_BASE_ID` is not set and a name or an environment was asked for.',
        fix: 'Set `AGENTA_BASE_ID` before `ag.init()`. The text names the wrong settings.',
      },
      {
        kind: 'logged',
        message: 'Failed to pull the configuration from the server with error:',
        cause: 'The backend answered with an error, or was not reached.',
        fix: 'Read the status in the line. 400 means that the name or the environment is unknown.',
      },
      {
        kind: 'logged',
        message: 'Failed to set the configuration with error:',
        cause: 'Follows the line above, or stands alone when there is no base id.',
        fix: 'Fix the first cause. Values from before the call are still in place.',
      },
    ],
  },
  {
    name: 'ag.config.set',
    kind: 'method',
    summary: 'Sets attributes locally. Nothing is sent.',
    page: object,

    anyKeyword: 'Each keyword becomes an attribute.',
    returns: '`None`.',
    faults: [],
  },
  {
    name: 'ag.config.all',
    kind: 'method',
    summary: 'Returns the parameters as a dictionary.',
    page: object,

    returns:
      'A `dict` of all attributes except `app_name`, `base_name`, `host`, `base_id`, `api_key`, `persist` and `client`.',
    faults: [],
  },
  {
    name: 'ag.config.dump',
    kind: 'method',
    summary: 'Not written in this release.',
    page: object,

    returns: 'Nothing.',
    neverWorks: 'It raises `NotImplementedError` on every call.',
    faults: [
      {
        kind: 'NotImplementedError',
        message: '(empty)',
        cause: 'The method has no body.',
        fix: 'Use `ag.config.all()`.',
      },
    ],
  },
  {
    name: 'ag.Config',
    kind: 'class',
    summary: 'The class of `ag.config`. `ag.init()` builds the one instance an app needs.',
    page: object,
    parameters: {
      base_id: 'Id of the base that all calls of the object concern.',
      host: 'Origin of the backend, without `/api`.',
      api_key: 'Key for the `Authorization` header.',
    },
    returns: 'A configuration object. It talks to a backend only if `base_id` and `host` are both set.',
    faults: [],
  },
  {
    name: 'ag.ConfigManager.get_from_route',
    kind: 'method',

    summary: 'Builds the configuration of the current request as an instance of your model.',
    page: object,
    parameters: {schema: 'The pydantic class that was given to `@ag.route`.'},
    returns: 'An instance of `schema`.',
    faults: [
      {
        kind: 'ValueError',
        message: 'Either config, environment or variant must be provided',
        cause:
          'A call of `/run` names neither `environment` nor `config`, no request is running, or your function called it in a thread of its own.',
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
    kind: 'method',

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
    kind: 'method',

    summary: 'Builds an instance of your model from a YAML file.',
    page: object,
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
    kind: 'method',

    summary: 'Builds an instance of your model from a JSON file.',
    page: object,
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
    kind: 'method',
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
        cause: 'Nothing is deployed to the environment, or it deploys another base.',
        fix: 'Deploy a variant of that base first.',
      },
    ],
  },
];

export const configCallables = described(extracted.callable, words);
