import type {Difference} from './types';

/**
 * An intended difference: the source declares one thing and does another, or does not say what readers need. It is pinned to what both sides
 * say, so that a further change is reported.
 */
type Told = Pick<Difference, 'change' | 'kind' | 'now'> &
  Partial<Pick<Difference, 'detail' | 'old'>>;

export interface Intended extends Told {
  readonly names: readonly string[];
  readonly reason: string;
  /** The line of the platform's source that proves it. */
  readonly proof: string;
}

const backend = 'agenta-backend/agenta_backend';
const types = 'agenta-cli/agenta/client/backend/types';
const spans = ['Span', 'SpanDetail', 'TraceDetail'];
const on = (field: string): string[] => spans.map((one) => `${one}.${field}`);

const published = 'The published description of the cloud says so; the SDK’s client does not tell.';

// prettier-ignore
export const intended: readonly Intended[] = [
  {change: 'removed', kind: 'operation', names: ['POST /evaluations/webhook_example_fake'], now: 'absent', reason: 'The page says that it was removed and answers 405.', proof: `${backend}/routers/evaluation_router.py:32`},
  {change: 'changed', kind: 'operation', names: ['GET /apps'], detail: 'permission', old: 'view_application', now: 'none', reason: 'The handler leaves the check to the service.', proof: `${backend}/services/db_manager.py:1110`},
  {change: 'changed', kind: 'operation', names: ['GET /containers/templates'], detail: 'response', old: 'array of object with fields', now: 'array of object with fields or string', reason: 'It never answers a string: errors are objects.', proof: `${backend}/routers/container_router.py:137`},
  {change: 'changed', kind: 'operation', names: ['GET /human-evaluations/evaluation_scenario/{evaluation_scenario_id}/score'], detail: 'response', old: 'object with fields', now: 'map of string', reason: 'Its fields are those that the handler builds.', proof: `${backend}/routers/human_evaluation_router.py:388`},
  {change: 'changed', kind: 'operation', names: ['GET /evaluations/evaluation_scenarios/comparison-results', 'GET /human-evaluations/{evaluation_id}/results', 'POST /variants/from-base'], detail: 'response', old: 'object with fields', now: 'not declared', reason: 'Their fields are those that the services build.', proof: `${backend}/routers/evaluation_router.py:438`},
  {change: 'changed', kind: 'operation', names: ['GET /variants/{variant_id}/logs'], detail: 'response', old: 'string', now: 'not declared', reason: 'The handler passes on what it reads, a text.', proof: `${backend}/routers/variants_router.py:372`},
  {change: 'changed', kind: 'operation', names: ['POST /containers/restart_container'], detail: 'response', old: 'object with fields', now: 'object', reason: 'Its one field is the one that the handler builds.', proof: `${backend}/routers/container_router.py:116`},
  {change: 'changed', kind: 'operation', names: ['GET /observability/dashboard'], detail: 'id', old: 'observability_dashboard', now: 'dashboard', reason: 'The published id, which stands in its page’s address.', proof: 'agenta-cli/agenta/client/backend/observability/client.py:27'},
  {change: 'changed', kind: 'message', names: ['Required environment variables AGENTA_API_KEY is not set.'], detail: 'raised', old: 'OSError', now: 'EnvironmentError', reason: 'Python’s older name of the same exception.', proof: 'agenta-cli/agenta/sdk/client.py:19'},
  {change: 'changed', kind: 'operation', names: ['GET /profile'], detail: 'id', old: 'user_profile', now: 'fetch_user_profile', reason: 'The published id, which stands in its page’s address; the client still has it.', proof: 'agenta-cli/agenta/client/backend/client.py:87'},
  {change: 'added', kind: 'status', names: ['GET /apps/get_variant_by_env 400'], now: 'present', reason: 'Never reached: the handler calls a function that does not exist.', proof: `${backend}/routers/app_router.py:176`},
  {change: 'added', kind: 'status', names: ['403', '404'].map((code) => `GET /human-evaluations/evaluation_scenario/{evaluation_scenario_id}/score ${code}`), now: 'present', reason: 'Never reached: without `await` the scenario is a coroutine, which fails first.', proof: `${backend}/routers/human_evaluation_router.py:366`},
  {change: 'added', kind: 'status', names: ['GET /apps 400', 'GET /apps 403', 'GET /containers/container_url 400', 'GET /evaluations/by_resource 400', 'GET /evaluators 404', 'POST /variants/from-base 404'], now: 'present', reason: 'Never seen: the handler catches it and answers 500.', proof: `${backend}/routers/evaluators_router.py:46`},
  {change: 'added', kind: 'status', names: ['POST /apps/{app_id}/variant/from-image 404'], now: 'present', reason: 'Never reached: an image that is not there raises instead of answering false.', proof: `${backend}/services/deployment_manager.py:149`},
  {change: 'changed', kind: 'property', names: ['Evaluator.description', 'Evaluator.oss', 'EvaluatorConfig.settings_values', 'IncompleteEvaluatorConfig.settings_values'], detail: 'required', old: 'true', now: 'false', reason: 'An answer always holds the field, with its default if need be.', proof: `${backend}/models/api/evaluation_model.py:13`},
  {change: 'changed', kind: 'property', names: ['IncompleteEvaluatorConfig.name', 'IncompleteEvaluatorConfig.evaluator_key'], detail: 'type', old: 'null or string', now: 'string', reason: 'An update without both stores null, which the reading operations return.', proof: `${backend}/models/converters.py:220`},
  {change: 'changed', kind: 'property', names: ['Evaluator.settings_template'], detail: 'type', old: 'map of object with fields', now: 'object', reason: 'The list of evaluators gives every setting the same fields.', proof: `${backend}/resources/evaluators/evaluators.py:1`},
  {change: 'changed', kind: 'property', names: ['HumanEvaluationScenarioUpdate.inputs', 'HumanEvaluationScenarioUpdate.outputs'], detail: 'type', old: 'array of object with fields', now: 'array of object with fields or null', reason: 'Null is taken and then fails with 500.', proof: `${backend}/services/evaluation_service.py:230`},
  {change: 'changed', kind: 'property', names: ['Organization.description', 'Organization.id', ...on('trace_id')], detail: 'required', old: 'false', now: 'true', reason: published, proof: `${types}/organization.py:10`},
  {change: 'changed', kind: 'property', names: ['CreateOrganization.owner', 'CreateSpan.app_id'], detail: 'required', old: 'false', now: 'true', reason: 'Optional in the published description; the page says that the client demands it.', proof: 'agenta-cli/agenta/client/backend/client.py:427'},
  {change: 'changed', kind: 'property', names: ['OrganizationUpdate.updated_at'], detail: 'type', old: 'date-time', now: 'string', reason: published, proof: 'agenta-cli/agenta/client/backend/client.py:615'},
  {change: 'changed', kind: 'property', names: ['UserRole.role'], detail: 'type', old: 'one of deployment_manager, editor, evaluator, owner, viewer, workspace_admin', now: 'string', reason: 'The roles are those of the answers.', proof: `${types}/workspace_role.py:5`},
  {change: 'changed', kind: 'property', names: on('content').concat(on('metadata')), detail: 'type', old: 'object with fields', now: 'object', reason: 'The fields that the SDK sends.', proof: 'agenta-cli/agenta/sdk/tracing/llm_tracing.py:259'},
  {change: 'changed', kind: 'property', names: on('spankind'), detail: 'type', old: 'one of AGENT, CHAIN, EMBEDDING, LLM, RETRIEVER, TOOL, UNKNOWN, WORKFLOW', now: 'string', reason: published, proof: `${types}/span.py:21`},
  {change: 'changed', kind: 'property', names: ['TraceDetail.config'], detail: 'required', old: 'true', now: 'false', reason: published, proof: `${types}/trace_detail.py:27`},
  {change: 'changed', kind: 'property', names: ['WithPagination.data'], detail: 'type', old: 'array of object', now: 'array of any', reason: published, proof: `${types}/with_pagination.py:10`},
  {change: 'changed', kind: 'argument', names: ['ag.DictInput default_keys'], detail: 'by position', old: 'false', now: 'true', reason: 'By position it fails or builds a wrong dictionary.', proof: 'agenta-cli/agenta/sdk/types.py:32'},
  {change: 'removed', kind: 'argument', names: ['ag.TextParam object'], now: 'absent', reason: 'The class takes what `str` takes.', proof: 'agenta-cli/agenta/sdk/types.py:45'},
  {change: 'removed', kind: 'argument', names: ['active', 'config', 'input', 'name', 'spankind'].map((one) => `ag.tracing.Context ${one}`), now: 'absent', reason: 'It hands every keyword to `open_span`.', proof: 'agenta-cli/agenta/sdk/tracing/llm_tracing.py:111'},
  {change: 'changed', kind: 'callable', names: ['ag.tracing.Context'], detail: 'other keywords', old: 'false', now: 'true', reason: 'It hands every keyword to `open_span`.', proof: 'agenta-cli/agenta/sdk/tracing/llm_tracing.py:111'},
  {change: 'changed', kind: 'argument', names: ['ag.entrypoint config_schema', 'ag.route config_schema'], detail: 'type', old: 'Type[BaseModel]', now: 'BaseModel', reason: 'It is called to make an instance, so it is a class.', proof: 'agenta-cli/agenta/sdk/decorators/llm_entrypoint.py:166'},
  {change: 'added', kind: 'prompt', names: ['agenta variant serve: Please choose a variant'], now: 'default none', reason: 'Never asked: the command passes the variant.', proof: 'agenta-cli/agenta/cli/variant_commands.py:504'},
  {change: 'changed', kind: 'variable', names: ['AGENTA_AUTO_MIGRATIONS', 'AGENTA_CLI_DEBUG', 'NEXT_PUBLIC_FEATURE_API_KEYS', 'NEXT_PUBLIC_TELEMETRY_TRACKING_ENABLED'], detail: 'default', old: 'off', now: 'none', reason: 'Without a value the feature is off.', proof: `${backend}/migrations/postgres/utils.py:113`},
  {change: 'changed', kind: 'variable', names: ['BARE_DOMAIN_NAME', 'ALEPHALPHA_API_KEY', 'ANTHROPIC_API_KEY', 'ANYSCALE_API_KEY', 'COHERE_API_KEY', 'DEEPINFRA_API_KEY', 'GEMINI_API_KEY', 'GROQ_API_KEY', 'MISTRAL_API_KEY', 'OPENAI_API_KEY', 'OPENROUTER_API_KEY', 'PERPLEXITYAI_API_KEY', 'TOGETHERAI_API_KEY'], detail: 'demanded', old: 'false', now: 'true', reason: 'Read in production alone, or after a look whether it is set.', proof: `${backend}/routers/app_router.py:634`},
  {change: 'changed', kind: 'variable', names: ['AGENTA_TEMPLATE_REPO'], detail: 'default', old: 'none', now: 'agentaai/templates_v2 and none', reason: 'One of two places falls back; the page says so.', proof: `${backend}/services/templates_manager.py:21`},
  {change: 'changed', kind: 'variable', names: ['ENVIRONMENT'], detail: 'default', old: 'development routing', now: 'none', reason: 'In words: all but `production` means that.', proof: `${backend}/services/docker_utils.py:84`},
  {change: 'changed', kind: 'variable', names: ['NEXT_PUBLIC_AGENTA_API_URL'], detail: 'default', old: 'protocol and host name of the page, without its port', now: 'none', reason: 'In words: the code makes it from the address.', proof: 'agenta-web/src/lib/helpers/utils.ts:144'},
  {change: 'changed', kind: 'variable', names: ['NEXT_PUBLIC_FF'], detail: 'default', old: 'open source', now: 'none', reason: 'In words: without a value the interface is not that of a hosted edition.', proof: 'agenta-web/src/lib/helpers/utils.ts:111'},
  {change: 'changed', kind: 'variable', names: ['MONGODB_URI'], detail: 'read by', old: 'copy', now: 'backend, copy', reason: 'The backend stores it and opens no connection with it.', proof: `${backend}/models/db/postgres_engine.py:27`},
  {change: 'changed', kind: 'variable', names: ['NEXT_PUBLIC_POSTHOG_API_KEY', 'POSTHOG_API_KEY'], detail: 'compose value', old: 'the public project key of the platform’s makers', now: 'phc_hmVSxIjTW1REBHXgj2aw4HW9X6CXb6FzerBgP9XenC7', reason: 'In words: nobody should copy the key.', proof: 'docker-compose.gh.yml:24'},
  {change: 'changed', kind: 'setting', names: ['auto_ai_critique prompt_template'], detail: 'default', old: 'a prompt that asks for a grade from 0 to 10', now: '442 characters, 657a46d6', reason: 'In words: too long for a table.', proof: `${backend}/resources/evaluators/evaluators.py:188`},
  {change: 'changed', kind: 'setting', names: ['auto_custom_code_run code'], detail: 'default', old: 'a template that fails when it is saved unchanged', now: '351 characters, 7b3ee92c', reason: 'In words: too long for a table.', proof: `${backend}/resources/evaluators/evaluators.py:212`},
];

/** The differences that are not intended, and the intended ones that no longer apply. */
export function unintended(differences: readonly Difference[]): Difference[] {
  const open = new Set(differences);
  const stale: Difference[] = [];
  for (const {change, kind, names, detail = '', old, now, reason} of intended)
    for (const name of names) {
      const found = differences.find(
        (one) => one.kind === kind && one.name === name && one.detail === detail,
      );
      if (!found) stale.push({...noLonger, name: `${kind} ${name}`, detail, old: reason});
      // If something differs in another way than intended, the difference stays.
      else if (found.change === change && found.now === now && (old ?? found.old) === found.old)
        open.delete(found);
    }
  return [...open, ...stale];
}

const noLonger = {
  change: 'removed',
  kind: 'intended difference',
  now: 'no longer applies',
  pages: [],
  ours: {file: 'src/drift/intended.ts', line: 1},
} as const;
