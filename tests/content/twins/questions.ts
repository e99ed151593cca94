/** Something a reader's assistant is asked, and where the documentation must answer it. */
interface Question {
  question: string;
  fact: string;
  page: string;
}

export const questions: readonly Question[] = [
  // Prompt management
  {question: 'Which three environments does every app have?', fact: 'development, staging and production', page: '/prompt_management/deployment'},
  {question: 'Can I add a fourth environment?', fact: 'You cannot add, rename or remove one', page: '/prompt_management/deployment'},
  {question: 'Does the open-source edition check the Authorization header?', fact: 'The open-source edition ignores the header', page: '/prompt_management/deployment'},
  {question: 'I published and restarted nothing. When does a deployment take effect?', fact: 'take effect for the next call that names the environment', page: '/prompt_management/deployment'},
  {question: 'Which variable is read when no host is passed while fetching a configuration?', fact: 'AGENTA_HOST', page: '/prompt_management/integrating'},
  {question: 'Do I need a model key on Cloud to use a template?', fact: 'On Cloud a key is optional', page: '/prompt_management/setting_up/creating_an_app'},
  {question: 'What values does the number box beside a slider accept?', fact: '0 to 10,000', page: '/prompt_management/prompt_engineering'},
  {question: 'In which folder do I run agenta init?', fact: 'in the folder of your code', page: '/prompt_management/setting_up/using_agenta_from_cli'},
  {question: 'May a parameter of my own app default to None?', fact: 'needs a default other than None', page: '/prompt_management/setting_up/custom_applications'},

  // Evaluation
  {question: 'What is the key of the exact match evaluator?', fact: 'auto_exact_match', page: '/evaluation/automatic_evaluation'},
  {question: 'Which evaluator compares the meaning of two texts?', fact: 'auto_semantic_similarity', page: '/evaluation/automatic_evaluation'},
  {question: 'Where are RAG evaluators offered?', fact: 'appear in hosted editions only', page: '/evaluation/automatic_evaluation'},
  {question: 'How many characters may a test set name have?', fact: 'up to 25 characters', page: '/evaluation/test_sets'},
  {question: 'Which roles may a chat message of a test set have?', fact: 'system, user, assistant and function', page: '/evaluation/test_sets'},
  {question: 'What happens with extra fields in the response of a webhook evaluator?', fact: 'Other fields of the response are ignored', page: '/evaluation/webhook_evaluator'},
  {question: 'What does the sandbox call when my evaluate function fails with three arguments?', fact: 'it calls again with the row as fourth argument', page: '/evaluation/custom_evaluator'},
  {question: 'Can I run RAG evaluators over the API of the open-source edition?', fact: 'The open-source backend knows both evaluators', page: '/evaluation/rag_evaluators'},
  {question: 'How many variants can a human evaluation compare?', fact: 'Choose one or two variants', page: '/evaluation/human_evaluation'},

  // Self-host
  {question: 'The proxy answers Bad Gateway right after start. What is the backend waiting for?', fact: 'until it has pulled the image of every template', page: '/self-host/host-locally'},
  {question: 'Which region do the AWS files use?', fact: 'eu-central-1', page: '/self-host/deploy_remotly/host-on-aws'},
  {question: 'Which provider does Terraform use on GCP?', fact: 'hashicorp/google', page: '/self-host/deploy_remotly/host-on-gcp'},
  {question: 'Which variable tells an instance the address it is reached at?', fact: 'DOMAIN_NAME', page: '/self-host/deploy_remotly/host-remotely'},
  {question: 'How large a volume does Postgres need on Kubernetes?', fact: 'the platform states none', page: '/self-host/deploy_remotly/host-on-kubernetes'},
  {question: 'From which release on is the data in Postgres?', fact: '0.19', page: '/self-host/migration/migration-to-postgres'},
  {question: 'Do the MongoDB migrations run in a transaction?', fact: 'the migrations run without a transaction', page: '/self-host/migration/migration-to-mongodb'},
  {question: 'What gets lost when I go back one schema migration?', fact: 'who changed each app last', page: '/self-host/migration/applying-schema-migration'},
  {question: 'Which variable switches telemetry off?', fact: 'TELEMETRY_TRACKING_ENABLED', page: '/self-host/environment-variables'},

  // Python SDK and command line
  {question: 'On which port does a served app listen in its container?', fact: 'it listens on port 80', page: '/reference/sdk/core_functions/entrypoint'},
  {question: 'How many answers does the cache for configurations hold?', fact: 'holds 1024 answers', page: '/reference/sdk/core_functions/config_pull'},
  {question: 'What does config.push return when it fails?', fact: 'whether it worked or not', page: '/reference/sdk/core_functions/config_push'},
  {question: 'What is answered when an integer parameter is out of range?', fact: 'answers HTTP 500, not 422', page: '/reference/sdk/core_functions/config_datatypes'},
  {question: 'How is a BinaryParam stored?', fact: 'stored as 0 or 1', page: '/reference/sdk/core_functions/config_default'},
  {question: 'Under which key is a return value recorded that is no dictionary?', fact: '__default__', page: '/reference/sdk/core_functions/tracing'},
  {question: 'How long does build_image wait?', fact: '600 seconds', page: '/reference/sdk/client'},
  {question: 'How is the agenta command installed?', fact: 'pip install', page: '/reference/cli/install'},
  {question: 'Can a script tell whether agenta variant list failed?', fact: 'A script cannot tell failure from success', page: '/reference/cli/core_commands/variant_list'},
  {question: 'Which characters may the name of a served variant hold?', fact: 'letters, digits and _', page: '/reference/cli/core_commands/variant_serve'},

  // HTTP API
  {question: 'Which call starts an evaluation?', fact: 'POST /api/evaluations', page: '/reference/api/create-evaluation'},
  {question: 'Which permission does starting an evaluation need?', fact: 'Required permission: create_evaluation', page: '/reference/api/create-evaluation'},
  {question: 'Which call lists the apps?', fact: 'GET /api/apps', page: '/reference/api/list-apps'},

  // Observability and guides
  {question: 'Do containers of the open-source edition send traces?', fact: 'Containers of the open-source edition get no key, so they send nothing', page: '/observability/quickstart'},
  {question: 'Which version of setuptools do the tutorials need?', fact: 'setuptools<81', page: '/guides/tutorials/first-app-with-langchain'},
  {question: 'Which version of the SDK does the cookbook for evaluations use?', fact: 'agenta==0.24.2', page: '/guides/cookbooks/evaluations_with_sdk'},

  // Misc
  {question: 'How is a team member invited?', fact: 'then the tab Workspace', page: '/misc/team_management'},
  {question: 'How does the title of a bug report begin?', fact: '[Bug]', page: '/misc/contributing/file-issue'},
]; // prettier-ignore
