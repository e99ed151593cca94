import extracted from '../extracted/sdk/init.json';
import {described} from './join';
import type {CallableWords} from './types';

const page = 'reference/sdk/core_functions/init.mdx';

const words: readonly CallableWords[] = [
  {
    name: 'ag.init',
    kind: 'function',
    summary: 'Sets up the app id, the host, the key, the configuration object and the tracer.',
    parameters: {
      app_id: {
        meaning:
          'Id of the app. First value found wins: argument, key `app_id` of the toml file, variable `AGENTA_APP_ID`.',
        when: 'Outside a container that the platform started. Inside one, the variable is set.',
      },
      host: {
        meaning:
          'Origin of the backend, without `/api` or a final slash. Argument, then key `backend_host`, then `AGENTA_HOST`, then `https://cloud.agenta.ai`.',
        when: 'You host the platform yourself.',
      },
      api_key: {
        meaning:
          'Key sent as the `Authorization` header. Argument, then key `api_key`, then `AGENTA_API_KEY`, then none.',
        when: 'The backend is the cloud or an enterprise server, or you want traces sent.',
      },
      config_fname: {
        meaning: 'Path of a toml file with any of `app_id`, `backend_host`, `api_key`.',
        when: 'You want to reuse the `config.toml` that `agenta init` wrote.',
      },
      max_workers: {
        meaning: 'Size of the thread pool that sends traces. `None` and `0` mean 4.',
        when: 'Rarely: each send is waited for, so more workers do not make a request faster.',
      },
    },
    returns: '`None`. The results are `ag.config` and `ag.tracing`.',
    faults: [
      {
        kind: 'ValueError',
        message: 'App ID must be specified. You can provide it in one of the following ways:',
        cause: 'No app id in the argument, the toml file or `AGENTA_APP_ID`.',
        fix: 'Give one of the three.',
      },
      {
        kind: 'FileNotFoundError',
        message: "[Errno 2] No such file or directory: 'config.toml'",
        cause: '`config_fname` names a file that does not exist from the working directory.',
        fix: 'Run from the folder of the file, or give an absolute path.',
      },
      {
        kind: 'printed',
        message: 'Warning: Your configuration will not be saved permanently since base_id is not provided.',
        cause: '`AGENTA_BASE_ID` is not set, so no configuration is stored or fetched.',
        fix: 'Set the variable, or work with the values in memory.',
      },
      {
        kind: 'RuntimeError',
        message: 'You must call agenta.init() before agenta.config',
        cause: '`ag.config` was read, or `@ag.entrypoint` applied, before `ag.init()` ran.',
        fix: 'Let `ag.init()` run before that line, once in the process.',
      },
      {
        kind: 'AttributeError',
        message: "'NoneType' object has no attribute 'Context'",
        cause: 'A function under `@ag.instrument()` was called while `ag.tracing` is still `None`.',
        fix: 'Call `ag.init()` before the first call of that function.',
      },
    ],
  },
];

export const initCallables = described(extracted.callable, page, words);
