import {factsOf} from './facts';
import type {Statement} from './types';

const testSets = factsOf('agenta-backend/agenta_backend/routers/testset_router.py');
const configs = factsOf('agenta-backend/agenta_backend/routers/configs_router.py');
const variants = factsOf('agenta-backend/agenta_backend/routers/variants_router.py');
const environments = factsOf('agenta-backend/agenta_backend/routers/environment_router.py');
const containers = factsOf('agenta-backend/agenta_backend/routers/container_router.py');
const evaluators = factsOf('agenta-backend/agenta_backend/routers/evaluators_router.py');
const evaluations = factsOf('agenta-backend/agenta_backend/routers/evaluation_router.py');
const judged = factsOf('agenta-backend/agenta_backend/routers/human_evaluation_router.py');
const apps = factsOf('agenta-backend/agenta_backend/routers/app_router.py');
const paths = factsOf('agenta-backend/agenta_backend/utils/common.py');

/** What the routes of the backend call and check: a step or a guard more, or one less, changes what the pages tell. */
export const routeFacts: readonly Statement[] = [
  ...testSets(
    'what the routes of test sets call',
    /await db_manager\.(\w+)\(/,
    'create_testset, create_testset, create_testset, fetch_app_by_id, fetch_app_by_id, fetch_app_by_id, fetch_app_by_id, fetch_testset_by_id, fetch_testset_by_id, fetch_testsets_by_app_id, remove_testsets, update_testset',
    ['Deleting over HTTP is not guarded', '/evaluation/test_sets'],
    ['there is no call for one row', '/evaluation/test_sets'],
  ),
  // Not those about permissions.
  ...testSets(
    'conditions in the routes of test sets',
    /^\s+(if|elif|else)\b(?! not has_permission| isCloudEE)/,
    'else, if, if, if, if, if, if',
    ['Over HTTP the name can be left out', '/evaluation/test_sets'],
    ['The platform does not look into the rows', '/evaluation/test_sets'],
  ),
  ...testSets('loops of the routes of test sets', /^\s+(for) \w+ in \w+:$/, 'for, for, for', [
    'no limit on the number of rows or columns or on the file size',
    '/evaluation/test_sets',
  ]),
  ...testSets(
    'what an uploaded file is read with',
    /(csv\.\w+|json\.loads)\(/,
    'csv.DictReader, json.loads',
    ['The file is accepted, and the whole line becomes one column', '/evaluation/test_sets'],
  ),
  ...testSets('argument of the reader of CSV files', /csv\.DictReader\(\w+(.*)\)/, '', [
    'A row with fewer cells gets null',
    '/evaluation/test_sets',
  ]),
  ...configs(
    'what the routes of configurations call',
    /await \w+_manager\.(\w+)\(/,
    'add_variant_from_base_and_config, deploy_to_environment, fetch_app_environment_revision, fetch_app_environment_revision, fetch_app_variant_revision_by_id, fetch_base_by_id, fetch_base_by_id, list_environments, list_variants_for_base, list_variants_for_base, update_app_environment_deployed_variant_revision, update_variant_parameters',
    [
      'A revert moves the pointer only. It adds no entry to the history',
      '/prompt_management/deployment',
    ],
  ),
  ...configs(
    'which of the stored configurations a save looks for',
    /if \w+\.(\w+) == payload/,
    'config_name',
    ['A name is an identity within its base only', '/guides/how_does_agenta_work'],
  ),
  // Not those about permissions.
  ...configs(
    'conditions in the routes of configurations',
    /^\s+(if|elif|else)\b(?! not has_permission| isCloudEE)/,
    'elif, else, else, if, if, if, if, if, if, if, if, if, if, if, if, if',
    ['saves over an existing configuration', '/prompt_management/deployment'],
  ),
  ...configs(
    'what an environment delivers',
    /^\s+app_environment\.(deployed\w+)$/,
    'deployed_app_variant_revision',
    [
      'An environment points at one revision of one variant, or at nothing',
      '/prompt_management/deployment',
    ],
  ),
  ...configs(
    'number that an environment delivers',
    /variant_revision = found_variant_revision\.(\w+)$/,
    'revision',
    ['current_version is the deployed revision', '/prompt_management/deployment'],
  ),
  ...variants(
    'what the routes of variants call',
    /await \w+_manager\.(\w+)\(/,
    'add_variant_from_base_and_config, deploy_to_environment, fetch_app_variant_by_id, fetch_app_variant_by_id, fetch_app_variant_by_id, fetch_app_variant_by_id, fetch_app_variant_by_id, fetch_app_variant_by_id, fetch_app_variant_revision, fetch_base_by_id, get_app_variant_instance_by_id, get_deployment_by_appid, list_app_variant_revisions_by_variant, retrieve_logs, start_variant, terminate_and_remove_app_variant, update_last_modified_by, update_last_modified_by, update_last_modified_by, update_last_modified_by, update_variant_image, update_variant_parameters',
    ['the API and agenta variant remove do not check', '/prompt_management/prompt_engineering'],
  ),
  ...variants(
    'statuses that the routes of variants write',
    /HTTPException\((?:status_code=)?(\w+)/,
    '500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500, status_code',
    [
      'Most operations answer 500 for an app, variant, base, environment or',
      '/reference/api/introduction',
    ],
  ),
  ...variants(
    'variables of a variant that is started',
    /= (\{\}|None) if env_vars is None else/,
    '{}',
    [
      'start the variant with all keys in env_vars',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...environments(
    'what the route of a deployment calls',
    /await \w+_manager\.(\w+)\(/,
    'deploy_to_environment, update_last_modified_by',
    ['One call moves one environment', '/prompt_management/deployment'],
    ['start, copy or restart any service', '/prompt_management/deployment'],
  ),
  ...containers(
    'what the routes of containers call',
    /(?:await )?(?:db|container)_manager\.(\w+)\(/,
    'build_image, fetch_app_by_id, fetch_app_variant_by_id, fetch_app_variant_by_id, fetch_base_by_id, get_deployment_by_id, get_deployment_by_id, get_deployment_by_id, get_templates, restart_container',
    ['the call behind it fails with status 500 in 0.24', '/prompt_management/prompt_engineering'],
  ),
  ...containers(
    'body of an error of the container operations',
    /\{"(\w+)": str\(/,
    'message, message, message, message',
    ['The same, from the container operations', '/reference/api/introduction'],
  ),
  ...evaluators(
    'what the routes of evaluators call',
    /await \w+_manager\.(\w+)\(/,
    'create_evaluator_config, delete_evaluator_config, fetch_evaluator_config, get_evaluator_config, get_evaluators_configs, update_evaluator_config, update_last_modified_by, update_last_modified_by, update_last_modified_by',
    ['A configuration can always be deleted', '/evaluation/automatic_evaluation'],
  ),
  // Not those about permissions.
  ...evaluators(
    'conditions in the routes of evaluators',
    /^\s+(if|elif|else)\b(?! not has_permission| isCloudEE)/,
    'if, if',
    ['the platform stores any key', '/evaluation/automatic_evaluation'],
  ),
  ...evaluations(
    'what the routes of evaluations call',
    /await (?:\w+_manager|\w+_service)\.(\w+)\(/,
    'compare_evaluations_scenarios, create_new_evaluation, delete_evaluations, fetch_app_by_id, fetch_app_by_id, fetch_evaluation_by_id, fetch_evaluation_by_id, fetch_evaluation_by_id, fetch_evaluation_by_id, fetch_evaluation_scenarios_for_evaluation, fetch_evaluations_by_resource, fetch_list_evaluations, update_last_modified_by, update_last_modified_by',
    [
      'Over HTTP you can delete one that an automatic evaluation uses',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...evaluations('how a run is put into the queue', /\bevaluate\.(\w+)\(/, 'delay', [
    'The browser asks the backend to start it',
    '/guides/how_does_agenta_work',
  ]),
  ...evaluations(
    'variants that become evaluations of their own',
    /^\s+for variant_id in (.*):$/,
    'payload.variant_ids',
    ['Each variant becomes one evaluation', '/evaluation/automatic_evaluation'],
  ),
  ...judged(
    'what the routes of human evaluations call',
    /await (?:\w+_manager|\w+_service)\.(\w+)\(/,
    'create_new_human_evaluation, delete_human_evaluations, fetch_app_by_id, fetch_evaluation_scenario_by_id, fetch_human_evaluation, fetch_human_evaluation_by_id, fetch_human_evaluation_by_id, fetch_human_evaluation_by_id, fetch_human_evaluation_by_id, fetch_human_evaluation_scenario_by_id, fetch_human_evaluation_scenarios_for_evaluation, fetch_list_human_evaluations, fetch_results_for_evaluation, fetch_results_for_single_model_test, update_human_evaluation_scenario, update_last_modified_by, update_last_modified_by, update_last_modified_by, update_last_modified_by, update_last_modified_by',
    [
      'It goes at once, without a question, with its votes, scores and notes, and cannot be restored',
      '/evaluation/human_evaluation',
    ],
  ),
  ...judged(
    'results of a human evaluation by its kind',
    /evaluation_type == EvaluationType\.(\w+)/,
    'human_a_b_testing, single_model_test',
    ['Over HTTP, fetch the results of the evaluation', '/evaluation/human_evaluation'],
  ),
  ...apps(
    'what the routes of apps call',
    /await \w+_manager\.(\w+)\(/,
    'add_testset_to_app_variant, add_variant_based_on_image, add_variant_based_on_image, create_app_and_envs, create_app_and_envs, create_ready_to_use_evaluators, create_ready_to_use_evaluators, fetch_app_by_id, fetch_app_by_id, fetch_app_by_id, fetch_app_by_name_and_parameters, fetch_app_environment_by_name_and_appid, fetch_app_variant_by_id, fetch_environment_revisions_for_environment, get_app_variant_by_app_name_and_environment, get_template, list_app_variants, list_apps, list_environments, remove_app, start_variant, update_app, validate_image',
    [
      'With an unknown template id the call answers 500 and leaves an empty app behind',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...paths(
    'paths under which an operation is added',
    /^\s+(?:return )?add(\w*_path)\(\w+\)$/,
    '_alternate_path, _path',
    [
      'Open-source operations answer with and without a slash at the end of the path, without a redirect',
      '/reference/api/introduction',
    ],
  ),
  ...paths('signs that are taken off the end of a path', /path\[:(-?\d+)\]/, '-1', [
    'The observability paths are documented with one',
    '/reference/api/introduction',
  ]),
];
