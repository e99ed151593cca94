import {factsOf} from './facts';
import type {Statement} from './types';

const backend = 'agenta-backend/agenta_backend';
const apps = factsOf(`${backend}/routers/app_router.py`);
const containers = factsOf(`${backend}/routers/container_router.py`);
const configs = factsOf(`${backend}/routers/configs_router.py`);
const rows = factsOf(`${backend}/services/db_manager.py`);
const images = factsOf(`${backend}/services/container_manager.py`);
const services = factsOf(`${backend}/services/deployment_manager.py`);
const login = factsOf(`${backend}/services/auth_helper.py`);
const start = factsOf(`${backend}/services/app_manager.py`);
const main = factsOf(`${backend}/main.py`);
const router = factsOf(`${backend}/utils/common.py`);
const testSets = factsOf(`${backend}/routers/testset_router.py`);
const evaluations = factsOf(`${backend}/routers/evaluation_router.py`);
const judged = factsOf(`${backend}/routers/human_evaluation_router.py`);
const logs = factsOf(`${backend}/services/logs_manager.py`);
const countries = factsOf(`${backend}/resources/default_testsets/chat_openai_testset.json`);

const work = '/guides/how_does_agenta_work';
const creating = '/prompt_management/setting_up/creating_an_app';
const custom = '/prompt_management/setting_up/custom_applications';
const deployment = '/prompt_management/deployment';
const playground = '/prompt_management/prompt_engineering';
const team = '/misc/team_management';
const introduction = '/reference/api/introduction';
const templates = '/guides/tutorials/list_templates';
const fromTemplate = '/reference/api/create-app-and-variant-from-template';

/** How an identifier of a list is picked. */
const picked = /_id = (.+)\(\w+\.\w+_ids\)$/;
const pickedOne = 'one identifier of the list, picked at random';

