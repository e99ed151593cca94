// cspell:ignore ondelete
import {factsOf} from './facts';
import type {Statement} from './types';

const backend = 'agenta-backend/agenta_backend';
const configs = factsOf(`${backend}/routers/configs_router.py`);
const variants = factsOf(`${backend}/routers/variants_router.py`);
const apps = factsOf(`${backend}/routers/app_router.py`);
const containers = factsOf(`${backend}/routers/container_router.py`);
const judged = factsOf(`${backend}/routers/human_evaluation_router.py`);
const testSets = factsOf(`${backend}/routers/testset_router.py`);
const rows = factsOf(`${backend}/services/db_manager.py`);
const start = factsOf(`${backend}/services/app_manager.py`);
const task = factsOf(`${backend}/tasks/evaluations.py`);
const evaluating = factsOf(`${backend}/services/evaluation_service.py`);
const evaluations = factsOf(`${backend}/routers/evaluation_router.py`);
const templates = factsOf(`${backend}/services/templates_manager.py`);
const answers = factsOf(`${backend}/models/converters.py`);
const tables = factsOf(`${backend}/models/db_models.py`);
const main = factsOf(`${backend}/main.py`);

const api = '/reference/api';
const introduction = `${api}/introduction`;
const templateList = '/guides/tutorials/list_templates';

