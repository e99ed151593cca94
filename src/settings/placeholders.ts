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

/** Every placeholder by its name: as samples write it, or a word for an address. */
export const placeholders: Readonly<Record<string, Placeholder>> = {
  server: {
    kind: 'server',
    what: 'Agenta server',
    where:
      'The start of the address of the web interface. Many samples show Agenta Cloud if you leave it empty.',
    forms: ['https://your-host.example', 'http://your-host.example', 'https://cloud.agenta.ai'],
  },
  YOUR_API_KEY: {
    kind: 'key',
    what: 'API key of Agenta Cloud',
    where: 'Settings, API Keys in the web interface. The open-source edition needs none.',
  },

  // What the platform makes, with an identifier.
  YOUR_APP_ID: {kind: 'id', what: 'App', where: 'After /apps/ in the address of its pages.'},
  YOUR_VARIANT_ID: {kind: 'id', what: 'Variant', where: 'variant_id in GET /api/apps/…/variants.'},
  YOUR_OTHER_VARIANT_ID: {
    kind: 'id',
    what: 'A second variant',
    where: 'variant_id in GET /api/apps/…/variants.',
  },
  YOUR_BASE_ID: {kind: 'id', what: 'Base of a variant', where: 'base_id in GET /api/apps/…/variants.'},
  YOUR_DEPLOYMENT_REVISION_ID: {
    kind: 'id',
    what: 'Deployment to return to',
    where: 'id of a revision in GET /api/apps/…/revisions/production.',
  },
  YOUR_TEST_SET_ID: {kind: 'id', what: 'Test set', where: '_id in GET /api/testsets.'},
  YOUR_OTHER_TEST_SET_ID: {kind: 'id', what: 'A second test set', where: '_id in GET /api/testsets.'},
  YOUR_CONFIGURATION_ID: {
    kind: 'id',
    what: 'Configured evaluator',
    where: 'id in GET /api/evaluators/configs.',
  },
  YOUR_EVALUATION_ID: {
    kind: 'id',
    what: 'Evaluation',
    where: 'id in GET /api/evaluations or GET /api/human-evaluations.',
  },
  YOUR_FIRST_EVALUATION_ID: {
    kind: 'id',
    what: 'The earlier of two evaluations',
    where: 'id in GET /api/evaluations.',
  },
  YOUR_SECOND_EVALUATION_ID: {
    kind: 'id',
    what: 'The later of two evaluations',
    where: 'id in GET /api/evaluations.',
  },
  YOUR_SCENARIO_ID: {
    kind: 'id',
    what: 'Row of a human evaluation',
    where: 'id in GET /api/human-evaluations/…/evaluation_scenarios.',
  },
  YOUR_TEMPLATE_ID: {kind: 'id', what: 'Template', where: 'id in GET /api/containers/templates.'},
  YOUR_TRACE_ID: {kind: 'id', what: 'Trace', where: 'trace_id in the answer of an app.'},
  YOUR_SPAN_ID: {kind: 'id', what: 'Span', where: 'id in GET /api/observability/spans/.'},
  YOUR_USER_ID: {kind: 'id', what: 'Your account', where: 'id in GET /api/profile.'},
  YOUR_ORGANIZATION_ID: {kind: 'id', what: 'Organization', where: 'id in GET /api/organizations.'},
  YOUR_WORKSPACE_ID: {
    kind: 'id',
    what: 'Workspace',
    where: 'id of default_workspace in GET /api/organizations/….',
  },

  // What you run, and how the platform or you reach it.
  YOUR_SERVICE_URL: {
    kind: 'address',
    what: 'Service URL of an app',
    where: 'The first link that agenta variant serve prints, without the last slash.',
  },
  service: {
    kind: 'server',
    what: 'Server of your evaluator',
    where: 'The address at which the platform reaches the service that you wrote.',
    forms: ['https://your-service.example'],
  },
  YOUR_TOKEN: {kind: 'secret', what: 'Token of your evaluator', where: 'A secret that you make up.'},
  YOUR_APP_ADDRESS: {
    kind: 'address',
    what: 'Address of your application',
    where: 'The route that answers, as the platform’s containers reach it.',
  },
  YOUR_APP_TOKEN: {kind: 'secret', what: 'Token of your application', where: 'What it accepts as a bearer.'},
  YOUR_OPENAI_KEY: {kind: 'secret', what: 'OpenAI key', where: 'In your account at OpenAI.'},
  YOUR_MISTRAL_KEY: {kind: 'secret', what: 'Mistral key', where: 'In your account at Mistral.'},

  // Self-hosting.
  YOUR_HOST_ADDRESS: {
    kind: 'host',
    what: 'This machine',
    where: 'Its IP address or name in your network.',
  },
  YOUR_SERVER_ADDRESS: {kind: 'host', what: 'The machine with Agenta', where: 'Its public IP address.'},
  YOUR_NODE_ADDRESS: {kind: 'host', what: 'A node of the cluster', where: 'Its IP address.'},
  YOUR_ADDRESS_RANGE: {
    kind: 'range',
    what: 'Addresses that may come in',
    where: 'An IP address or a range of them, such as 203.0.113.0/24.',
  },
  YOUR_USER: {kind: 'name', what: 'Your user on the server', where: 'The name you log in with over SSH.'},
  YOUR_CONTAINER_NAME: {kind: 'name', what: 'Container', where: 'The last column of docker ps.'},
  YOUR_DB_PASSWORD: {kind: 'secret', what: 'Password of the database', where: 'One that you make up.'},
  YOUR_RELEASE_TAG: {kind: 'name', what: 'Tag of a release', where: 'In the platform’s repository.'},
  YOUR_OLD_COMPOSE_FILE: {
    kind: 'name',
    what: 'Compose file of the old instance',
    where: 'The file that you started it with.',
  },
  YOUR_KEY_FILE: {
    kind: 'name',
    what: 'Key file of the service account',
    where: 'The file that Google Cloud gave you, without .json.',
  },
  YOUR_PROJECT_ID: {kind: 'name', what: 'Project at Google Cloud', where: 'On the console’s first page.'},
  YOUR_EXISTING_VALUE: {
    kind: 'secret',
    what: 'Key of the usage statistics',
    where: 'The value that the file has already.',
  },

  // Contributing.
  YOUR_GITHUB_NAME: {kind: 'name', what: 'Your account at GitHub', where: 'Where your fork is.'},
  YOUR_BRANCH_NAME: {kind: 'name', what: 'Branch', where: 'One that you make up.'},
};

/** Whether a value is kept in the reader's tab alone, and not in the browser. */
export const isSecret = (kind: Kind): boolean => kind === 'key' || kind === 'secret';
