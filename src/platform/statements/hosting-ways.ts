import {factsOf} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const variables = '/self-host/environment-variables';
const remote = '/self-host/deploy_remotly/host-remotely';
const schema = '/self-host/migration/applying-schema-migration';
const team = '/misc/team_management';
const backend = 'agenta-backend/agenta_backend';

const released = factsOf('docker-compose.gh.yml');
const templates = factsOf(`${backend}/services/templates_manager.py`);
const evaluators = factsOf(`${backend}/services/evaluators_service.py`);

/** What the images and the compose file for self-hosting leave as it is. */
const containers = [
  // A number of the level would stand beside the name.
  ...released(
    'level of the log of the backend, and that it starts again by itself',
    /^\s*"(--reload|trace|debug|info|warning|error|critical)",?$/,
    '--reload, info',
    ['No variable sets the level', local],
    ['The container still counts as running', local],
  ),
  ...released('what the migration job runs', /import (run_\w+);/, 'run_alembic_migration', [
    'The job apply_alembic_migration runs at each up',
    schema,
  ]),
  ...released('path that the reverse proxy takes off', /strip\w+\.prefixes=([^"]+)"/, '/api', [
    'HTTP API, behind /api on port 80',
    variables,
  ]),
  ...factsOf('agenta-backend/Dockerfile.gh')(
    'steps of the backend image, none of which changes the user',
    /^([A-Z]+) /,
    'COPY, EXPOSE, FROM, RUN, RUN, WORKDIR',
    ['The backend and its worker run as root in their containers', remote],
  ),
  ...factsOf('agenta-web/next.config.js')(
    'settings of Next.js, none of which is a path',
    /^\s{4}(\w+): /,
    'extension, images, options, output, pageExtensions, productionBrowserSourceMaps, reactStrictMode, swcMinify, transpilePackages, webpack',
    ['the interface cannot run below a sub-path such as /agenta', remote],
  ),
];

/** Who calls whom, and under which address. */
const calls = [
  ...factsOf(`${backend}/services/docker_utils.py`)(
    'what stands between the host and the path of a service',
    /"uri": f"\{os\.environ\[.*\]\}(.*)\{\w+\}"/,
    '/',
    ['and neither ends in a slash', remote],
  ),
  ...factsOf(`${backend}/services/docker_utils.py`)(
    'rule of an app outside production',
    /: f"(\w+)\(`\/\{\w+\}`\)"/,
    'PathPrefix',
    ['picks the service by path on any host name', remote],
  ),
  ...factsOf(`${backend}/main.py`)(
    'web addresses that the backend admits',
    /^\s+"(http:[^"]+)",$/,
    'http://0.0.0.0:3000, http://0.0.0.0:3001, http://localhost:3000, http://localhost:3001',
    ['since the backend refuses the interface under another one', local],
  ),
  ...factsOf(`${backend}/services/llm_apps_service.py`)(
    'HTTP client of the worker, which knows no proxy',
    /aiohttp\.ClientSession\((.*)\) as/,
    ', ',
    ['The worker calls apps directly, whatever these variables say', variables],
  ),
  ...factsOf(`${backend}/services/deployment_manager.py`)(
    'address that the worker replaces',
    /\.replace\("(http:[^"]+)", "http:/,
    'http://localhost',
    ['The interface, the apps and the worker must reach the instance at one address', local],
  ),
  ...evaluators(
    'what evaluators tell the library of OpenAI',
    /OpenAI\((.*)=\w+\)/,
    'api_key, api_key',
    ['No setting of the platform chooses the server; the libraries behind them do', variables],
  ),
  ...evaluators(
    'key that evaluators ask for',
    /lm_providers_keys(?:\.get\(|\[)"(\w+)"/,
    'OPENAI_API_KEY, OPENAI_API_KEY, OPENAI_API_KEY, OPENAI_API_KEY',
    ['The evaluators still demand an OpenAI key', variables],
  ),
  ...templates('what the backend asks Docker Hub for', /f"\{\w+\}\/\{\w+\}\/(\w+)"/, 'tags', [
    'asks for the tags of the template repository',
    variables,
  ]),
  ...templates(
    'what becomes of templates, sorted',
    /await (?:\w+\.)?(\w*(?:template|image)\w*)\(/,
    'add_template, get_templates_info_from_s3, pull_docker_image, remove_old_template_from_db, retrieve_templates_from_dockerhub, retrieve_templates_from_dockerhub_cached, retrieve_templates_info_from_s3',
    ['the platform never deletes the image of an old template', local],
  ),
  ...factsOf('agenta-cli/agenta/cli/main.py')(
    'whom the command line asks for its newest release',
    /requests\.get\("https:\/\/([^/]+)\//,
    'pypi.org',
    ['its newest release, at each command', variables],
  ),
  ...factsOf('agenta-cli/agenta/cli/helper.py')(
    'folder of the settings of the command line',
    /Path\.home\(\) \/ "([^"]+)"/,
    '.agenta, .agenta',
    ['also keeps settings in ~/.agenta/config.toml', variables],
  ),
  ...factsOf(`${backend}/routers/variants_router.py`)(
    'environment to which starting a variant deploys',
    /environment_name="(\w+)"/,
    'production',
    ['Starting also deploys the variant to production', local],
  ),
];

/** What the public part of the backend tells of the hosted editions. */
const hosted = [
  ...factsOf(`${backend}/services/app_manager.py`)(
    'key that apps get at each start in hosted editions',
    /env_vars\.update\(\{"(\w+)": api_key/,
    'AGENTA_API_KEY',
    ['they get a key of their own at each start', team],
  ),
  ...factsOf(`${backend}/services/db_manager.py`)(
    'message of a list of apps with one id of two',
    /"org_id and workspace_id must be provided (together)"/,
    'together, together',
    ['must be provided together for a list of apps', team],
  ),
  ...factsOf(`${backend}/routers/app_router.py`)(
    'words for a missing permission in the routes of apps',
    /You do not have (\w+) to perform this action\. Please/,
    'access, access, access, access, access, access, access, access, permission',
    ['or access in place of permission', team],
  ),
];

/** What entries of the changelog say of the release that the pages describe. */
const history = [
  ...factsOf('agenta-web/src/lib/helpers/openapi_parser.ts')(
    'argument by which the playground knows a chat',
    /properties\?\.(\w+)\?\.\["x-parameter"\] ===/,
    'inputs',
    ['The playground recognises no other name, in 0.24 too', '/changelog/release-0-7'],
  ),
  ...factsOf('agenta-web/src/components/AppSelector/AppCard.tsx')(
    'entry of the menu of a card that renames an app',
    /label: "(Rename)"/,
    'Rename',
    ['Rename changes the displayed name only', '/prompt_management/setting_up/creating_an_app'],
    ['in the menu of a card from 0.24.3', '/changelog/release-0-24'],
  ),
  ...factsOf('agenta-web/src/components/Playground/Views/ParametersView.tsx')(
    'editions that list the history of a variant',
    /^\s+\{(\w+)\(\) \? \($/,
    'isDemo',
    ['lists them, in 0.24 on Cloud and Enterprise only', '/changelog/release-0-10'],
  ),
];

/** Ways between the parts of an instance. */
export const ways: readonly Statement[] = [...containers, ...calls, ...hosted, ...history];
