import {labels, words} from './screens-labels';
import {
  create,
  deployment,
  human,
  ownApp,
  playground,
  start,
  team,
  templates,
  testSets,
  traces,
} from './screens-pages';
import type {Statement} from './types';

/** Messages of the web interface, or their beginning. */
export const messages: readonly Statement[] = [
  ...labels('components/pages/settings/Secrets/Secrets.tsx', {
    'message “The secret is saved”': [start],
  }),
  ...labels('lib/helpers/axiosConfig.ts', {'message “Permission Denied”': [team]}),
  ...labels('components/Sidebar/config.tsx', {
    'message “Observability available in Cloud/Enterprise editions only”': [traces],
  }),
  ...labels('lib/helpers/utils.ts', {
    'message “LLM Key Missing”': [start, create, templates],
    'message “Please provide at least one LLM key to access this feature.”': [create],
  }),
  ...labels('components/AppSelector/modals/AddAppFromTemplateModal.tsx', {
    'message “No Templates Available”': [start, create, templates],
  }),
  ...labels('components/AppSelector/modals/MaxAppModal.tsx', {
    'message “Free Limit Reached”': [create],
  }),
  ...labels(
    'components/AppSelector/AppSelector.tsx',
    {'message “App name already exists”': [create]},
    'description:\\s*"',
  ),
  ...labels('components/AppSelector/modals/CreateAppStatusModal.tsx', {
    'message “App created successfully!”': [start],
    'message “Creating variant from template image”': [create],
    'message “This is taking longer than usual. Please be patient.”': [create],
    'message “Error: The app took too long to start”': [create],
  }),
  ...labels(
    'components/AppSelector/modals/WriteOwnAppModal.tsx',
    {
      'note “select start from blank”': [create],
    },
    '\\(',
  ),
  ...labels(
    'components/Playground/Views/ParametersView.tsx',
    {'message “Changes saved successfully!”': [start, playground]},
    'content:\\s*"',
  ),
  ...labels('components/Playground/Views/ParametersView.tsx', {
    'message “Versioning configuration available in Cloud/Enterprise editions only”': [playground],
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
  ...labels('components/Playground/Views/TestView.tsx', {
    'message “Incorrect LLM key provided”': [start, create, playground],
  }),
  ...labels(
    'components/Playground/ParamsForm/ParamsForm.tsx',
    {'message “This field is required”': [playground]},
    '^\\s*message:\\s*"',
  ),
  ...labels('components/Playground/ViewNavigation.tsx', {
    'message “Waiting for the variant to start”': [playground],
    'message “This is taking longer than expected”': [playground],
    'message “Variant unreachable”': [playground, create],
    'message “Unable to connect to the variant.”': [playground],
    'message “Error connecting to the variant”': [playground],
    'message “Container is not running”': [playground],
  }),
  ...labels('components/Playground/Playground.tsx', {
    'message “A variant with this name already exists”': [playground],
    'message “Failed to add new variant”': [playground],
  }),
  ...labels('components/Playground/AddToTestSetDrawer/AddToTestSetDrawer.tsx', {
    'message “Columns mismatch”': [playground, testSets],
    'message “Unmapped parameters”': [playground],
  }),
  ...labels(
    'lib/helpers/evaluate.ts',
    {
      'message “is in use”': words('is in use', playground, testSets),
      'message “is currently in used by”': [testSets],
    },
    '\\$\\{name\\} ',
  ),
  ...labels('pages/apps/[app_id]/testsets/new/upload/index.tsx', {
    'message “The file you uploaded is either malformed or is not a valid”': [testSets],
  }),
  ...labels('components/HumanEvaluationModal/HumanEvaluationModal.tsx', {
    'message “Failed to fetch some variants parameters”': [human],
  }),
  ...labels('components/pages/overview/variants/DeployVariantModal.tsx', {
    'message “Failed to publish”': [deployment],
  }),
  ...labels('pages/apps/[app_id]/endpoints/index.tsx', {
    'message “Publish Required”': [deployment],
  }),
  ...labels('components/pages/overview/deployments/DeploymentDrawer.tsx', {
    'message “History available in Cloud/Enterprise editions only”': [deployment],
  }),
  ...labels('components/Layout/Layout.tsx', {
    'version in the top bar “agenta v”': words(
      'agenta v…',
      '/misc/getting_support',
      '/reference/cli/install',
    ),
  }),
];
