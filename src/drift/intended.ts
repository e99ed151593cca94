import type {Difference} from './types';

/**
 * Differences on purpose: the source declares one thing and does another, or does not say what a
 * reader needs. Each is pinned to what both sides say, so that a further change shows.
 */
export interface Intended {
  readonly change: Difference['change'];
  readonly kind: string;
  readonly names: readonly string[];
  readonly detail?: string;
  /** What ours says; absent for what only one side has. */
  readonly old?: string;
  /** What the platform says. */
  readonly now: string;
  readonly reason: string;
  /** The line of the platform that proves it. */
  readonly proof: string;
}

const backend = 'agenta-backend/agenta_backend';
const types = 'agenta-cli/agenta/client/backend/types';
const spans = ['Span', 'SpanDetail', 'TraceDetail'];
const on = (field: string): string[] => spans.map((one) => `${one}.${field}`);

const changed = (
  ...[kind, names, detail, old, now, reason, proof]: [
    kind: string,
    names: readonly string[],
    ...Rest,
  ]
): Intended => ({change: 'changed', kind, names, detail, old, now, reason, proof});
type Rest = [detail: string, old: string, now: string, reason: string, proof: string];

const oneSided =
  (change: 'removed' | 'added', now: string) =>
  (kind: string, names: readonly string[], reason: string, proof: string): Intended => ({
    ...{change, kind, names, now, reason, proof},
  });
const removed = oneSided('removed', 'absent');
const added = oneSided('added', 'present');

const published =
  'The published description of the cloud says so; the client of the SDK does not tell.';
const always = 'An answer always holds the field, with its default if need be.';