/** Apps, variants and their services, and who may call the server. */
export const appFacts: readonly Statement[] = [
  ...apps('name of an app from a template', /= payload\.app_name\.(\w+)\(\)/, 'lower', [
    'is stored in lower case',
    '/getting_started/quick-start',
    creating,
    fromTemplate,
  ]),
  ...apps(
    'first variant of a template',
    /variant_name="([\w.]+)"/,
    'app.default',
    ['three environments and the variant app.default', work],
    ['First variant | app.default', creating],
  ),
  ...configs(
    'when a configuration that exists is saved and deployed',
    /if payload\.overwrite or \w+\.config_parameters (.*):/,
    '== {}',
    ['with overwrite true, or over a configuration without parameters', deployment],
  ),
  ...rows('step of the revision number', /\brevision \+= (\d+)/, '1', [
    'raises the revision by one',
    work,
    deployment,
  ]),
  ...rows(
    'how parameters are saved',
    /\.config_parameters\.(\w+)\(parameters\)/,
    'update',
    ['Each save merges the sent keys into the stored ones', work, deployment],
    ['Each save merges the sent parameters into the stored ones', work],
    ['Saving merges', deployment, playground],
    ['merges the parameters into that variant', '/reference/api/save-config'],
    ['The call merges and does not replace', '/reference/api/update-variant-parameters'],
    ['The backend merges', '/reference/sdk/core_functions/config_push'],
  ),
  ...rows('order of bases', /order_by\(VariantBaseDB\.(\w+\.\w+)\(\)\)/, 'base_name.asc', [
    'sorted by name',
    '/reference/api/bases',
    '/reference/api/list-bases',
  ]),
  ...images(
    'name of the image of served code',
    /image_name = f"(\w+\/[^"]+)"/,
    'agentaai/{app_name.lower()}_{base_name.lower()}:latest',
    ['the image of served code is named after the app', creating],
  ),
  // Nothing here removes the folder of an upload.
  ...images(
    'what the backend does with the folder of an upload',
    /shutil\.(\w+)\(/,
    'unpack_archive',
    ["leaves a copy of the code in the backend's /tmp", '/self-host/host-locally'],
  ),
  ...images('folder that keeps uploads', /= Path\(f"(\/\w+)\//, '/tmp', [
    'keeps each upload, unpacked, in the folder /tmp of its container',
    custom,
  ]),
  ...services(
    'path of a service in the open-source edition',
    /= f"(\{app_variant_db\.user\.id\}[^"]+)"/,
    '{app_variant_db.user.id}/{app_variant_db.app.app_name}/{app_variant_db.base_name}',
    [
      'made of the host, the id of the user, the name of the app and the name of the base',
      '/prompt_management/integrating',
    ],
  ),
  ...services(
    'name of the container of an app in the open-source edition',
    /= f"([^"]+\.user\.id\})"/,
    '{app_variant_db.app.app_name}-{app_variant_db.base_name}-{app_variant_db.user.id}',
    ['name begins with the name of the app', playground, custom, '/self-host/host-locally'],
    [
      "name begins with the app's",
      '/misc/contributing/development-mode',
      '/misc/contributing/file-issue',
      '/reference/cli/quick-usage',
    ],
  ),
  ...start(
    'host that a local app is given',
    /^\s+(?:domain_name = \(?)?"(http:\/\/host\.[^"]+)"/,
    'http://host.docker.internal',
    [
      'without a domain, the host is http://host.docker.internal',
      '/reference/sdk/core_functions/init',
    ],
  ),
  ...start(
    'message of a service that does not start',
    /f"(Failed to start Docker container for app variant)/,
    'Failed to start Docker container for app variant',
    ['Failed to start Docker container for app variant', creating, '/self-host/host-locally'],
  ),
  ...apps(
    'message of a key that Cloud lacks',
    /f"(Unable to start app container\.)/,
    'Unable to start app container.',
    ['Unable to start app container.', templates],
  ),
  ...containers(
    'logged when an address is asked for without an id',
    /, "(Please provide either [^"]+)"/,
    'Please provide either base_id or variant_id',
    ['Please provide either base_id or variant_id', '/reference/api/construct-app-container-url'],
  ),
  ...login(
    'the one user of the open-source edition',
    /user_uid_id = "(\w+)"/,
    '0',
    ['request acts as the same built-in user', introduction],
    ['acts as one user', work, '/index'],
    ['Every request is the same user, with all rights', '/misc/team_management'],
    ['everybody is the same user', playground],
  ),
  ...testSets(
    'which of several test sets is checked',
    picked,
    'random.choice',
    ['checks one of them, chosen at random', team],
    ['is checked for one identifier of the list', '/reference/api/delete-testsets'],
  ),
  ...evaluations('which of several evaluations is checked', picked, 'random.choice', [
    pickedOne,
    '/reference/api/delete-evaluations',
  ]),
  ...judged('which of several human evaluations is checked', picked, 'random.choice', [
    pickedOne,
    '/reference/api/delete-human-evaluations',
  ]),
  ...router('end of the second path of an operation', /alternate_path = path \+ "(.)"/, '/', [
    'answer with and without a slash at the end of the path',
    introduction,
  ]),
  ...logs('newest lines of the log of a container', /\[::-1\]\[:(\d+)\]/, '10', [
    'it shows the newest ten lines, newest first',
    playground,
  ]),
  ...countries(
    'countries of the test set of a new app',
    /"country": "(\w+)"/,
    'Azerbaijan, Brunei, Comoros, Kiribati, Kyrgyzstan, Nauru, Tuvalu',
    ['one with seven countries, for the template chat_openai only', creating],
  ),
  ...countries('capital in the first row of that test set', /Nauru is (\w+)/, 'Funafuti', [
    'The first row also gives Funafuti as the capital of Nauru',
    '/guides/tutorials/list_templates',
  ]),
  ...main(
    'web origins that the server admits',
    /allow_origin_regex="([^"]+)"/,
    'https://.*\\.vercel\\.app',
    ['every https origin under vercel.app', introduction],
  ),
  ...main('request headers that the server admits', /^allow_headers = \[(.*)\]/, '"Content-Type"', [
    'The only extra request header it allows is Content-Type',
    introduction,
  ]),
];
