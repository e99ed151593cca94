import {factsOf} from './facts';
import type {Statement} from './types';

const apps = factsOf('agenta-web/src/components/AppSelector/AppSelector.tsx');
const rename = factsOf('agenta-web/src/components/AppSelector/modals/EditAppModal.tsx');
const status = factsOf('agenta-web/src/components/AppSelector/modals/CreateAppStatusModal.tsx');
const newApps = factsOf('agenta-web/src/services/app-selector/api/index.ts');
const utils = factsOf('agenta-web/src/lib/helpers/utils.ts');
const details = factsOf('agenta-web/src/components/pages/overview/variants/VariantDrawer.tsx');
const variants = factsOf('agenta-web/src/components/pages/overview/variants/VariantsOverview.tsx');
const deploy = factsOf('agenta-web/src/components/pages/overview/deployments/DeploymentModal.tsx');
const keys = factsOf('agenta-web/src/lib/helpers/llmProviders.ts');
const sidebar = factsOf('agenta-web/src/components/Sidebar/config.tsx');
const theme = factsOf('agenta-web/src/components/Layout/ThemeContextProvider.tsx');

/** What screens of apps, variants and deployments check, and where they lead. */
export const managing: readonly Statement[] = [
  ...apps(
    'what the list of apps asks before a template starts',
    /(redirectIf\w+)\(\)/,
    'redirectIfNoLLMKeys',
    ['and the settings open', '/prompt_management/setting_up/creating_an_app'],
    ['“LLM Key Missing”, then the settings page', '/guides/tutorials/list_templates'],
  ),
  ...apps(
    'places where a new app stops early',
    /^\s*(?:if \(.*\) )?(return)$/,
    'return, return, return',
    [
      'Retry does not wait: it reports success at once and opens the playground',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...apps(
    'app that Retry remembers',
    /appId: (appId \|\| \w+\.appId|undefined)/,
    'appId || prev.appId, undefined',
    [
      'If an earlier app took too long on the same page, Retry deletes that app',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...apps('when Retry deletes an app', /^\s+if \((!?)\w+\.appId\)/, ', !', [
    'It keeps that app, so it fails again, since the name is taken',
    '/prompt_management/setting_up/creating_an_app',
  ]),
  ...apps('how names of apps are compared', /app_name\.(\w+)\(\) ===/, 'toLowerCase', [
    'the name is taken, in any case of letters',
    '/prompt_management/setting_up/creating_an_app',
  ]),
  ...apps(
    'keys that a new app is given',
    /providerKey: isDemo\(\) && apiKeys\?\.length === 0 \? (\[\]) :/,
    '[]',
    [
      'On Cloud a key is optional, since the platform lends its own to templates',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...apps('what the list of apps takes for templates', /if \(typeof data == "(\w+)"\)/, 'object', [
    'the API answered with a text instead of a list',
    '/prompt_management/setting_up/creating_an_app',
  ]),
  ...newApps(
    'status that the dialog of a new app tells apart',
    /response\?\.status === (\d+)/,
    '400',
    [
      'The dialog shows “Request failed with status code 500”',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...newApps('how a name of an app is changed', /axios\.(patch|put|post)\($/, 'patch, post', [
    'Rename changes the displayed name only',
    '/prompt_management/setting_up/creating_an_app',
  ]),
  ...newApps('whether a new app waits for its promise', /^\s+(await promise)$/, 'await promise', [
    'the service did not answer your browser within 30 seconds, 60 on hosted editions',
    '/prompt_management/setting_up/creating_an_app',
  ]),
  ...status(
    'where the dialog of a new app leads',
    /router\.push\(`\/apps\/\$\{appId\}\/(\w+)`\)/,
    'playground, playground',
    ['The playground opens', '/prompt_management/setting_up/creating_an_app'],
  ),
  ...status(
    'time before the dialog of a new app excuses itself, in milliseconds',
    /^\s+\}, (\d+)\)$/,
    '20000',
    [
      'This is taking longer than usual. Please be patient.',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...rename(
    'what the Enter key of the dialog Rename App checks',
    /\.key === "Enter"(.*)\) \{/,
    '',
    ['the Enter key and the API do not check', '/prompt_management/setting_up/creating_an_app'],
  ),
  ...rename(
    'signs of a name that the dialog Rename App warns of',
    /(!isAppNameInputValid)\(/,
    '!isAppNameInputValid',
    [
      'The dialog warns about forbidden characters but accepts them',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...utils(
    'when the page sends you to the keys',
    /providerKeys\?\.length === 0 && (!isDemo\(\))/,
    '!isDemo()',
    [
      'open-source edition, no key saved in this browser',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...utils('page of the keys', /Router\.push\("(\/settings\S+)"\)/, '/settings?tab=secrets', [
    'and the settings open',
    '/prompt_management/setting_up/creating_an_app',
  ]),
  ...utils(
    'how the first letter of a name is written',
    /words\[i\]\.charAt\(0\)\.(\w+)\(\)/,
    'toUpperCase',
    ['shown with spaces and capitals', '/prompt_management/setting_up/creating_an_app'],
  ),
  ...keys(
    'how keys are written',
    /setItem\(llmAvailableProvidersToken, (JSON\.\w+)\(/,
    'JSON.stringify, JSON.stringify',
    [
      'stores keys unencrypted in the browser’s local storage',
      '/prompt_management/setting_up/creating_an_app',
    ],
  ),
  ...details(
    'deployments that the details of a variant mark',
    /env\.deployed_app_variant_id(.*?) \? \($/,
    '',
    ['mark every environment with a deployment, of any variant', '/prompt_management/deployment'],
  ),
  ...variants(
    'checks before a variant of the overview is deleted',
    /(checkIfResourceValidForDeletion)\(\{/,
    'checkIfResourceValidForDeletion',
    [
      'The interface refuses to delete a variant or test set that an evaluation uses',
      '/evaluation/automatic_evaluation',
    ],
  ),
  ...variants(
    'dates of a variant in the overview',
    /dataIndex: "(\w+At|\w+_at)"/,
    'createdAt, updatedAt',
    [
      'The same holds for the column Last modified in the overview',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...deploy(
    'what the dialog Confirm Deployment deploys',
    /createPublishVariant\(\w+\.(\w+),/,
    'variantId',
    ['not to what you are about to deploy', '/prompt_management/deployment'],
  ),
  ...sidebar(
    'pages of the sidebar',
    /link: `\/apps\/\$\{.*\}\/([\w/]+)`/,
    'annotations/human_a_b_testing, annotations/single_model_test, evaluations/results, observability, observability/generations, observability/traces, overview, playground, testsets',
    ['is old and has no menu entry', '/prompt_management/deployment'],
  ),
  ...theme('key of the choice of a dark mode', /"(agenta-theme)"/, 'agenta-theme', [
    "localStorage.setItem('agenta-theme'",
    '/guides/how_does_agenta_work',
  ]),
];
