import {labels, ownLine, words} from './screens-labels';
import {
  automatic,
  code,
  commandLine,
  compared,
  create,
  deployment,
  fromPython,
  human,
  integrating,
  jobs,
  playground,
  rag,
  ragTutorial,
  start,
  team,
  templates,
  testSets,
  traces,
  variables,
  webhook,
} from './screens-pages';
import type {Statement} from './types';

/** Sidebar, settings, and the list of apps. */
export const frame: readonly Statement[] = [
  ...labels(
    'components/Sidebar/config.tsx',
    {
      'entry of the sidebar “App Management”': [start, create],
      'entry of the sidebar “Overview”': [
        start,
        create,
        playground,
        deployment,
        integrating,
        automatic,
        '/self-host/host-locally',
      ],
      'entry of the sidebar “Playground”': words('click Playground in the sidebar', playground),
      'entry of the sidebar “Test Sets”': [testSets, ragTutorial, jobs],
      'entry of the sidebar “Automatic Evaluation”': [
        automatic,
        code,
        rag,
        webhook,
        fromPython,
        compared,
        ragTutorial,
        jobs,
      ],
      'entry of the sidebar “Evaluators”': words(
        'Automatic Evaluation, Evaluators,',
        code,
        rag,
        webhook,
        ragTutorial,
        jobs,
      ),
      'entry of the sidebar “Human Evaluation”': words('Open Human Evaluation', human),
      'entry of the sidebar “A/B Evaluation”': [human],
      'entry of the sidebar “Single Model Eval.”': [human],
      'entry of the sidebar “Observability”': words('the sidebar shows Observability', traces),
      'entry of the sidebar “Dashboard”': words('Dashboard | an overview', traces),
      'entry of the sidebar “Traces”': words('Traces | traces and their details', traces),
      'entry of the sidebar “Generations”': words(
        'Generations | generations and their details',
        traces,
      ),
      'entry of the sidebar “Invite Teammate”': [team],
      'entry of the sidebar “Settings”': words(
        'Click Settings at the bottom of the sidebar',
        start,
      ),
      'entry of the sidebar “Help & Docs”': ['/misc/getting_support'],
    },
    'title:\\s*["\']',
  ),
  ...labels(
    'components/Sidebar/Sidebar.tsx',
    {
      'entry of the menu of the organization “Logout”': [team],
      'entry of the menu of the organization “Settings”': words(
        'Settings, in the menu under the name of your',
        team,
      ),
    },
    '<Text>',
  ),
  ...labels('pages/settings/index.tsx', {
    'tab of the settings “Workspace”': words('the tab Workspace', team),
    'tab of the settings “API Keys”': words(
      'Settings, API Keys',
      team,
      traces,
      integrating,
      commandLine,
      '/reference/sdk/core_functions/init',
    ),
  }),
  ...labels('components/AppSelector/AppSelector.tsx', {
    'button “Create new app”': [start, create, templates],
  }),
  ...labels('components/AppSelector/Welcome.tsx', {
    'tile “Quickstart From a Template”': [start, create],
  }),
  ...labels('components/AppSelector/modals/AddNewAppModal.tsx', {
    'tile “Create From Template”': [start, create, templates],
  }),
  ...labels('components/AppSelector/modals/AddAppFromTemplateModal.tsx', {
    'dialog “Choose template”': [start, create, templates],
  }),
  ...labels(
    'components/AppSelector/modals/WriteOwnAppModal.tsx',
    {'dialog “Write Your Own App”': [create, variables]},
    ownLine,
  ),
  ...labels('components/AppSelector/AppTemplateCard.tsx', {
    'button of a template “Create App”': [start, create],
  }),
  ...labels('components/AppSelector/modals/CreateAppStatusModal.tsx', {
    'dialog “App Creation Status”': [start, create],
  }),
  ...labels(
    'components/AppSelector/modals/CreateAppStatusModal.tsx',
    {'button of the dialog App Creation Status “Retry”': words('Retry does not wait', create)},
    'okText=\\{?["\']',
  ),
  ...labels('components/AppSelector/AppCard.tsx', {
    'tag of each app “Template”': words('the tag “Template”', create),
  }),
];
