import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './src/api-reference/sidebar';

type Item =
  | string
  | {type: 'doc'; id: string; label: string}
  | {type: 'category'; label: string; link?: {type: 'doc'; id: string}; items: Item[]};

/** A titled group, whose title may lead to a page; only the one that the reader is in is open. */
const group = (label: string, items: Item[], landing?: string): Item => ({
  type: 'category',
  label,
  items,
  ...(landing && {link: {type: 'doc', id: landing}}),
});

/** A page under another name than its own, where the sidebar has a namesake. */
const page = (id: string, label: string): Item => ({type: 'doc', id, label});

const sidebars = {
  docs: [
    group('Getting started', ['index', 'getting_started/quick-start']),
    group('Prompt management', [
      'prompt_management/prompt_engineering',
      'prompt_management/integrating',
      'prompt_management/deployment',
      group('Setting up', [
        'prompt_management/setting_up/creating_an_app',
        'prompt_management/setting_up/custom_applications',
        'prompt_management/setting_up/using_agenta_from_cli',
      ]),
    ]),
    group('Evaluation', [
      'evaluation/test_sets',
      'evaluation/automatic_evaluation',
      'evaluation/custom_evaluator',
      'evaluation/webhook_evaluator',
      'evaluation/rag_evaluators',
      'evaluation/human_evaluation',
    ]),
    group('Observability', [page('observability/quickstart', 'Trace an app')]),
    group(
      'Self-host',
      [
        'self-host/host-locally',
        group('Deploy remotely', [
          'self-host/deploy_remotly/host-remotely',
          'self-host/deploy_remotly/host-on-aws',
          'self-host/deploy_remotly/host-on-gcp',
          'self-host/deploy_remotly/host-on-kubernetes',
        ]),
        group('Migrations', [
          'self-host/migration/applying-schema-migration',
          'self-host/migration/migration-to-postgres',
          'self-host/migration/migration-to-mongodb',
        ]),
        'self-host/environment-variables',
      ],
      'self-host/index',
    ),
    group('Team and support', [
      'misc/getting_support',
      'misc/team_management',
      group('Contributing', [
        page('misc/contributing/getting-started', 'How to contribute'),
        'misc/contributing/development-mode',
        'misc/contributing/file-issue',
      ]),
      'misc/about-this-site',
    ]),
  ],
  guides: [
    'guides/index',
    'guides/how_does_agenta_work',
    group('Tutorials', [
      'guides/tutorials/first-app-with-langchain',
      'guides/tutorials/extract_job_information',
      'guides/tutorials/build-rag-application',
      'guides/tutorials/deploy-mistral-model',
      'guides/tutorials/list_templates',
      'guides/tutorials/a-more-complicated-tutorial-draft',
    ]),
    group('Cookbooks', ['guides/cookbooks/evaluations_with_sdk']),
  ],
  reference: [
    'reference/index',
    group('Python SDK', [
      'reference/sdk/quick_start',
      group('Core functions', [
        'reference/sdk/core_functions/init',
        'reference/sdk/core_functions/config_object',
        'reference/sdk/core_functions/config_default',
        'reference/sdk/core_functions/config_datatypes',
        'reference/sdk/core_functions/config_pull',
        'reference/sdk/core_functions/config_push',
        'reference/sdk/core_functions/entrypoint',
        'reference/sdk/core_functions/tracing',
      ]),
      'reference/sdk/client',
    ]),
    group('Command line', [
      'reference/cli/install',
      'reference/cli/quick-usage',
      group('Core commands', [
        'reference/cli/core_commands/init',
        'reference/cli/core_commands/variant_list',
        'reference/cli/core_commands/variant_remove',
        'reference/cli/core_commands/variant_serve',
      ]),
    ]),
    ...apiSidebar(),
  ],
} satisfies SidebarsConfig;

export default sidebars;
