import extracted from '../extracted/variables/clients.json';
import {variablesOf} from './join';

/** Read outside the compose file: by the Python package, and inside the containers of apps. */
export const clientVariables = variablesOf('sdk-cli', extracted.variable, {
  AGENTA_HOST:
    'Address of the platform, without `/api` or a final slash. An argument or a configuration file passed to `init` wins. The backend sets it inside every app container.',
  AGENTA_API_KEY: {
    readBy: ['sdk', 'cli'],
    edition: 'hosted',
    meaning:
      'Key for a hosted edition. The open-source backend has no login and ignores it; `Agenta()` of the SDK demands some value even there. Hosted editions set it inside every app container.',
  },
  AGENTA_APP_ID: 'App that the code belongs to, if it passes none to `init`. Set inside every app container.',
  AGENTA_BASE_ID: 'Base to which running code belongs. Set inside every app container.',
  environment:
    'Written in lower case. Environment noted on a trace as long as the process has run no entry point of an app.',
  BACKEND_URL_SUFFIX:
    'Path of the HTTP API below the host, for the commands alone. The SDK and the web interface always use `/api`, so an instance behind another path works for neither.',
  AGENTA_CLI_DEBUG:
    'Any text, `false` included, keeps the files that `agenta variant serve` copies into the folder for packing.',
});
