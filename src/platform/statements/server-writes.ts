// cspell:ignore ondelete orga
import {factsOf} from './facts';
import type {Statement} from './types';

const rows = factsOf('agenta-backend/agenta_backend/services/db_manager.py');
const tables = factsOf('agenta-backend/agenta_backend/models/db_models.py');
const apps = factsOf('agenta-backend/agenta_backend/services/app_manager.py');
const checks = factsOf('agenta-backend/agenta_backend/services/evaluator_manager.py');
const list = factsOf('agenta-backend/agenta_backend/services/templates_manager.py');
const docker = factsOf('agenta-backend/agenta_backend/services/docker_utils.py');

/** What the backend writes, deletes and leaves in its database. */
export const writes: readonly Statement[] = [
  ...rows(
    'objects that the database deletes one by one',
    /session\.(delete)\(/,
    'delete, delete, delete, delete, delete, delete, delete, delete, delete, delete, delete, delete, delete, delete, delete',
    ['finished evaluations keep its numbers, without its name', '/evaluation/automatic_evaluation'],
    ['Finished evaluations keep their own copy of inputs and answers', '/evaluation/test_sets'],
  ),
  ...rows(
    'fields of an existing template that change',
    /^\s+(?:return str\()?\w*template\w*\.(\w+)(?:\)$| = kw)/,
    'id, id, id, id',
    [
      'The entry of a template is never updated, even if its text or image changes',
      '/guides/tutorials/list_templates',
    ],
  ),
  ...rows('templates that are removed', /if \w+\.tag_id (.+) tag_ids$/, 'not in', [
    'If a tag disappears from Docker Hub, its template leaves the list',
    '/guides/tutorials/list_templates',
  ]),
  ...rows('how an existing template is found', /TemplateDB\.(\w+) == kwargs/, 'name, tag_id', [
    'A tag becomes a template when its name is a key of the index',
    '/guides/tutorials/list_templates',
  ]),
  ...rows(
    'service of a deployment that must be there',
    /^ {8}\w+\.deployment_id = \w+(\.id.*)$/,
    '.id',
    ['or no service of the app was ever started', '/prompt_management/deployment'],
  ),
  ...rows(
    'what a deployment writes into an environment',
    /environment_db\.(\w+) = /,
    'deployed_app_variant_id, deployed_app_variant_revision_id, deployment_id, organization_id, revision, workspace_id',
    [
      'writes two things: the pointer of the environment and an entry in its history',
      '/guides/how_does_agenta_work',
    ],
  ),
  ...rows(
    'what an entry of a history must hold',
    /isinstance\(\s*(?:deployment|kwargs\.get\("\w+"\)), (\w+)/,
    'DeploymentDB',
    ['add an entry to the history of the environment', '/prompt_management/deployment'],
  ),
  ...rows(
    'evaluators that need keys before a run',
    /EvaluatorConfigDB\.evaluator_key ?(\S+ "\w+"|\.\w+)/,
    '== "auto_ai_critique"',
    [
      'A judge configuration is selected and the request holds no provider keys',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...rows(
    'name that two configurations of a base cannot share',
    /if \w+\.(\w+) == new_config_name/,
    'config_name',
    ['the full name is taken in this app', '/prompt_management/prompt_engineering'],
  ),
  ...rows(
    'environments of a new app',
    /for env_name in \[(.*)\]/,
    '"development", "staging", "production"',
    ['to add, rename or remove an environment', '/prompt_management/deployment'],
    ['always development, staging and production', '/guides/how_does_agenta_work'],
  ),
  ...rows('variants that use a service', /count_variants (== \d)/, '== 1', [
    'Deleting the last variant of a base stops and removes the service of that base',
    '/prompt_management/prompt_engineering',
  ]),
  ...rows('who saved a revision', /_db\.modified_by_id = user\.(\w+)$/, 'id', [
    'A revision records who saved it and when',
    '/prompt_management/prompt_engineering',
  ]),
  ...rows(
    'parameters of a revision',
    /^\s+config_parameters=app_variant_db\.(\w+),/,
    'config_parameters',
    ['keeps a full copy as the next revision', '/guides/how_does_agenta_work'],
  ),
  ...rows(
    'what a failed test set of a new app does',
    /print\(f"(An error occurred in adding the default testset)/,
    'An error occurred in adding the default testset',
    [
      'one with seven countries, for the template chat_openai only',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...rows(
    'where the test set of a new app is looked for',
    /^\s+if (os\.path\.\w+)\(json_path\):/,
    'os.path.exists',
    ['for which the backend ships a test set', '/guides/tutorials/list_templates'],
  ),
  ...rows('name of the test set of a new app', /"name": f"\{app_name\}(\w+)"/, '_testset', [
    '<app name>_testset, for chat_openai alone',
    '/guides/tutorials/list_templates',
  ]),
  ...rows('user that the open-source edition makes', /UserDB\(uid="(\w+)"\)/, '0', [
    'every request acts as the same built-in user',
    '/reference/api/introduction',
  ]),
  ...tables(
    'times that the database writes by itself',
    /\b(default|onupdate)=lambda: datetime/,
    'default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default',
    ['In its other objects it is the date of creation too', '/reference/api/introduction'],
  ),
  ...tables(
    'identifiers that the database makes',
    /default=uuid\.(\w+),/,
    'uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7, uuid7',
    ['UUID, version 7, as a string', '/reference/api/introduction'],
  ),
  ...tables(
    'parts of an app that have no app any more',
    /"app_db\.id", ondelete="(SET NULL)"/,
    'SET NULL',
    [
      'except evaluator configurations, which are left without an app',
      '/guides/how_does_agenta_work',
    ],
  ),
  ...apps(
    'what the service of apps asks of the database',
    /await db_manager\.(\w+)\(/,
    'check_is_last_variant_for_image, create_image, create_image, create_image, create_new_app_variant, create_new_config, create_new_variant_base, fetch_app_variant_by_id, fetch_app_variant_by_id, fetch_base_by_id, fetch_base_by_id, fetch_evaluation_by_id, fetch_evaluator_config, fetch_human_evaluation_by_id, get_deployment_by_id, get_deployment_by_id, get_orga_image_instance_by_docker_id, get_orga_image_instance_by_uri, get_user, get_user, list_app_variants, list_app_variants, list_app_variants_for_app_id, remove_app_by_id, remove_app_variant_from_db, remove_app_variant_from_db, remove_deployment, remove_image, remove_image, update_app, update_app_variant, update_base, update_base, update_variant_parameters, update_variant_parameters',
    [
      'Deleting the last variant of an app deletes the app, with its test sets and environments',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...apps('images that go with their last variant', /^\s+if image\.(\w+):$/, 'deletable', [
    'unless it is that of a template, its image',
    '/reference/cli/core_commands/variant_remove',
  ]),
  ...apps(
    'what moves the date of an app',
    /^\s+"(modified_by_id|updated_at)":/,
    'modified_by_id, updated_at',
    ['updated_at moves for apps only', '/reference/api/introduction'],
  ),
  ...apps(
    'objects whose change moves the date of their app',
    /object_type == "(\w+)"/,
    'app, evaluation, evaluator_config, human_evaluation, variant',
    ['On the open-source server updated_at moves for apps only', '/reference/api/introduction'],
  ),
  ...apps(
    'failures of a container that do not stop a deletion',
    /^\s+except (RuntimeError) as/,
    'RuntimeError, RuntimeError',
    ['stops its services. There is no undo', '/prompt_management/setting_up/creating_an_app'],
  ),
  ...apps('base of a variant without one', /variant_name\.split\("(.)"\)/, '.', [
    'its full name joins both',
    '/guides/how_does_agenta_work',
  ]),
  ...checks('evaluators of a new app', /if evaluator\.(\w+)$/, 'direct_use', [
    'Exact Match and Contains JSON',
    '/prompt_management/setting_up/creating_an_app',
  ]),
  ...checks('when a judge is refused', /^\s+if (not \w+):$/, 'not lm_providers_keys', [
    'Missing LM provider Key (status 400)',
    '/evaluation/automatic_evaluation',
  ]),
  ...list(
    'what reading the list of templates repeats on',
    /^\s*(?:@backoff\.on_exception\()?(?:backoff\.expo, )?\((\w+Error, .*)\), max_tries/,
    'ConnectError, CancelledError, ConnectError, TimeoutException, CancelledError',
    ['after five tries it gives up', '/guides/tutorials/list_templates'],
  ),
  ...list(
    'who pushed the image of a template',
    /"repo_name": \w+\.get\("(\w+)"/,
    'last_updater_username',
    ['the account that pushed the image last', '/guides/tutorials/list_templates'],
  ),
  ...docker(
    'what the log shows of the variables of an app',
    /\.debug\(f"env\w*:\s\{\w+(.*)\}"\)/,
    '',
    [
      'it writes the environment variables of the container into its log, provider keys included',
      '/self-host/host-locally',
    ],
  ),
  ...docker(
    'what stands between a failed start and the answer',
    /^\s+(return None|raise Exception)\b/,
    'raise Exception, raise Exception, return None, return None',
    [
      'which says Failed to start Docker container',
      '/prompt_management/setting_up/custom_applications',
    ],
  ),
];
