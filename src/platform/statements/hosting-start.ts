import {factsOf} from './facts';
import type {Statement} from './types';

const local = '/self-host/host-locally';
const variables = '/self-host/environment-variables';
const remote = '/self-host/deploy_remotly/host-remotely';
const cluster = '/self-host/deploy_remotly/host-on-kubernetes';
const contribute = '/misc/contributing/getting-started';
const development = '/misc/contributing/development-mode';
const toPostgres = '/self-host/migration/migration-to-postgres';
const support = '/misc/getting_support';
const services = 'agenta-backend/agenta_backend/services';

const docker = factsOf(`${services}/docker_utils.py`);
const main = factsOf('agenta-backend/agenta_backend/main.py');
const templates = factsOf(`${services}/templates_manager.py`);
const database = factsOf(`${services}/db_manager.py`);
const apps = factsOf(`${services}/app_manager.py`);
const packages = factsOf('agenta-web/package.json');
const licence = factsOf('LICENSE');

/** What the backend does when it starts, and when it starts an app. */
const backend = [
  ...docker(
    'how the backend opens Docker while it loads',
    /^\w+\s*=\s*docker\.(\w+)\(/,
    'from_env',
    ['It opens the Docker socket while it loads', cluster],
  ),
  ...docker(
    'where the backend looks for the image of an app',
    /=\s*client\.(images\.get)\(/,
    'images.get',
    ["It looks for images in Docker's own storage", cluster],
  ),
  ...docker('line of the log with the provider keys', /\.debug\(f"(env\w*):\s/, 'env_vars', [
    'lines with env_vars:',
    local,
    support,
    '/misc/contributing/file-issue',
  ]),
  // The first call of this kind gives the log of the backend its handler.
  ...database(
    'call that switches on messages of the backend',
    /\blogging\.(\w+)\("Listing environments/,
    'debug',
    ['It does so once it has listed the environments of an app', local],
    ['the backend does so once somebody has opened an app', local],
  ),
  ...main(
    'what the backend does with templates before it answers',
    /await \w+\.(\w*templates)\(/,
    'update_and_sync_templates',
    ['The backend answers nothing until it has pulled the image of every template', local],
  ),
  ...main(
    'what the backend compares at each start',
    /await (check_for_\w+)\(/,
    'check_for_new_migrations',
    ["At each start the backend's log says that database migrations are pending", local],
  ),
  ...templates(
    'what follows each template in the list',
    /await \w+\.(pull\w+)\(/,
    'pull_docker_image',
    ["and pulls each template's image", local],
  ),
  ...templates(
    'index of the templates',
    /f"\{\w+\}\/(\w+\.json)"/,
    'llm_info.json',
    ['Folder that holds llm_info.json', variables],
    ['from which it reads llm_info.json', '/guides/tutorials/list_templates'],
  ),
  ...apps(
    'address that apps are not given',
    /is None or \w+ == "(http[^"]*)"/,
    'http://localhost',
    ['except for http://localhost, the AGENTA_HOST of each app container', variables],
  ),
  ...apps(
    'what happens to containers and images of apps, sorted',
    /await deployment_manager\.(\w+)\(/,
    'remove_image, remove_image, remove_repository, start_service, stop_and_delete_service, stop_and_delete_service, validate_image',
    ['fails because there is no old container to stop', local],
  ),
  ...factsOf(`${services}/deployment_manager.py`)(
    'how the tag of a served image is compared',
    /if not \w+\.tags\.(\w+)\(/,
    'startswith',
    ['Beginning that the tag of a served image must have', variables],
  ),
  ...database(
    'tables in which old ids are looked for',
    /await get_object_uuid\(.*table_name="(\w+)"/,
    'app_db, app_db, bases',
    ['looks there for old ids of bases, and in some operations for those of apps', toPostgres],
  ),
  ...factsOf('agenta-backend/agenta_backend/models/db_models.py')(
    'column of an old id',
    /^\s+(object\w+) = Column/,
    'objectid',
    ['count(distinct objectid) from ids_mapping', toPostgres],
  ),
  ...factsOf('agenta-backend/agenta_backend/routers/health_router.py')(
    'answer of the health check',
    /return \{"\w+": "(\w+)"\}/,
    'ok',
    [
      '{"status":"ok"}',
      local,
      remote,
      '/self-host/deploy_remotly/host-on-aws',
      '/self-host/deploy_remotly/host-on-gcp',
      development,
    ],
  ),
];

/** What the interface and the command line send, and to whom. */
const senders = [
  ...factsOf('agenta-web/src/hooks/usePostHogAg.ts')(
    'value that switches statistics of the interface on',
    /TELEMETRY_TRACKING_ENABLED === "(\w+)"/,
    'true',
    ['Only the exact text true switches usage statistics on', variables],
  ),
  ...factsOf('agenta-web/src/pages/_app.tsx')(
    'part of the event of each page',
    /capture\("\$pageview", \{(\$\w+):/,
    '$current_url',
    ['page views with their addresses', variables],
  ),
  ...factsOf('agenta-cli/agenta/cli/variant_commands.py')(
    'parts of the event of the command line, sorted',
    /^\s{12,}"(\w+)": /,
    'app_id, app_id, deployed_by, deployed_by, environment, environment, version, version',
    ['the ids of the app and of your user, and whether the project has an API key', variables],
  ),
  ...packages(
    'editor of code in the interface',
    /"(@monaco-editor\/react)":/,
    '@monaco-editor/react',
    ['cdn.jsdelivr.net', variables],
  ),
  ...packages('release of Next.js', /"next": "([^"]+)"/, '^14.2.4', [
    'telemetry.nextjs.org',
    variables,
  ]),
  ...factsOf('README.md')(
    'variable for statistics in the README',
    /For web: Set `(\w+)`/,
    'TELEMETRY_TRACKING_ENABLED',
    ['Named in the repository’s README', variables],
  ),
  ...factsOf('agenta-web/package-lock.json')(
    'versions of Node.js that Next.js takes',
    /"node": "(>=18\.17\.0)"/,
    '>=18.17.0',
    ['Node.js is needed: version 18.17 or newer', development],
    ['Node.js in version 18.17 or newer', contribute],
  ),
  ...factsOf('agenta-web/.env')(
    'statistics in the settings of the development file',
    /TELEMETRY_TRACKING_ENABLED=(\w+)/,
    'true',
    ['In an instance from the development file, it stands in agenta-web/.env', variables],
  ),
  ...factsOf('docker-compose.yml')(
    'web setting that the development file writes out',
    /- (NEXT_PUBLIC_\w+)=/,
    'NEXT_PUBLIC_POSTHOG_API_KEY',
    ['The development file also sets the key of PostHog', variables],
  ),
];

/** Who makes the platform, and where they are reached. */
const makers = [
  ...licence('licence of the platform', /^The (\w+) License/, 'MIT', [
    'The platform is under the MIT licence',
    contribute,
  ]),
  ...licence(
    'holder of the copyright',
    /^Copyright \(c\) (.+)$/,
    'Agentatech UG (haftungsbeschränkt)',
    ['with Agentatech UG (haftungsbeschränkt) as holder of its copyright', support],
  ),
  ...factsOf('SECURITY.md')(
    'address for vulnerabilities',
    /\b([\w.]+@[\w.]+\w)/,
    'team@agenta.ai',
    ['A vulnerability | E-mail', support],
  ),
  ...factsOf('agenta-web/src/components/Sidebar/config.tsx')(
    'addresses in the menu Help & Docs, sorted',
    /link:\s*"(https:[^"]+)"/,
    'https://cal.com/mahmoud-mabrouk-ogzgey/demo, https://docs.agenta.ai/, https://github.com/Agenta-AI/agenta, https://github.com/Agenta-AI/agenta/issues, https://join.slack.com/t/agenta-hq/shared_invite/zt-1zsafop5i-Y7~ZySbhRZvKVPV5DO_7IA',
    ['leads to the chat, the issues and the call as well', support],
  ),
];

/** Starting, logging, sending. */
export const starting: readonly Statement[] = [...backend, ...senders, ...makers];
