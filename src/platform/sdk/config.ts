import extracted from '../extracted/sdk/config.json';
import {described} from './join';
import {pull, readerWords} from './config-readers';
import type {CallableWords} from './types';

const object = 'reference/sdk/core_functions/config_object.mdx';
const defaults = 'reference/sdk/core_functions/config_default.mdx';
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

const words: readonly CallableWords[] = [
  {
    name: 'ag.config.register_default',
    summary: 'Sets parameters locally and stores them as the configuration `default` if none is stored.',
    page: defaults,
    parameters: defaultParameters,
    anyKeyword: 'Each further keyword is one parameter: its name and a parameter object.',
    faults: [refused, unreachable],
  },
  {
    name: 'ag.config.default',
    summary: 'The same method under its shorter name; `register_default` calls it.',
    page: defaults,
    parameters: defaultParameters,
    anyKeyword: 'Each further keyword is one parameter: its name and a parameter object.',
    faults: [refused, unreachable],
  },
  {
    name: 'ag.config.push',
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
        cause: '`AGENTA_BASE_ID` is not set; a name other than `default`, or an environment, was asked for.',
        fix: 'Set `AGENTA_BASE_ID` before `ag.init()`. The text names the wrong settings.',
      },
      {
        kind: 'logged',
        message: 'Failed to pull the configuration from the server with error:',
        cause: 'The backend answered with an error, or was not reached.',
        fix: 'Read the status in the line. 400 means an unknown name or environment, or one that deploys nothing or another base.',
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
    summary: 'Sets attributes locally. Nothing is sent.',
    anyKeyword: 'Each keyword becomes an attribute.',
  },
  {
    name: 'ag.config.all',
    summary: 'Returns the parameters as a dictionary.',
    returns:
      'A `dict` of all attributes except `app_name`, `base_name`, `host`, `base_id`, `api_key`, `persist` and `client`.',
  },
  {
    name: 'ag.config.dump',
    summary: 'Not written in this release.',
    returns: 'Nothing.',
    neverWorks: 'It raises `NotImplementedError` on every call.',
    faults: [
      {
        kind: 'NotImplementedError',
        message: '(empty)',
        cause: 'The method does nothing but raise it.',
        fix: 'Use `ag.config.all()`.',
      },
    ],
  },
  {
    name: 'ag.Config',
    kind: 'class',
    summary: 'The class of `ag.config`. `ag.init()` builds the one instance an app needs.',
    parameters: {
      base_id: 'Id of the base that all calls of the object concern.',
      host: 'Origin of the backend, without `/api`.',
      api_key: 'Key for the `Authorization` header.',
    },
    returns: 'A configuration object. It talks to a backend only if `base_id` and `host` are both set.',
  },
  ...readerWords,
];

export const configCallables = described(extracted.callable, object, words);
