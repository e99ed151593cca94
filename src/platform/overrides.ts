/**
 * Something that the source declares in another way than pages show it: it declares one thing and does another, or does not say what readers
 * need. It is pinned to what the source declares, so that a change of that is reported.
 */
export interface Override {
  readonly kind: string;
  readonly names: readonly string[];
  /** The fact; without it, the whole thing. */
  readonly detail?: string;
  /** What the source declares; `absent` if it lacks the thing. */
  readonly declared?: string;
  /** What pages show; `absent` if they leave the thing out. */
  readonly shown?: string;
  /** The facts that pages show of what the source lacks. */
  readonly facts?: Readonly<Record<string, string | boolean>>;
  readonly reason: string;
  /** The line of the platform's source that proves it. */
  readonly proof: string;
}

const backend = 'agenta-backend/agenta_backend';

const openSpan = 'It hands every keyword to `open_span`.';
const context = 'agenta-cli/agenta/sdk/tracing/llm_tracing.py:111';

// prettier-ignore
export const overrides: readonly Override[] = [
  {kind: 'operation', names: ['POST /evaluations/webhook_example_fake'], declared: 'absent', reason: 'The page says that it was removed and answers 405.', proof: `${backend}/routers/evaluation_router.py:32`},
  {kind: 'operation', names: ['GET /apps'], detail: 'permission', declared: 'none', shown: 'view_application', reason: 'The handler leaves the check to the service.', proof: `${backend}/services/db_manager.py:1110`},
  {kind: 'operation', names: ['GET /containers/templates'], detail: 'response', declared: 'array of object with fields or string', shown: 'array of object with fields', reason: 'It never answers a string: errors are objects.', proof: `${backend}/routers/container_router.py:137`},
  {kind: 'operation', names: ['GET /human-evaluations/evaluation_scenario/{evaluation_scenario_id}/score'], detail: 'response', declared: 'map of string', shown: 'object with fields', reason: 'Its fields are those that the handler builds.', proof: `${backend}/routers/human_evaluation_router.py:388`},
  {kind: 'operation', names: ['POST /containers/restart_container'], detail: 'response', declared: 'object', shown: 'object with fields', reason: 'Its one field is the one that the handler builds.', proof: `${backend}/routers/container_router.py:116`},
  {kind: 'operation', names: ['GET /observability/dashboard'], detail: 'id', declared: 'dashboard', shown: 'observability_dashboard', reason: 'The published id, which stands in its page’s address.', proof: 'agenta-cli/agenta/client/backend/observability/client.py:27'},
  {kind: 'operation', names: ['GET /profile'], detail: 'id', declared: 'fetch_user_profile', shown: 'user_profile', reason: 'The published id, which stands in its page’s address; the client still has it.', proof: 'agenta-cli/agenta/client/backend/client.py:87'},
  {kind: 'property', names: ['Evaluator.description', 'Evaluator.oss', 'EvaluatorConfig.settings_values', 'IncompleteEvaluatorConfig.settings_values'], detail: 'required', declared: 'false', shown: 'true', reason: 'An answer always holds the field, with its default if need be.', proof: `${backend}/models/api/evaluation_model.py:13`},
  {kind: 'property', names: ['IncompleteEvaluatorConfig.name', 'IncompleteEvaluatorConfig.evaluator_key'], detail: 'type', declared: 'string', shown: 'null or string', reason: 'An update without both stores null, which the reading operations return.', proof: `${backend}/models/converters.py:220`},
  {kind: 'property', names: ['Evaluator.settings_template'], detail: 'type', declared: 'object', shown: 'map of object with fields', reason: 'The list of evaluators gives every setting the same fields.', proof: `${backend}/resources/evaluators/evaluators.py:1`},
  {kind: 'property', names: ['HumanEvaluationScenarioUpdate.inputs', 'HumanEvaluationScenarioUpdate.outputs'], detail: 'type', declared: 'array of object with fields or null', shown: 'array of object with fields', reason: 'Null is taken and then fails with 500.', proof: `${backend}/services/evaluation_service.py:230`},
  {kind: 'argument', names: ['ag.DictInput default_keys'], detail: 'passing', declared: 'none', shown: 'keyword-only', reason: 'By position it fails or builds a wrong dictionary.', proof: 'agenta-cli/agenta/sdk/types.py:32'},
  {kind: 'argument', names: ['ag.TextParam object'], declared: 'absent', facts: {type: 'str', required: false, default: "''"}, reason: 'The class takes what `str` takes.', proof: 'agenta-cli/agenta/sdk/types.py:45'},
  {kind: 'argument', names: ['ag.tracing.Context name', 'ag.tracing.Context spankind'], declared: 'absent', facts: {type: 'str', required: true, passing: 'keyword-only'}, reason: openSpan, proof: context},
  {kind: 'argument', names: ['ag.tracing.Context input'], declared: 'absent', facts: {type: 'dict', required: true, passing: 'keyword-only'}, reason: openSpan, proof: context},
  {kind: 'argument', names: ['ag.tracing.Context active'], declared: 'absent', facts: {type: 'bool', default: 'True', passing: 'keyword-only'}, reason: openSpan, proof: context},
  {kind: 'argument', names: ['ag.tracing.Context config'], declared: 'absent', facts: {type: 'dict', default: 'None', passing: 'keyword-only'}, reason: openSpan, proof: context},
  {kind: 'argument', names: ['ag.MessagesInput messages'], detail: 'passing', declared: 'none', shown: 'positional-only', reason: 'By keyword the list stays empty.', proof: 'agenta-cli/agenta/sdk/types.py:158'},
  {kind: 'callable', names: ['ag.tracing.Context'], detail: 'other keywords', declared: 'true', shown: 'false', reason: openSpan, proof: context},
  {kind: 'argument', names: ['ag.entrypoint config_schema', 'ag.route config_schema'], detail: 'type', declared: 'BaseModel', shown: 'Type[BaseModel]', reason: 'It is called to make an instance, so it is a class.', proof: 'agenta-cli/agenta/sdk/decorators/llm_entrypoint.py:166'},
  {kind: 'prompt', names: ['agenta variant serve Please choose a variant'], shown: 'absent', reason: 'Never asked: the command passes the variant.', proof: 'agenta-cli/agenta/cli/variant_commands.py:504'},
  {kind: 'variable', names: ['AGENTA_AUTO_MIGRATIONS', 'AGENTA_CLI_DEBUG', 'NEXT_PUBLIC_FEATURE_API_KEYS', 'NEXT_PUBLIC_TELEMETRY_TRACKING_ENABLED'], detail: 'default', declared: 'none', shown: 'off', reason: 'Without a value the feature is off.', proof: `${backend}/migrations/postgres/utils.py:113`},
  {kind: 'variable', names: ['BARE_DOMAIN_NAME', 'ALEPHALPHA_API_KEY', 'ANTHROPIC_API_KEY', 'ANYSCALE_API_KEY', 'COHERE_API_KEY', 'DEEPINFRA_API_KEY', 'GEMINI_API_KEY', 'GROQ_API_KEY', 'MISTRAL_API_KEY', 'OPENAI_API_KEY', 'OPENROUTER_API_KEY', 'PERPLEXITYAI_API_KEY', 'TOGETHERAI_API_KEY'], detail: 'demanded', declared: 'true', shown: 'false', reason: 'Read in production alone, or after a look whether it is set.', proof: `${backend}/routers/app_router.py:634`},
  {kind: 'variable', names: ['AGENTA_TEMPLATE_REPO'], detail: 'default', declared: 'agentaai/templates_v2 and none', shown: 'none', reason: 'One of two places falls back; the page says so.', proof: `${backend}/services/templates_manager.py:21`},
  {kind: 'variable', names: ['ENVIRONMENT'], detail: 'default', declared: 'none', shown: 'development routing', reason: 'In words: all but `production` means that.', proof: `${backend}/services/docker_utils.py:84`},
  {kind: 'variable', names: ['NEXT_PUBLIC_AGENTA_API_URL'], detail: 'default', declared: 'none', shown: 'protocol and host name of the page, without its port', reason: 'In words: the code makes it from the address.', proof: 'agenta-web/src/lib/helpers/utils.ts:144'},
  {kind: 'variable', names: ['NEXT_PUBLIC_FF'], detail: 'default', declared: 'none', shown: 'open source', reason: 'In words: without a value the interface is not that of a hosted edition.', proof: 'agenta-web/src/lib/helpers/utils.ts:111'},
  {kind: 'variable', names: ['MONGODB_URI'], detail: 'read by', declared: 'backend, copy', shown: 'copy', reason: 'The backend stores it and opens no connection with it.', proof: `${backend}/models/db/postgres_engine.py:27`},
  {kind: 'variable', names: ['NEXT_PUBLIC_POSTHOG_API_KEY', 'POSTHOG_API_KEY'], detail: 'compose value', declared: 'phc_hmVSxIjTW1REBHXgj2aw4HW9X6CXb6FzerBgP9XenC7', shown: 'the public project key of the platform’s makers', reason: 'In words: nobody should copy the key.', proof: 'docker-compose.gh.yml:24'},
  {kind: 'setting', names: ['auto_ai_critique prompt_template'], detail: 'default', declared: '442 characters, 657a46d6', shown: 'a prompt that asks for a grade from 0 to 10', reason: 'In words: too long for a table.', proof: `${backend}/resources/evaluators/evaluators.py:188`},
  {kind: 'setting', names: ['auto_custom_code_run code'], detail: 'default', declared: '351 characters, 7b3ee92c', shown: 'a template that fails when it is saved unchanged', reason: 'In words: too long for a table.', proof: `${backend}/resources/evaluators/evaluators.py:212`},
];
