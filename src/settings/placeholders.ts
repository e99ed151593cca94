/** What a value is; src/components/YourValues/check-value.ts says which form each has. */
export type Kind = 'server' | 'address' | 'host' | 'range' | 'id' | 'name' | 'key' | 'secret';

/** A text in samples that readers replace with a value of their own. */
export interface Placeholder {
  readonly kind: Kind;
  /** What it stands for: the label of its field. */
  readonly what: string;
  /** Where a reader finds it. */
  readonly where: string;
  /** The forms of an address. Its host alone, in a sample, is a placeholder too. */
  readonly forms?: readonly string[];
}

const row = (kind: Kind, what: string, where: string): Placeholder => ({kind, what, where});

/** Every placeholder by its name: as samples write it, or a word for an address. */
export const placeholders: Readonly<Record<string, Placeholder>> = {
  server: {
    kind: 'server',
    what: 'Agenta server',
    where:
      'The start of the address of the web interface. Many samples show Agenta Cloud if you leave it empty.',
    forms: ['https://your-host.example', 'http://your-host.example', 'https://cloud.agenta.ai'],
  },
  YOUR_API_KEY: row(
    'key',
    'API key of Agenta Cloud',
    'Settings, API Keys in the web interface. The open-source edition needs none.',
  ),

  // What the platform makes, with an identifier.
  YOUR_APP_ID: row('id', 'App', 'After /apps/ in the address of its pages.'),
  YOUR_VARIANT_ID: row('id', 'Variant', 'variant_id in GET /api/apps/…/variants.'),
  YOUR_OTHER_VARIANT_ID: row('id', 'A second variant', 'variant_id in GET /api/apps/…/variants.'),
  YOUR_BASE_ID: row('id', 'Base of a variant', 'base_id in GET /api/apps/…/variants.'),
  YOUR_DEPLOYMENT_REVISION_ID: row(
    'id',
    'Deployment to return to',
    'id of a revision in GET /api/apps/…/revisions/production.',
  ),
  YOUR_TEST_SET_ID: row('id', 'Test set', '_id in GET /api/testsets.'),
  YOUR_OTHER_TEST_SET_ID: row('id', 'A second test set', '_id in GET /api/testsets.'),
  YOUR_CONFIGURATION_ID: row('id', 'Configured evaluator', 'id in GET /api/evaluators/configs.'),
  YOUR_EVALUATION_ID: row('id', 'Evaluation', 'id in GET /api/evaluations or GET /api/human-evaluations.'),
  YOUR_FIRST_EVALUATION_ID: row('id', 'The earlier of two evaluations', 'id in GET /api/evaluations.'),
  YOUR_SECOND_EVALUATION_ID: row('id', 'The later of two evaluations', 'id in GET /api/evaluations.'),
  YOUR_SCENARIO_ID: row(
    'id',
    'Row of a human evaluation',
    'id in GET /api/human-evaluations/…/evaluation_scenarios.',
  ),
  YOUR_TEMPLATE_ID: row('id', 'Template', 'id in GET /api/containers/templates.'),
  YOUR_TRACE_ID: row('id', 'Trace', 'trace_id in the answer of an app.'),
  YOUR_SPAN_ID: row('id', 'Span', 'id in GET /api/observability/spans/.'),
  YOUR_USER_ID: row('id', 'Your account', 'id in GET /api/profile.'),
  YOUR_ORGANIZATION_ID: row('id', 'Organization', 'id in GET /api/organizations.'),
  YOUR_WORKSPACE_ID: row('id', 'Workspace', 'id of default_workspace in GET /api/organizations/….'),

  // What you run, and how the platform or you reach it.
  YOUR_SERVICE_URL: row(
    'address',
    'Service URL of an app',
    'The first link that agenta variant serve prints, without the last slash.',
  ),
  service: {
    kind: 'server',
    what: 'Server of your evaluator',
    where: 'The address at which the platform reaches the service that you wrote.',
    forms: ['https://your-service.example'],
  },
  YOUR_TOKEN: row('secret', 'Token of your evaluator', 'A secret that you make up.'),
  YOUR_APP_ADDRESS: row(
    'address',
    'Address of your application',
    'The route that answers, as the platform’s containers reach it.',
  ),
  YOUR_APP_TOKEN: row('secret', 'Token of your application', 'What it accepts as a bearer.'),
  YOUR_OPENAI_KEY: row('secret', 'OpenAI key', 'In your account at OpenAI.'),
  YOUR_MISTRAL_KEY: row('secret', 'Mistral key', 'In your account at Mistral.'),

  // Self-hosting.
  YOUR_HOST_ADDRESS: row('host', 'This machine', 'Its IP address or name in your network.'),
  YOUR_SERVER_ADDRESS: row('host', 'The machine with Agenta', 'Its public IP address.'),
  YOUR_NODE_ADDRESS: row('host', 'A node of the cluster', 'Its IP address.'),
  YOUR_ADDRESS_RANGE: row(
    'range',
    'Addresses that may come in',
    'An IP address or a range of them, such as 203.0.113.0/24.',
  ),
  YOUR_USER: row('name', 'Your user on the server', 'The name you log in with over SSH.'),
  YOUR_CONTAINER_NAME: row('name', 'Container', 'The last column of docker ps.'),
  YOUR_DB_PASSWORD: row('secret', 'Password of the database', 'One that you make up.'),
  YOUR_RELEASE_TAG: row('name', 'Tag of a release', 'In the platform’s repository.'),
  YOUR_OLD_COMPOSE_FILE: row(
    'name',
    'Compose file of the old instance',
    'The file that you started it with.',
  ),
  YOUR_KEY_FILE: row(
    'name',
    'Key file of the service account',
    'The file that Google Cloud gave you, without .json.',
  ),
  YOUR_PROJECT_ID: row('name', 'Project at Google Cloud', 'On the console’s first page.'),
  YOUR_EXISTING_VALUE: row('secret', 'Key of the usage statistics', 'The value that the file has already.'),

  // Contributing.
  YOUR_GITHUB_NAME: row('name', 'Your account at GitHub', 'Where your fork is.'),
  YOUR_BRANCH_NAME: row('name', 'Branch', 'One that you make up.'),
};

/** Whether a value is kept in the reader's tab alone, and not in the browser. */
export const isSecret = (kind: Kind): boolean => kind === 'key' || kind === 'secret';
