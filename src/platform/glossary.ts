export interface GlossaryTerm {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  /** The page of the site that says more about it. */
  readonly more?: {readonly label: string; readonly to: string};
}

/**
 * The platform's terms, told once. The glossary page renders them all; `[text](term:id)` on any
 * page shows the definition beside the word. Definitions are plain text of at most 200 characters.
 */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'ab-test',
    term: 'A/B test',
    definition:
      'A human evaluation of two variants: for each row a person picks the better answer, or says that both are good or both are bad.',
    more: {label: 'Human evaluation', to: '/evaluation/human_evaluation'},
  },
  {
    id: 'api-key',
    term: 'API key',
    definition:
      'The secret that identifies you to Agenta Cloud or Enterprise, in the form prefix.secret. It is made for one workspace; the open-source edition neither needs nor checks one.',
    more: {label: 'Call a deployed app', to: '/prompt_management/integrating'},
  },
  {
    id: 'app',
    term: 'App',
    definition:
      'The container of all work on one language-model feature: its variants, environments, test sets and evaluations. Deleting an app deletes these too.',
    more: {label: 'Create an app', to: '/prompt_management/setting_up/creating_an_app'},
  },
  {
    id: 'base',
    term: 'Base',
    definition:
      'The code that variants share: one image and the service started from it. Variants of one base differ in configuration only.',
    more: {label: 'How Agenta works', to: '/guides/how_does_agenta_work'},
  },
  {
    id: 'configuration',
    term: 'Configuration',
    definition:
      'The named set of parameters that a variant stores, such as a prompt, a model and a temperature. It is read by code at run time.',
    more: {label: 'Fetch a configuration', to: '/prompt_management/integrating'},
  },
  {
    id: 'deployment',
    term: 'Deployment',
    definition:
      'The act of pointing an environment at the current revision of a variant. The web interface also calls it publishing.',
    more: {label: 'Deploy to an environment', to: '/prompt_management/deployment'},
  },
  {
    id: 'entrypoint',
    term: 'Entrypoint',
    definition:
      'The Python function of an app that Agenta calls. The decorator ag.entrypoint or ag.route turns it into HTTP routes.',
    more: {
      label: 'Write a custom application',
      to: '/prompt_management/setting_up/custom_applications',
    },
  },
  {
    id: 'environment',
    term: 'Environment',
    definition:
      'One of three named slots of an app: development, staging, production. Each points at one deployed revision, or at none.',
    more: {label: 'Deploy to an environment', to: '/prompt_management/deployment'},
  },
  {
    id: 'evaluation',
    term: 'Evaluation',
    definition:
      'One run of one variant over a test set, with the answers scored by the chosen evaluator configurations.',
    more: {label: 'Automatic evaluation', to: '/evaluation/automatic_evaluation'},
  },
  {
    id: 'evaluator',
    term: 'Evaluator',
    definition:
      'A method of scoring an answer, such as exact match, a regular expression, a Python function or a language model as judge.',
    more: {label: 'Automatic evaluation', to: '/evaluation/automatic_evaluation'},
  },
  {
    id: 'evaluator-configuration',
    term: 'Evaluator configuration',
    definition:
      'An evaluator with a name and its settings filled in, stored in one app. Evaluations use configurations, not bare evaluators.',
    more: {label: 'Automatic evaluation', to: '/evaluation/automatic_evaluation'},
  },
  {
    id: 'generation',
    term: 'Generation',
    definition:
      'The name that the observability pages and calls give to a recorded execution when they list it for reading or filtering. Cloud and Enterprise only.',
    more: {label: 'Observability', to: '/observability/quickstart'},
  },
  {
    id: 'human-evaluation',
    term: 'Human evaluation',
    definition:
      'An evaluation in which people judge the answers in the browser, either by comparing two variants or by scoring one.',
    more: {label: 'Human evaluation', to: '/evaluation/human_evaluation'},
  },
  {
    id: 'organization',
    term: 'Organization',
    definition:
      'The company or team that owns workspaces and carries the plan. It exists in Agenta Cloud and Enterprise only.',
    more: {label: 'Team management', to: '/misc/team_management'},
  },
  {
    id: 'playground',
    term: 'Playground',
    definition:
      'The page of an app where you edit the parameters of its variants and run them on inputs you type or load from a test set.',
    more: {
      label: 'Engineer prompts in the playground',
      to: '/prompt_management/prompt_engineering',
    },
  },
  {
    id: 'revision',
    term: 'Revision',
    definition:
      'A numbered, unchangeable copy of a variant’s parameters. Each save adds one; environments point at a revision.',
    more: {label: 'Deploy to an environment', to: '/prompt_management/deployment'},
  },
  {
    id: 'scenario',
    term: 'Scenario',
    definition:
      'One row of an evaluation: the inputs from the test set, the answer of the app and the results for that answer.',
    more: {label: 'Automatic evaluation', to: '/evaluation/automatic_evaluation'},
  },
  {
    id: 'service-url',
    term: 'Service URL',
    definition:
      'The address at which the running code of a base answers. You call it with /generate_deployed or /run at its end.',
    more: {label: 'Call a deployed app', to: '/prompt_management/integrating'},
  },
  {
    id: 'span',
    term: 'Span',
    definition:
      'One timed step inside a trace, with its inputs, outputs, token counts and cost. Spans nest to form a tree.',
    more: {label: 'Observability', to: '/observability/quickstart'},
  },
  {
    id: 'template',
    term: 'Template',
    definition:
      'A ready-made app, offered when you create one. You change its prompts in the playground and write no code.',
    more: {label: 'Create an app', to: '/prompt_management/setting_up/creating_an_app'},
  },
  {
    id: 'test-set',
    term: 'Test set',
    definition:
      'A table of inputs and, usually, expected answers. It belongs to one app and feeds the playground and evaluations.',
    more: {label: 'Test sets', to: '/evaluation/test_sets'},
  },
  {
    id: 'trace',
    term: 'Trace',
    definition:
      'The record of one execution of an app as a tree of spans. It is stored by Agenta Cloud and Enterprise, not by the open-source edition.',
    more: {label: 'Observability', to: '/observability/quickstart'},
  },
  {
    id: 'variant',
    term: 'Variant',
    definition:
      'One version of an app under work: a base plus a configuration. Its full name is base.configuration, for example app.default.',
    more: {
      label: 'Engineer prompts in the playground',
      to: '/prompt_management/prompt_engineering',
    },
  },
  {
    id: 'workspace',
    term: 'Workspace',
    definition:
      'The part of an organization in which members hold roles and share apps. It exists in Agenta Cloud and Enterprise only.',
    more: {label: 'Team management', to: '/misc/team_management'},
  },
];