// prettier-ignore
export const intended: readonly Intended[] = [
  removed('operation', ['POST /evaluations/webhook_example_fake'], 'The page says that it was removed and answers 405.', `${backend}/routers/evaluation_router.py:32`),
  changed('operation', ['GET /apps'], 'permission', 'view_application', 'none', 'The handler leaves the check to the service.', `${backend}/services/db_manager.py:1110`),
  changed('operation', ['GET /containers/templates'], 'response', 'array of object with fields', 'array of object with fields or string', 'It never answers a string: errors are objects.', `${backend}/routers/container_router.py:137`),
  changed('operation', ['GET /human-evaluations/evaluation_scenario/{evaluation_scenario_id}/score'], 'response', 'object with fields', 'map of string', 'Its fields are those that the handler builds.', `${backend}/routers/human_evaluation_router.py:388`),
  changed('operation', ['POST /containers/restart_container'], 'response', 'object with fields', 'object', 'Its one field is the one that the handler builds.', `${backend}/routers/container_router.py:116`),
  changed('operation', ['GET /observability/dashboard'], 'id', 'observability_dashboard', 'dashboard', 'The published id, which stands in its page’s address.', 'agenta-cli/agenta/client/backend/observability/client.py:27'),
  changed('operation', ['GET /profile'], 'id', 'user_profile', 'fetch_user_profile', 'The published id, which stands in its page’s address; the client still has it.', 'agenta-cli/agenta/client/backend/client.py:87'),
  removed('status', ['POST /configs 404'], 'The service raises it, not the handler.', `${backend}/services/db_manager.py:1013`),
  added('status', ['GET /apps/get_variant_by_env 400'], 'Never reached: the handler calls a function that does not exist.', `${backend}/routers/app_router.py:176`),
  added('status', ['403', '404'].map((code) => `GET /human-evaluations/evaluation_scenario/{evaluation_scenario_id}/score ${code}`), 'Never reached: without `await` the scenario is a coroutine, which fails first.', `${backend}/routers/human_evaluation_router.py:366`),
  added('status', ['GET /containers/container_url 400', 'GET /evaluators 404'], 'Never seen: the handler catches it and answers 500.', `${backend}/routers/evaluators_router.py:46`),
  added('status', ['POST /apps/{app_id}/variant/from-image 404'], 'Never reached: an image that is not there raises instead of answering false.', `${backend}/services/deployment_manager.py:149`),
  changed('property', ['Evaluator.description', 'Evaluator.oss', 'EvaluatorConfig.settings_values'], 'required', 'true', 'false', always, `${backend}/models/api/evaluation_model.py:13`),
  changed('property', ['IncompleteEvaluatorConfig.name', 'IncompleteEvaluatorConfig.evaluator_key'], 'type', 'null or string', 'string', 'An update without both stores null, which the reading operations return.', `${backend}/models/converters.py:220`),
  changed('property', ['IncompleteEvaluatorConfig.settings_values'], 'required', 'true', 'false', always, `${backend}/models/api/evaluation_model.py:13`),
  changed('property', ['Evaluator.settings_template'], 'type', 'map of object with fields', 'object', 'The list of evaluators gives every setting the same fields.', `${backend}/resources/evaluators/evaluators.py:1`),
  changed('property', ['HumanEvaluationScenarioUpdate.inputs', 'HumanEvaluationScenarioUpdate.outputs'], 'type', 'array of object with fields', 'array of object with fields or null', 'Null is taken and then fails with 500.', `${backend}/services/evaluation_service.py:230`),
  changed('property', ['Organization.description', 'Organization.id', ...on('trace_id')], 'required', 'false', 'true', published, `${types}/organization.py:10`),
  changed('property', ['CreateOrganization.owner', 'CreateSpan.app_id'], 'required', 'false', 'true', 'Optional in the published description; the page says that the client demands it.', 'agenta-cli/agenta/client/backend/client.py:427'),
  changed('property', ['OrganizationUpdate.updated_at'], 'type', 'date-time', 'string', published, 'agenta-cli/agenta/client/backend/client.py:615'),
  changed('property', ['UserRole.role'], 'type', 'one of owner, viewer, editor, evaluator, workspace_admin, deployment_manager', 'string', 'The roles are those of the answers.', `${types}/workspace_role.py:5`),
  changed('property', on('content').concat(on('metadata')), 'type', 'object with fields', 'object', 'The fields that the SDK sends.', 'agenta-cli/agenta/sdk/tracing/llm_tracing.py:259'),
  changed('property', on('spankind'), 'type', 'one of TOOL, CHAIN, LLM, WORKFLOW, RETRIEVER, EMBEDDING, AGENT, UNKNOWN', 'string', published, `${types}/span.py:21`),
  changed('property', ['TraceDetail.config'], 'required', 'true', 'false', published, `${types}/trace_detail.py:27`),
  changed('property', ['WithPagination.data'], 'type', 'array of object', 'array of any', published, `${types}/with_pagination.py:10`),
  changed('argument', ['ag.DictInput default_keys'], 'by position', 'false', 'true', 'By position it fails or builds a wrong dictionary.', 'agenta-cli/agenta/sdk/types.py:32'),
  removed('argument', ['ag.TextParam object'], 'The class takes what `str` takes.', 'agenta-cli/agenta/sdk/types.py:45'),
  removed('argument', ['active', 'config', 'input', 'name', 'spankind'].map((one) => `ag.tracing.Context ${one}`), 'It hands every keyword to `open_span`.', 'agenta-cli/agenta/sdk/tracing/llm_tracing.py:111'),
  changed('callable', ['ag.tracing.Context'], 'other keywords', 'false', 'true', 'It hands every keyword to `open_span`.', 'agenta-cli/agenta/sdk/tracing/llm_tracing.py:111'),
  changed('argument', ['ag.entrypoint config_schema', 'ag.route config_schema'], 'type', 'Type[BaseModel]', 'BaseModel', 'It is called to make an instance, so it is a class.', 'agenta-cli/agenta/sdk/decorators/llm_entrypoint.py:166'),
  oneSided('added', 'default none')('prompt', ['agenta variant serve: Please choose a variant'], 'Never asked: the command passes the variant.', 'agenta-cli/agenta/cli/variant_commands.py:504'),
  changed('variable', ['AGENTA_AUTO_MIGRATIONS', 'NEXT_PUBLIC_FEATURE_API_KEYS', 'NEXT_PUBLIC_TELEMETRY_TRACKING_ENABLED'], 'default', 'off', 'none', 'Without a value the feature is off.', `${backend}/migrations/postgres/utils.py:113`),
  changed('variable', ['AGENTA_CLI_DEBUG'], 'default', 'off', 'False', 'In words.', 'agenta-cli/agenta/docker/docker_utils.py:12'),
  changed('variable', ['AGENTA_TEMPLATE_REPO'], 'default', 'none', 'agentaai/templates_v2 and none', 'One of two places falls back; the page says so.', `${backend}/services/templates_manager.py:21`),
  changed('variable', ['ENVIRONMENT'], 'default', 'development routing', 'none', 'In words: all but `production` means that.', `${backend}/services/docker_utils.py:84`),
  changed('variable', ['NEXT_PUBLIC_AGENTA_API_URL'], 'default', 'protocol and host name of the page, without its port', 'none', 'In words: the code makes it from the address.', 'agenta-web/src/lib/helpers/utils.ts:144'),
  changed('variable', ['NEXT_PUBLIC_FF'], 'default', 'open source', 'none', 'In words: without a value the interface is not that of a hosted edition.', 'agenta-web/src/lib/helpers/utils.ts:111'),
  changed('variable', ['MONGODB_URI'], 'read by', 'copy', 'backend, copy', 'The backend stores it and opens no connection with it.', `${backend}/models/db/postgres_engine.py:27`),
  changed('variable', ['NEXT_PUBLIC_POSTHOG_API_KEY', 'POSTHOG_API_KEY'], 'compose value', 'the public project key of the platform’s makers', 'phc_hmVSxIjTW1REBHXgj2aw4HW9X6CXb6FzerBgP9XenC7', 'In words: nobody should copy the key.', 'docker-compose.gh.yml:24'),
  changed('setting', ['auto_ai_critique prompt_template'], 'default', 'a prompt that asks for a grade from 0 to 10', '442 characters, 657a46d6', 'In words: too long for a table.', `${backend}/resources/evaluators/evaluators.py:188`),
  changed('setting', ['auto_custom_code_run code'], 'default', 'a template that fails when it is saved unchanged', '351 characters, 7b3ee92c', 'In words: too long for a table.', `${backend}/resources/evaluators/evaluators.py:212`),
];

/** The differences that are not on purpose, and those of the list that no longer apply. */
export function unintended(differences: readonly Difference[]): Difference[] {
  const open = new Set(differences);
  const stale: Difference[] = [];
  for (const {change, kind, names, detail = '', old, now, reason} of intended)
    for (const name of names) {
      const isIt = (one: Difference): boolean =>
        one.kind === kind && one.name === name && one.detail === detail;
      const found = differences.find(isIt);
      const fits =
        found?.change === change && found.now === now && (old ?? found.old) === found.old;
      if (found && fits) open.delete(found);
      // What differs in another way is told already.
      else if (!found) stale.push(noLonger(`${kind} ${name}`, detail, reason));
    }
  return [...open, ...stale];
}

const noLonger = (name: string, detail: string, reason: string): Difference => ({
  ...{
    change: 'removed',
    kind: 'intended difference',
    name,
    detail,
    old: reason,
    now: 'no longer applies',
  },
  ...{ours: {file: 'src/drift/intended.ts', line: 1}, pages: []},
});