/** What operations do beside what they answer. */
export const apiFacts: readonly Statement[] = [
  ...configs(
    'environment to which a saved configuration goes',
    /environment_name="(\w+)"/,
    'production',
    ['and deploys it to production', `${api}/save-config`],
  ),
  ...configs(
    'what fetching a configuration looks at first',
    /^\s+if (\w+_name):$/,
    'environment_name',
    ['When both are sent, environment_name decides', `${api}/get-config`],
  ),
  ...configs('what a fetched configuration has to fit', /\(\w+\.(\w+)\) != str\(/, 'base_id', [
    'the environment serves a variant of another base',
    `${api}/get-config`,
  ]),
  ...variants(
    'environment to which a started variant goes',
    /environment_name="(\w+)"/,
    'production',
    ['whatever was deployed there is replaced by this variant', `${api}/start-variant`],
  ),
  ...variants('actions that a variant knows', /== VariantActionEnum\.(\w+)/, 'START', [
    'the action was STOP',
    `${api}/start-variant`,
  ]),
  ...variants('container whose log is read', /get_deployment_by_(\w+)\(/, 'appid', [
    'The server takes the first container that it has on record for the app',
    `${api}/retrieve-variant-logs`,
  ]),
  ...rows(
    'name of a variant that is added to a base',
    /new_variant_name = f"([^"]+)"/,
    '{base_db.base_name}.{new_config_name}',
    ['new_variant_name is required but ignored', `${api}/add-variant-from-base-and-config`],
  ),
  ...rows('first revisions of variants', /^\s+revision=(\d),$/, '0, 0, 1, 1', [
    'Numbers start at 0 for a variant made from an image or a template, and at 1 for one made from a base',
    `${api}/get-variant-revision`,
  ]),
  ...rows('parameters that remove all others', /if parameters == (\S+):$/, '{}', [
    'The only way to remove a parameter is to send an empty object',
    `${api}/update-variant-parameters`,
  ]),
  ...rows('whose apps are listed', /\(AppDB\)\.filter_by\(user_id=(\S+?)\)/, 'user.id', [
    'the list holds the apps that your own account created',
    `${api}/list-apps`,
  ]),
  ...rows(
    'container that a deployment needs',
    /deployment = await get_deployment_by_(\w+)/,
    'appid',
    ['The app needs a container that was started at least once', `${api}/deploy-to-environment`],
  ),
  ...start('parameters after a new image', /\.id\), parameters=(\{.*?\}),/, '{}', [
    'The parameters of the variant are emptied',
    `${api}/update-variant-image`,
  ]),
  ...start(
    'what a new image is started with',
    /^\s+await start_variant\((.+)\)/,
    'app_variant_db',
    [
      'The container is started without the environment variables of the first start',
      `${api}/update-variant-image`,
    ],
  ),
  ...start('images that stay', /deletable=not \((\w+)\)/, 'is_template_image, is_template_image', [
    'so is the image, unless it came from a template',
    `${api}/remove-variant`,
  ]),
  ...apps(
    'calls of what only the cloud has',
    /workspace_data: dict = await (\w+)\(/,
    'get_user_org_and_workspace_id, get_user_org_and_workspace_id',
    [
      'calls a function that only the cloud and enterprise builds have',
      `${api}/environment-revisions`,
    ],
  ),
  // Without `await`, so the workspace is a coroutine.
  ...apps(
    'how the workspace of a new app is read',
    /workspace = (.*?\w+)\.get_workspace\(/,
    'db_manager_ee',
    ['sending workspace_id ends in 500 in this release', `${api}/create-app`],
  ),
  ...apps(
    'keys that Cloud demands for an app from a template',
    /^\s+"(\w+_API_KEY)",$/,
    'ALEPHALPHA_API_KEY, ANTHROPIC_API_KEY, ANYSCALE_API_KEY, COHERE_API_KEY, DEEPINFRA_API_KEY, GEMINI_API_KEY, GROQ_API_KEY, MISTRAL_API_KEY, OPENAI_API_KEY, OPENROUTER_API_KEY, PERPLEXITYAI_API_KEY, TOGETHERAI_API_KEY',
    ['a default for one of the twelve providers', templateList],
  ),
  ...apps(
    'operations that add the ready-made evaluators',
    /\.(create_ready_to_use_evaluators)\(/,
    'create_ready_to_use_evaluators, create_ready_to_use_evaluators',
    [
      'Every call adds the ready-made evaluator configurations again',
      `${api}/add-variant-from-image`,
    ],
  ),
  ...containers(
    'value by which a restart looks for its container',
    /get_deployment_by_id\(\s*(app_variant\S*?)\s*\)/,
    'app_variant_db.base.deployment',
    ['it looks the container up with a value of the wrong kind', `${api}/restart-container`],
  ),
  ...judged(
    'how scores look for their row',
    /evaluation_scenario = (.*fetch_\w+)\(/,
    'await db_manager.fetch_evaluation_scenario_by_id, db_manager.fetch_evaluation_scenario_by_id',
    [
      'the server does not wait for its own database lookup',
      `${api}/get-human-evaluation-scenario-score`,
    ],
    [
      'The server looks for the scenario among those of automatic evaluations',
      `${api}/update-human-evaluation-scenario-score`,
    ],
  ),
  ...testSets(
    'name of an upload without one',
    /testset_name if testset_name else (\S+),/,
    'file.filename',
    ['Left out, it is the name of the file with its ending', `${api}/upload-file`],
  ),
  ...answers(
    'date behind created_at of a variant',
    /created_at=str\(app_variant_db\.(\w+)\)/,
    'updated_at',
    ['created_at and updated_at are swapped', `${api}/get-variant`, `${api}/list-app-variants`],
    ['variant objects carry the two dates swapped', introduction],
  ),
  ...answers(
    'number beside the variant of an environment',
    /^\s+revision = (\w+\.\w+)$/,
    'deployed_app_variant.revision',
    ["revision is the variant's latest revision, not the deployed one", `${api}/list-environments`],
  ),
  ...answers(
    'what a result shows of a deleted configuration',
    /(\S+) if evaluator_config_dict is None/,
    '{}',
    [
      'A configuration that was deleted after the run comes back as {}',
      `${api}/fetch-evaluation-results`,
    ],
  ),
  ...tables(
    'what becomes of the parts of a deleted app',
    /"app_db\.id", ondelete="([A-Z ]+)"/,
    'CASCADE, CASCADE, CASCADE, CASCADE, CASCADE, CASCADE, CASCADE, SET NULL',
    [
      'Evaluator configurations of the app stay in the database, without an app',
      `${api}/remove-app`,
    ],
  ),
  ...tables(
    'what becomes of the evaluations of a deleted test set',
    /ForeignKey\("testsets\.id"(.*?)\)/,
    ', , ondelete="SET NULL"',
    ['A test set that a human evaluation used cannot be deleted', `${api}/delete-testsets`],
    ['A test set that an automatic evaluation used can be deleted', `${api}/delete-testsets`],
  ),
  ...rows(
    'resources that evaluations are found by',
    /if resource_type == "(\w+)"/,
    'evaluator_config, testset, variant',
    ['variant, testset or evaluator_config. Any other value', `${api}/fetch-evaluation-ids`],
  ),
  ...apps(
    'function behind the variant of an environment',
    /db_manager\.(\w+_by_app_name_and_environment)\(/,
    'get_app_variant_by_app_name_and_environment',
    ['the function behind it was removed', `${api}/get-variant-by-env`],
  ),
  ...task(
    'parameters that an evaluation uses',
    /app_variant_parameters = (\S+)/,
    'app_variant_db.config_parameters',
    ['reads the parameters of the variant when it runs', '/guides/how_does_agenta_work'],
    ['with the parameters that the variant has when the run begins', `${api}/create-evaluation`],
  ),
  ...evaluating(
    'whose name an evaluation bears',
    /user_id=str\((\w+\.\w+)\)/,
    'app.user_id, user.id, user.id',
    ['who is not necessarily the person who started the run', `${api}/fetch-evaluation`],
  ),
  ...evaluations('what divides evaluations to compare', /evaluations_ids\.split\("(.)"\)/, ',', [
    'in one text, separated by commas without blanks',
    `${api}/compare-evaluation-scenarios`,
  ]),
  ...main(
    'local web origins that the server admits',
    /^\s+"(http:[^"]+)",$/,
    'http://0.0.0.0:3000, http://0.0.0.0:3001, http://localhost:3000, http://localhost:3001',
    [
      'four local origins, http://localhost and http://0.0.0.0 on ports 3000 and 3001',
      introduction,
    ],
  ),
  ...templates('page of tags that is read', /\}\/(tags[^"]*)"/, 'tags', [
    'Only the first page that Docker Hub returns is read',
    templateList,
  ]),
];
