import {labels, ownLine, words} from './screens-labels';
import type {Statement} from './types';

const start = '/getting_started/quick-start';
const create = '/prompt_management/setting_up/creating_an_app';
const playground = '/prompt_management/prompt_engineering';
const deployment = '/prompt_management/deployment';
const integrating = '/prompt_management/integrating';
const commandLine = '/prompt_management/setting_up/using_agenta_from_cli';
const testSets = '/evaluation/test_sets';
const automatic = '/evaluation/automatic_evaluation';
const code = '/evaluation/custom_evaluator';
const webhook = '/evaluation/webhook_evaluator';
const rag = '/evaluation/rag_evaluators';
const human = '/evaluation/human_evaluation';
const traces = '/observability/quickstart';
const team = '/misc/team_management';
const variables = '/self-host/environment-variables';
const templates = '/guides/tutorials/list_templates';
const ragTutorial = '/guides/tutorials/build-rag-application';
const jobs = '/guides/tutorials/extract_job_information';
const compared = '/guides/tutorials/a-more-complicated-tutorial-draft';
const fromPython = '/guides/cookbooks/evaluations_with_sdk';

/** Sidebar, settings, and the list of apps. */
export const frame: readonly Statement[] = [
  ...labels(
    'entry of the sidebar',
    'components/Sidebar/config.tsx',
    {
      'App Management': [start, create],
      Overview: [
        start,
        create,
        playground,
        deployment,
        integrating,
        automatic,
        '/self-host/host-locally',
      ],
      Playground: words('click Playground in the sidebar', playground),
      'Test Sets': [testSets, ragTutorial, jobs],
      'Automatic Evaluation': [
        automatic,
        code,
        rag,
        webhook,
        fromPython,
        compared,
        ragTutorial,
        jobs,
      ],
      Evaluators: words('Automatic Evaluation, Evaluators,', code, rag, webhook, ragTutorial, jobs),
      'Human Evaluation': words('Open Human Evaluation', human),
      'A/B Evaluation': [human],
      'Single Model Eval.': [human],
      Observability: words('the sidebar shows Observability', traces),
      Dashboard: words('Dashboard | an overview', traces),
      Traces: words('Traces | traces and their details', traces),
      Generations: words('Generations | generations and their details', traces),
      'Invite Teammate': [team],
      Settings: words('Click Settings at the bottom of the sidebar', start),
      'Help & Docs': ['/misc/getting_support'],
    },
    'title:\\s*["\']',
  ),
  ...labels(
    'entry of the menu of the organization',
    'components/Sidebar/Sidebar.tsx',
    {Logout: [team], Settings: words('Settings, in the menu under the name of your', team)},
    '<Text>',
  ),
  ...labels('tab of the settings', 'pages/settings/index.tsx', {
    Workspace: words('the tab Workspace', team),
    'API Keys': words(
      'Settings, API Keys',
      team,
      traces,
      integrating,
      commandLine,
      '/reference/sdk/core_functions/init',
    ),
  }),
  ...labels('button', 'components/AppSelector/AppSelector.tsx', {
    'Create new app': [start, create, templates],
  }),
  ...labels('tile', 'components/AppSelector/Welcome.tsx', {
    'Quickstart From a Template': [start, create],
  }),
  ...labels('tile', 'components/AppSelector/modals/AddNewAppModal.tsx', {
    'Create From Template': [start, create, templates],
  }),
  ...labels('dialog', 'components/AppSelector/modals/AddAppFromTemplateModal.tsx', {
    'Choose template': [start, create, templates],
  }),
  ...labels(
    'dialog',
    'components/AppSelector/modals/WriteOwnAppModal.tsx',
    {'Write Your Own App': [create, variables]},
    ownLine,
  ),
  ...labels('button of a template', 'components/AppSelector/AppTemplateCard.tsx', {
    'Create App': [start, create],
  }),
  ...labels('dialog', 'components/AppSelector/modals/CreateAppStatusModal.tsx', {
    'App Creation Status': [start, create],
  }),
  ...labels(
    'button of the dialog App Creation Status',
    'components/AppSelector/modals/CreateAppStatusModal.tsx',
    {Retry: words('Retry does not wait', create)},
    'okText=\\{?["\']',
  ),
  ...labels('tag of each app', 'components/AppSelector/AppCard.tsx', {
    Template: words('the tag “Template”', create),
  }),
];
