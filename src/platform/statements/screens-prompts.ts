import {labels, ownLine, words} from './screens-labels';
import type {Statement} from './types';

const start = '/getting_started/quick-start';
const create = '/prompt_management/setting_up/creating_an_app';
const playground = '/prompt_management/prompt_engineering';
const deployment = '/prompt_management/deployment';
const integrating = '/prompt_management/integrating';
const commandLine = '/prompt_management/setting_up/using_agenta_from_cli';
const custom = '/prompt_management/setting_up/custom_applications';
const testSets = '/evaluation/test_sets';
const human = '/evaluation/human_evaluation';
const traces = '/observability/quickstart';
const variables = '/self-host/environment-variables';
const ragTutorial = '/guides/tutorials/build-rag-application';
const ownApp = '/guides/tutorials/first-app-with-langchain';
const compared = '/guides/tutorials/a-more-complicated-tutorial-draft';
const mistral = '/guides/tutorials/deploy-mistral-model';
const parameterTypes = '/reference/sdk/core_functions/config_datatypes';

/** The playground, and the deployments of the overview. */
export const prompts: readonly Statement[] = [
  ...labels('part of the playground', 'components/Playground/Views/ParametersView.tsx', {
    '1. Modify Parameters': [start, playground],
  }),
  ...labels(
    'button of the playground',
    'components/Playground/Views/ParametersView.tsx',
    {
      History: words('History lists the revisions of a variant', playground),
      Publish: [start, playground, deployment, mistral, ownApp],
    },
    '\\?\\s*null\\s*:\\s*["\']',
  ),
  ...labels('part of the playground', 'components/Playground/Views/TestView.tsx', {
    '2. Preview and test': [start, playground],
  }),
  ...labels('button of the playground', 'components/Playground/Views/TestView.tsx', {
    'Run Test': [
      ...[start, create, playground, custom, human, ragTutorial, mistral, ownApp, parameterTypes],
      ...['/guides/how_does_agenta_work', '/reference/cli/quick-usage'],
    ],
    'Run all': [playground],
    'Cancel All': [playground],
    'View Trace': [playground, traces],
  }),
  ...labels(
    'button of the playground',
    'components/Playground/Views/TestView.tsx',
    {'Add Row': [playground], 'Add to Test Set': [playground, testSets]},
    ownLine,
  ),
  ...labels(
    'heading over the answer in the playground',
    'components/Playground/Views/TestView.tsx',
    {Results: words('an answer in Results', start)},
    '<h4>.*["\']',
  ),
  ...labels('card of the playground', 'components/Playground/Views/ParametersCards.tsx', {
    'Model Parameters': [playground, custom, parameterTypes, ownApp, compared],
  }),
  ...labels('button of the playground', 'components/Playground/Views/ParametersCards.tsx', {
    '+ Add variable': [playground, parameterTypes],
  }),
  ...labels('card of the playground', 'lib/helpers/utils.ts', {
    'Prompt Variables': [playground, custom],
  }),
  ...labels('button of the playground', 'components/Playground/Playground.tsx', {
    'Add Variant': [playground],
    'Side-by-Side View': [playground],
    'Tab View': [playground],
    Refresh: [playground, commandLine],
  }),
  ...labels('dialog', 'components/Playground/NewVariantModal.tsx', {
    'Create a New Variant': [playground],
  }),
  ...labels('button of the playground', 'components/Playground/LoadTestsModal.tsx', {
    'Load Test sets': [playground, testSets],
    'Add tests': words('Add tests appends them', playground),
    'Replace tests': [playground],
  }),
  ...labels('choice', 'components/Playground/AddToTestSetDrawer/AddToTestSetDrawer.tsx', {
    '+ Add new': [playground, testSets],
    'Add all conversation turns:': words('Add all conversation turns', playground, testSets),
  }),
  ...labels(
    'button of a variant that does not answer',
    'components/Playground/ViewNavigation.tsx',
    {
      'Show Logs': [playground, commandLine, '/misc/contributing/file-issue'],
      'Restart Container': [playground],
    },
  ),
  ...labels('dialog', 'components/Playground/Views/PublishVariantModal.tsx', {
    'Publish Variant': [start, deployment],
  }),
  ...labels(
    'section of the overview',
    'components/pages/overview/deployments/DeploymentOverview.tsx',
    {Deployment: words('In the section Deployment,', start, deployment)},
    '<Title>',
  ),
  ...labels(
    'entry of the menu of a deployment',
    'components/pages/overview/deployments/DeploymentOverview.tsx',
    {
      'Use API': [deployment],
    },
  ),
  ...labels(
    'section of the overview',
    'components/pages/overview/variants/VariantsOverview.tsx',
    {Variants: words('the section Variants', playground, deployment)},
    '<Title>',
  ),
  ...labels('button of the overview', 'components/pages/overview/variants/VariantsOverview.tsx', {
    'Compare variants': [playground, variables],
  }),
  ...labels(
    'column of the overview',
    'components/pages/overview/variants/VariantsOverview.tsx',
    {'Last modified': [playground]},
    'title:\\s*["\']',
  ),
  ...labels('list', 'components/pages/overview/deployments/ChangeVariantModal.tsx', {
    'Choose a variant for deployment': [deployment],
  }),
  ...labels('dialog', 'components/pages/overview/deployments/DeploymentModal.tsx', {
    'Confirm Deployment': [deployment],
  }),
  ...labels(
    'part of the drawer of a deployment',
    'components/pages/overview/deployments/DeploymentDrawer.tsx',
    {
      'Invoke LLM': [start, integrating],
      'View history': [deployment],
    },
  ),
  ...labels(
    'part of the drawer of a deployment',
    'components/pages/overview/deployments/DeploymentDrawer.tsx',
    {'Fetch Prompt/Config': [deployment, integrating]},
    '<Text[^>]*>',
  ),
  ...labels(
    'tab of the drawer of a deployment',
    'components/pages/overview/deployments/DeploymentDrawer.tsx',
    {cURL: words('the tab cURL', start, integrating)},
    'label:\\s*["\']',
  ),
];
