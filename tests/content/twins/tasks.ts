import type {Task} from './find';

export const tasks: readonly Task[] = [
  {
    task: 'Put the function in my file app.py on a self-hosted server, from the command line.',
    pages: ['/prompt_management/setting_up/custom_applications', '/prompt_management/setting_up/using_agenta_from_cli'],
    facts: ['@ag.entrypoint', 'pip install "agenta==0.24.2" "setuptools<81" requests', 'agenta init --app-name slogans --backend-host http://localhost', 'without requirements.txt the image cannot be built', 'Do not call it main.py', 'agenta variant serve --file_name app.py', 'YOUR_SERVICE_URL/health'],
  },
  {
    task: 'Redeploy that app from a build job, which must fail when the app does not run.',
    pages: ['/prompt_management/setting_up/using_agenta_from_cli', '/reference/cli/core_commands/variant_serve'],
    facts: ['agenta variant serve --file_name app.py --overwrite', 'config.toml exists: write it from the job’s secrets', 'ends with exit code 0 although nothing was served', 'grep -q "updated successfully" serve.log', '$SERVICE_URL/health', 'clears the stored parameters', '600 seconds'],
  },
  {
    task: 'Production answers badly since the last deployment. Roll it back, on Cloud and on my own server.',
    pages: ['/prompt_management/deployment'],
    facts: ['/api/apps/YOUR_APP_ID/revisions/production', '/api/configs/deployment/YOUR_DEPLOYMENT_REVISION_ID/revert', 'fail with status 500 there', '/variants/from-base', '/environments/deploy', 'the environment keeps showing the name and number of the variant from before'],
  },
  {
    task: 'Fetch the configuration of production in Go, and survive an outage.',
    pages: ['/prompt_management/integrating', '/reference/api/get-config'],
    facts: ['http.NewRequest(http.MethodGet', 'environment_name=production', 'request.Header.Set("Authorization", "YOUR_API_KEY")', 'Send the key alone', 'does not deploy base', 'caching is then up to you'],
  },
  {
    task: 'Call my deployed prompt from Node.js.',
    pages: ['/prompt_management/integrating'],
    facts: ['/api/containers/container_url?variant_id=YOUR_VARIANT_ID', '/generate_deployed', "environment: 'production'", 'body.data ?? body.message', 'Always name the environment', 'The SDK adds no authentication to a service'],
  },
  {
    task: 'Score answers by a rule of my own and store it over HTTP.',
    pages: ['/evaluation/custom_evaluator', '/reference/api/create-evaluator-config'],
    facts: ['def evaluate(app_params, inputs, output, correct_answer)', 'returns a float from 0 to 1', 'n += 1 and the other augmented assignments', 'POST /api/evaluators/configs', 'send the code in settings_values.code', 'Neither the key nor the settings are checked'],
  },
  {
    task: 'My evaluation ended with the status Failed. Find out why.',
    pages: ['/evaluation/automatic_evaluation'],
    facts: ['EVALUATION_FAILED', 'point at its icon for a stack trace', 'validation error in the stack trace', 'A cell is a number, null, a list or an object.', 'get_parameters_from_openapi in the stack trace', 'Start the service and the evaluation again.', 'single rows cannot be run again'],
  },
  {
    task: 'Make a test set of a CSV file, over HTTP.',
    pages: ['/evaluation/test_sets', '/reference/api/upload-file'],
    facts: ['Every cell is a text', 'A byte order mark', 'correct_answer', 'POST /api/testsets/upload', "--form 'upload_type=CSV'", 'Always send app_id'],
  },
  {
    task: 'Start an evaluation over HTTP and wait for its end.',
    pages: ['/reference/api/create-evaluation', '/reference/api/fetch-evaluation-status'],
    facts: ['POST /api/evaluations', 'rate_limit.max_retries must be 1 or more', 'lm_providers_keys', 'Deleting cancels a queued run', 'GET /api/evaluations/{evaluation_id}/status', 'EVALUATION_FINISHED_WITH_ERRORS'],
  },
  {
    task: 'Fail a pull request when the answers get worse.',
    pages: ['/guides/cookbooks/evaluations_with_sdk'],
    facts: ['pip install "agenta==0.24.2"', 'from agenta.client.backend import AgentaApi, LlmRunRateLimit', 'EVALUATION_STARTED', '.github/workflows/evaluate.yml', 'begin with few rows'],
  },
  {
    task: 'Run release 0.24 on my own machine, with the data of my instance of release 0.18.',
    pages: ['/self-host/host-locally', '/self-host/migration/migration-to-postgres'],
    facts: ['git clone --branch v0.24.3', 'COMPOSE_FILE=docker-compose.gh.yml:docker-compose.release.yml', 'Do not use the published images for 0.24', 'The open-source edition has no login', 'Do not add --volumes to down', 'Do not run up: the copy needs an empty database', 'MIGRATION_SRC_MONGO_DB_NAME=v2'],
  },
  {
    task: 'See on Cloud what each call of my app costs.',
    pages: ['/observability/quickstart', '/reference/sdk/core_functions/tracing'],
    facts: ['@ag.instrument(spankind="llm"', 'without them a file with an entrypoint does not load', 'ag.tracing.store_cost(', 'Only one function reports tokens and cost', 'The open-source backend has no route for traces', '__default__'],
  },
]; // prettier-ignore
