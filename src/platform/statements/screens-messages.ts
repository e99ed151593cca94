import {labels, words} from './screens-labels';
import type {Statement} from './types';

const start = '/getting_started/quick-start';
const create = '/prompt_management/setting_up/creating_an_app';
const playground = '/prompt_management/prompt_engineering';
const deployment = '/prompt_management/deployment';
const testSets = '/evaluation/test_sets';
const human = '/evaluation/human_evaluation';
const ownApp = '/guides/tutorials/first-app-with-langchain';
const templates = '/guides/tutorials/list_templates';

/** Messages of the web interface, or their beginning. */
export const messages: readonly Statement[] = [
  ...labels('message', 'components/pages/settings/Secrets/Secrets.tsx', {
    'The secret is saved': [start],
  }),
  ...labels('message', 'lib/helpers/utils.ts', {
    'LLM Key Missing': [start, create, templates],
    'Please provide at least one LLM key to access this feature.': [create],
  }),
  ...labels('message', 'components/AppSelector/modals/AddAppFromTemplateModal.tsx', {
    'No Templates Available': [start, create, templates],
  }),
  ...labels('message', 'components/AppSelector/modals/MaxAppModal.tsx', {
    'Free Limit Reached': [create],
  }),
  ...labels(
    'message',
    'components/AppSelector/AppSelector.tsx',
    {'App name already exists': [create]},
    'description:\\s*"',
  ),
  ...labels('message', 'components/AppSelector/modals/CreateAppStatusModal.tsx', {
    'App created successfully!': [start],
    'Creating variant from template image': [create],
    'This is taking longer than usual. Please be patient.': [create],
    'Error: The app took too long to start': [create],
  }),
  ...labels(
    'note',
    'components/AppSelector/modals/WriteOwnAppModal.tsx',
    {
      'select start from blank': [create],
    },
    '\\(',
  ),
  ...labels(
    'message',
    'components/Playground/Views/ParametersView.tsx',
    {'Changes saved successfully!': [start, playground]},
    'content:\\s*"',
  ),
  ...labels('message', 'components/Playground/Views/ParametersView.tsx', {
    'Versioning configuration available in Cloud/Enterprise editions only': [playground],
  }),
  {
    name: 'message of the playground after publishing',
    value: 'Published',
    says: 'Published app.default to',
    pages: [start, deployment, ownApp],
    file: 'agenta-web/src/components/Playground/Views/PublishVariantModal.tsx',
    // The overview says the same of its `selectedVariant`.
    line: /success\(`(\w+) \$\{(?!selected)[\w.]+\} to \$\{/,
  },
  ...labels('message', 'components/Playground/Views/TestView.tsx', {
    'Incorrect LLM key provided': [start, create, playground],
  }),
  ...labels(
    'message',
    'components/Playground/ParamsForm/ParamsForm.tsx',
    {'This field is required': [playground]},
    '^\\s*message:\\s*"',
  ),
  ...labels('message', 'components/Playground/ViewNavigation.tsx', {
    'Waiting for the variant to start': [playground],
    'Variant unreachable': [playground, create],
    'Unable to connect to the variant.': [playground],
    'Error connecting to the variant': [playground],
    'Container is not running': [playground],
  }),
  ...labels('message', 'components/Playground/Playground.tsx', {
    'A variant with this name already exists': [playground],
    'Failed to add new variant': [playground],
  }),
  ...labels('message', 'components/Playground/AddToTestSetDrawer/AddToTestSetDrawer.tsx', {
    'Columns mismatch': [playground, testSets],
    'Unmapped parameters': [playground],
  }),
  ...labels(
    'message',
    'lib/helpers/evaluate.ts',
    {
      'is in use': words('is in use', playground, testSets),
      'is currently in used by': [testSets],
    },
    '\\$\\{name\\} ',
  ),
  ...labels('message', 'pages/apps/[app_id]/testsets/new/upload/index.tsx', {
    'The file you uploaded is either malformed or is not a valid': [testSets],
  }),
  ...labels('message', 'components/HumanEvaluationModal/HumanEvaluationModal.tsx', {
    'Failed to fetch some variants parameters': [human],
  }),
  ...labels('message', 'components/pages/overview/variants/DeployVariantModal.tsx', {
    'Failed to publish': [deployment],
  }),
  ...labels('message', 'pages/apps/[app_id]/endpoints/index.tsx', {
    'Publish Required': [deployment],
  }),
  ...labels('message', 'components/pages/overview/deployments/DeploymentDrawer.tsx', {
    'History available in Cloud/Enterprise editions only': [deployment],
  }),
  ...labels('version in the top bar', 'components/Layout/Layout.tsx', {
    'agenta v': words('agenta v…', '/misc/getting_support', '/reference/cli/install'),
  }),
];
