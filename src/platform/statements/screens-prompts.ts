import {labels, ownLine, twice, words} from './screens-labels';
import {
  commandLine,
  compared,
  create,
  deployment,
  human,
  integrating,
  ownApp,
  playground,
  ragTutorial,
  start,
  testSets,
  traces,
  variables,
} from './screens-pages';
import type {Statement} from './types';

const custom = '/prompt_management/setting_up/custom_applications';
const mistral = '/guides/tutorials/deploy-mistral-model';
const parameterTypes = '/reference/sdk/core_functions/config_datatypes';

/** The playground, and the deployments of the overview. */
export const prompts: readonly Statement[] = [
  ...labels('components/Playground/Views/ParametersView.tsx', {
    'part of the playground “1. Modify Parameters”': [start, playground],
  }),
  ...labels(
    'components/Playground/Views/ParametersView.tsx',
    {
      'button of the playground “History”': twice(
        words('History lists the revisions of a variant', playground),
      ),
      'button of the playground “Publish”': [start, playground, deployment, mistral, ownApp],
    },
    '\\?\\s*null\\s*:\\s*["\']',
  ),
  ...labels('components/Playground/Views/TestView.tsx', {
    'part of the playground “2. Preview and test”': [start, playground],
    'button of the playground “Run Test”': [
      ...[start, create, playground, custom, human, ragTutorial, mistral, ownApp, parameterTypes],
      ...['/guides/how_does_agenta_work', '/reference/cli/quick-usage'],
    ],
    'button of the playground “Run all”': [playground],
    'button of the playground “Cancel All”': [playground],
    'button of the playground “View Trace”': [playground, traces],
  }),
  ...labels(
    'components/Playground/Views/TestView.tsx',
    {
      'button of the playground “Add Row”': [playground],
      'button of the playground “Add to Test Set”': [playground, testSets],
    },
    ownLine,
  ),
  ...labels(
    'components/Playground/Views/TestView.tsx',
    {'heading over the answer in the playground “Results”': words('an answer in Results', start)},
    '<h4>.*["\']',
  ),
  ...labels('components/Playground/Views/ParametersCards.tsx', {
    'card of the playground “Model Parameters”': [
      playground,
      custom,
      parameterTypes,
      ownApp,
      compared,
    ],
    'button of the playground “+ Add variable”': [playground, parameterTypes],
  }),
  ...labels('lib/helpers/utils.ts', {
    'card of the playground “Prompt Variables”': [playground, custom],
  }),
  ...labels('components/Playground/Playground.tsx', {
    'button of the playground “Add Variant”': [playground],
    'button of the playground “Side-by-Side View”': [playground],
    'button of the playground “Tab View”': [playground],
    'button of the playground “Refresh”': [playground, commandLine],
  }),
  ...labels('components/Playground/NewVariantModal.tsx', {
    'dialog “Create a New Variant”': [playground],
  }),
  ...labels('components/Playground/LoadTestsModal.tsx', {
    'button of the playground “Load Test sets”': [playground, testSets],
    'button of the playground “Add tests”': words('Add tests appends them', playground),
    'button of the playground “Replace tests”': [playground],
  }),
  ...labels('components/Playground/AddToTestSetDrawer/AddToTestSetDrawer.tsx', {
    'choice “+ Add new”': [playground, testSets],
    'choice “Add all conversation turns:”': words(
      'Add all conversation turns',
      playground,
      testSets,
    ),
  }),
  ...labels('components/Playground/ViewNavigation.tsx', {
    'button of a variant that does not answer “Show Logs”': [
      playground,
      commandLine,
      '/misc/contributing/file-issue',
    ],
    'button of a variant that does not answer “Restart Container”': [playground],
  }),
  ...labels('components/Playground/Views/PublishVariantModal.tsx', {
    'dialog “Publish Variant”': [start, deployment],
  }),
  ...labels(
    'components/pages/overview/deployments/DeploymentOverview.tsx',
    {
      'section of the overview “Deployment”': words(
        'In the section Deployment,',
        start,
        deployment,
      ),
    },
    '<Title>',
  ),
  ...labels('components/pages/overview/deployments/DeploymentOverview.tsx', {
    'entry of the menu of a deployment “Use API”': [deployment],
  }),
  ...labels(
    'components/pages/overview/variants/VariantsOverview.tsx',
    {'section of the overview “Variants”': words('the section Variants', playground, deployment)},
    '<Title>',
  ),
  ...labels('components/pages/overview/variants/VariantsOverview.tsx', {
    'button of the overview “Compare variants”': [playground, variables],
  }),
  ...labels(
    'components/pages/overview/variants/VariantsOverview.tsx',
    {'column of the overview “Last modified”': [playground]},
    'title:\\s*["\']',
  ),
  ...labels('components/pages/overview/deployments/ChangeVariantModal.tsx', {
    'list “Choose a variant for deployment”': [deployment],
  }),
  ...labels('components/pages/overview/deployments/DeploymentModal.tsx', {
    'dialog “Confirm Deployment”': [deployment],
  }),
  ...labels('components/pages/overview/deployments/DeploymentDrawer.tsx', {
    'part of the drawer of a deployment “Invoke LLM”': [start, integrating],
    'part of the drawer of a deployment “View history”': [deployment],
  }),
  ...labels(
    'components/pages/overview/deployments/DeploymentDrawer.tsx',
    {'part of the drawer of a deployment “Fetch Prompt/Config”': [deployment, integrating]},
    '<Text[^>]*>',
  ),
  ...labels(
    'components/pages/overview/deployments/DeploymentDrawer.tsx',
    {'tab of the drawer of a deployment “cURL”': words('the tab cURL', start, integrating)},
    'label:\\s*["\']',
  ),
];
