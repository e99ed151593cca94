import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from './src/api-reference/sidebar';

const sidebars = {
  docs: [
    {
      'Getting started': ['index', 'getting_started/quick-start'],
      'Prompt management': [
        'prompt_management/prompt_engineering',
        'prompt_management/integrating',
        'prompt_management/deployment',
        {
          'Setting up': [
            'prompt_management/setting_up/creating_an_app',
            'prompt_management/setting_up/custom_applications',
            'prompt_management/setting_up/using_agenta_from_cli',
          ],
        },
      ],
      Evaluation: [
        'evaluation/test_sets',
        'evaluation/automatic_evaluation',
        'evaluation/custom_evaluator',
        'evaluation/webhook_evaluator',
        'evaluation/rag_evaluators',
        'evaluation/human_evaluation',
        'evaluation/external_app',
        {type: 'ref', id: 'guides/cookbooks/evaluations_with_sdk', label: 'Evaluate with the SDK'},
      ],
      Observability: [
        {type: 'doc', id: 'observability/quickstart', label: 'Trace an app'},
        {type: 'ref', id: 'reference/sdk/core_functions/tracing', label: 'Tracing in the SDK'},
      ],
    },
    {
      type: 'category',
      label: 'Self-host',
      link: {type: 'doc', id: 'self-host/index'},
      items: [
        'self-host/host-locally',
        {
          'Deploy remotely': [
            'self-host/deploy_remotly/host-remotely',
            'self-host/deploy_remotly/behind-a-proxy',
            'self-host/deploy_remotly/host-on-aws',
            'self-host/deploy_remotly/host-on-gcp',
            'self-host/deploy_remotly/host-on-kubernetes',
          ],
          Migrations: [
            'self-host/migration/applying-schema-migration',
            'self-host/migration/migration-to-postgres',
            'self-host/migration/migration-to-mongodb',
          ],
        },
        'self-host/environment-variables',
      ],
    },
    {
      'Team and support': [
        'misc/getting_support',
        'misc/team_management',
        {
          Contributing: [
            {type: 'doc', id: 'misc/contributing/getting-started', label: 'How to contribute'},
            'misc/contributing/development-mode',
            'misc/contributing/file-issue',
          ],
        },
        'misc/about-this-site',
      ],
    },
  ],
  guides: [
    'guides/index',
    'guides/how_does_agenta_work',
    {
      Tutorials: [
        'guides/tutorials/first-app-with-langchain',
        'guides/tutorials/extract_job_information',
        'guides/tutorials/build-rag-application',
        'guides/tutorials/deploy-mistral-model',
        'guides/tutorials/list_templates',
        'guides/tutorials/a-more-complicated-tutorial-draft',
      ],
      Cookbooks: ['guides/cookbooks/evaluations_with_sdk'],
    },
  ],
  reference: [
    'reference/index',
    'reference/messages',
    {
      'Python SDK': [
        'reference/sdk/quick_start',
        {
          'Core functions': [
            'reference/sdk/core_functions/init',
            'reference/sdk/core_functions/config_object',
            'reference/sdk/core_functions/config_default',
            'reference/sdk/core_functions/config_datatypes',
            'reference/sdk/core_functions/config_pull',
            'reference/sdk/core_functions/config_push',
            'reference/sdk/core_functions/entrypoint',
            'reference/sdk/core_functions/tracing',
          ],
        },
        'reference/sdk/client',
      ],
      'Command line': [
        'reference/cli/install',
        'reference/cli/quick-usage',
        {
          'Core commands': [
            'reference/cli/core_commands/init',
            'reference/cli/core_commands/variant_list',
            'reference/cli/core_commands/variant_remove',
            'reference/cli/core_commands/variant_serve',
          ],
        },
      ],
    },
    ...apiSidebar(),
  ],
} satisfies SidebarsConfig;

export default sidebars;
