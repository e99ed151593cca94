// cspell:ignore ondelete orga
import {factsOf} from './facts';
import type {Statement} from './types';

const backend = 'agenta-backend/agenta_backend';
const services = `${backend}/services`;
const app = factsOf(`${services}/app_manager.py`);
const docker = factsOf(`${services}/docker_utils.py`);
const templates = factsOf(`${services}/templates_manager.py`);
const rows = factsOf(`${services}/db_manager.py`);
const apps = factsOf(`${backend}/routers/app_router.py`);
const variants = factsOf(`${backend}/routers/variants_router.py`);
const containers = factsOf(`${backend}/routers/container_router.py`);
const votes = factsOf(`${services}/results_service.py`);
const answers = factsOf(`${backend}/models/converters.py`);
const tables = factsOf(`${backend}/models/db_models.py`);
const configs = factsOf(`${backend}/routers/configs_router.py`);

const create = '/prompt_management/setting_up/creating_an_app';
const custom = '/prompt_management/setting_up/custom_applications';
const command = '/prompt_management/setting_up/using_agenta_from_cli';
const deployment = '/prompt_management/deployment';
const playground = '/prompt_management/prompt_engineering';

/** What the server does with services of apps, and how it deploys. */
export const serviceFacts: readonly Statement[] = [
  ...app(
    'variables that a service gets',
    /"(AGENTA_\w+)":/,
    'AGENTA_API_KEY, AGENTA_APP_ID, AGENTA_BASE_ID, AGENTA_HOST',
    ['The platform gives the service its ids and host as environment variables', custom],
  ),
  ...app(
    'parameters after an overwrite',
    /parameters=(\{\}), user_uid/,
    '{}',
    ['Stored parameters are cleared', command],
    ['stored parameters of app.default are cleared', custom],
    ['clears the stored parameters of', deployment],
  ),
  ...app(
    'what an overwrite removes',
    /await (\w+\.remove_image)\(base\.image\)/,
    'db_manager.remove_image, deployment_manager.remove_image',
    ['Other variants of the base lose their image record by an overwrite', command],
    ['in the open-source edition, deletes its image', custom],
  ),
  ...app(
    'editions that delete the image of an overwrite',
    /^\s+if (is\w+\(\)):$/,
    'isCloudEE(), isCloudEE(), isOss()',
    ['in the open-source edition, its image are removed before the new one starts', command],
  ),
  ...app(
    'when an app goes with its last variant',
    /^\s+(?:if )?len\(app_variants\) (== \d)/,
    '== 0, == 0',
    ['with the last variant of the app you remove the app', command],
    ['Deleting the last variant of an app deletes the app', playground],
  ),
  ...docker(
    'message of code that ended at once',
    /"(Container exited immediately)/,
    'Container exited immediately',
    ['the code ended within half a second (Container exited immediately)', custom],
  ),
  ...docker(
    'how a container is restarted',
    /^\s+(\w+\.(?:connect|restart))\(.*\)$/,
    'container.restart, network.connect',
    ['Restart Container has no effect', playground],
  ),
  ...templates('images that become templates', /if \w+\["name"\] (\w+) list\(/, 'in', [
    'no image on Docker Hub has an entry in the index, so the list is empty',
    create,
  ]),
  ...rows(
    'where a deployment takes its revision from',
    /app_variant_id=variant_id, revision=\w+\.(revision)/,
    'revision',
    ['point one environment at the last saved revision of a variant', deployment],
  ),
  ...apps(
    'histories of environments that any edition asks for',
    /^ {4}user_org_workspace_data: dict = await (\w+)\($/,
    'get_user_org_and_workspace_id',
    ['The two calls that list histories fail with status 500 there', deployment],
  ),
  ...variants(
    'service whose log is shown',
    /await db_manager\.(get_deployment_by_\w+)\(/,
    'get_deployment_by_appid',
    ['they come from one container of the app, as a rule the first', playground],
  ),
  ...configs(
    'environment that a saved configuration is deployed to',
    /environment_name="(\w+)"/,
    'production',
    ['Five other events move production by themselves', deployment],
  ),
  ...configs(
    'answer of a revert',
    /^\s+return "([^"]+)"$/,
    'Environment was reverted to deployment revision successful',
    ['Environment was reverted to deployment revision successful', deployment],
  ),
  ...containers(
    'what Restart Container looks a service up by',
    /\.base\.(deployment\w*)$/,
    'deployment',
    ['Restart Container has no effect | the call behind it fails with status 500', playground],
  ),
  ...variants(
    'environment that a started variant is deployed to',
    /environment_name="(\w+)"/,
    'production',
    ['PUT /api/variants/YOUR_VARIANT_ID with START', deployment],
  ),
  ...rows('file with the test set of a new app', /f"\{\w+\}(_\w+\.json)"/, '_testset.json', [
    'one with seven countries, for the template chat_openai only',
    create,
  ]),
  ...rows('first revisions of variants and environments', /^\s+revision=(\d),/, '0, 0, 1, 1', [
    'Revision 0 of an app’s first variant is empty',
    deployment,
  ]),
  ...rows('parameters that clear the stored ones', /^\s+if parameters (.+):$/, '== {}', [
    'Serving again resets the configuration',
    deployment,
  ]),
  ...rows(
    'service that a deployment needs',
    /^ {4}deployment = await (\w+)\(/,
    'get_deployment_by_appid',
    ['or no service of the app was ever started', deployment],
  ),
  ...rows(
    'message of a misspelled environment',
    /ValueError\(f"(Environment) \{\w+\} not found"/,
    'Environment',
    ['unknown variant, misspelled environment', deployment],
  ),
  ...app(
    'how the image of an app is found again',
    /await db_manager\.(get_orga_image_\w+)\(/,
    'get_orga_image_instance_by_docker_id, get_orga_image_instance_by_uri',
    ['In the open-source edition all apps from the same template share that record', create],
  ),
  ...apps(
    'where Cloud takes keys for templates from',
    /^\s+\w+\[key\] = (os\.environ)\[key\]/,
    'os.environ',
    ['On Cloud a key is optional, since the platform lends its own to templates', create],
  ),
  ...apps('ids that Cloud asks for', /if payload\.(\w+) is None or/, 'organization_id', [
    'send organization_id and workspace_id too',
    create,
  ]),
  ...votes(
    'rows that shares of votes are counted over',
    /\/ len\((\w+)\) \* 100/,
    'evaluation_scenarios, evaluation_scenarios, evaluation_scenarios',
    ['In the list, shares are of all rows', '/evaluation/human_evaluation'],
  ),
  ...answers(
    'time that is answered as created_at of a variant',
    /created_at=str\(app_variant_db\.(\w+)\)/,
    'updated_at',
    ['created_at and updated_at are swapped in this answer', playground],
  ),
  ...answers(
    'revision that a list of environments tells',
    /revision = \w+_variant\.(\w+)$/,
    'revision',
    ['report the variant’s latest revision', deployment],
  ),
  ...rows(
    'what a revert changes',
    /\bapp_environment\.(\w+) = /,
    'deployed_app_variant_revision_id',
    ['A revert moves the pointer only', deployment],
  ),
  ...rows(
    'what a deployment adds to the history',
    /await (create_environment_revision)\(/,
    'create_environment_revision',
    ['add an entry to the history of the environment', deployment],
  ),
  ...rows(
    'lists that the server puts in order',
    /\.order_by\(([\w.]+)/,
    'AppVariantDB.created_at.desc, AppVariantDB.variant_name.asc, VariantBaseDB.base_name.asc',
    [
      'The server does not fix an order; rows that were updated may move',
      '/evaluation/human_evaluation',
    ],
  ),
  ...tables(
    'what goes with a deleted app',
    /ForeignKey\("app_db\.id", ondelete="(\w+)"\)/,
    'CASCADE, CASCADE, CASCADE, CASCADE, CASCADE, CASCADE, CASCADE',
    ['removes the app with its variants, environments, test sets and evaluations', create],
  ),
  // Names of users are loaded in the editions behind this alone.
  ...rows(
    'how deep the names of a history are loaded',
    /^ {12}base_query = base_query\.(\w+)\(/,
    'options, options',
    ['variant revisions. Reading one revision by its number works', deployment],
  ),
];
