import {factsOf} from './facts';
import {automatic, create, deployment, integrating, playground, start} from './screens-pages';
import type {Statement} from './types';

const source = 'agenta-web/src';
const components = `${source}/components`;
const selector = factsOf(`${components}/AppSelector/AppSelector.tsx`);
const card = factsOf(`${components}/AppSelector/AppCard.tsx`);
const rename = factsOf(`${components}/AppSelector/modals/EditAppModal.tsx`);
const ownCode = factsOf(`${components}/AppSelector/modals/WriteOwnAppModal.tsx`);
const secrets = factsOf(`${components}/pages/settings/Secrets/Secrets.tsx`);
const settings = factsOf(`${source}/pages/settings/index.tsx`);
const overview = factsOf(`${source}/pages/apps/[app_id]/overview/index.tsx`);
const helpers = factsOf(`${source}/lib/helpers/utils.ts`);
const variants = factsOf(`${components}/pages/overview/variants/VariantsOverview.tsx`);
const details = factsOf(`${components}/pages/overview/variants/VariantDrawer.tsx`);
const cards = factsOf(`${components}/pages/overview/deployments/DeploymentOverview.tsx`);
const drawer = factsOf(`${components}/pages/overview/deployments/DeploymentDrawer.tsx`);
const confirm = factsOf(`${components}/pages/overview/deployments/DeploymentModal.tsx`);
const snippets = `${source}/code_snippets/endpoints/fetch_config`;

/** Each entry of a menu, or tab. */
const entries = /^\s*label:\s*"([^"]+)"/;
/** The editions that see what stands behind it. */
const editions = /\{(!?isDemo\(\)) && \(/;

/** How apps are made, renamed and deleted, and what the overview shows. */
export const appScreens: readonly Statement[] = [
  ...selector('button that creates an app', /^\s*(Create)$/, 'Create', ['Click Create.', create]),
  ...selector('what Retry deletes', /await (deleteApp)\(\w+\.appId\)/, 'deleteApp', [
    'Retry deletes that app',
    create,
  ]),
  ...card(
    'menu of the card of an app',
    entries,
    'Delete, Open, Rename',
    ['Open the menu of the app’s card', create],
    ['Duplicating an app is not possible, neither in the interface', create],
  ),
  ...overview('menu of an app in its overview', entries, 'Delete, Rename', [
    'or the menu beside the title in Overview',
    create,
  ]),
  ...rename(
    'names that the button of the dialog Rename App refuses',
    /disabled:\s*\w+\s*(\|\|)\s*\w+\.length\s*===\s*0/,
    '||',
    ['The button of the dialog refuses a name that is taken', create],
  ),
  // One for the key; none that looks at the name.
  ...rename('conditions of the dialog Rename App', /^\s*(if) \(/, 'if', [
    'the Enter key and the API do not check',
    create,
  ]),
  ...ownCode(
    'commands of the dialog Write Your Own App',
    /^\s*text=\{?["'](.+)["']\}?$/,
    "agenta init, agenta variant serve --file_name app.py, echo -e 'OPENAI_API_KEY=sk-xxx' > .env, git clone https://github.com/Agenta-AI/simple_prompt && cd simple_prompt, pip install -U agenta",
    ['The dialog installs the newest package, clones an example from GitHub', create],
    ['Build Complex LLM apps) lists the commands', create],
  ),
  ...secrets(
    'what the page LLM Keys says of keys',
    /(solely saved in your browser)/,
    'solely saved in your browser',
    ['It says that they are “solely saved in your browser”', create],
    ['The page says that keys stay in your browser', start],
  ),
  ...settings(
    'texts of the settings',
    /^\s*([A-Z]\w+(?: \w+)?)$/,
    'API Keys, LLM Keys, Settings, Workspace',
    ['Open the tab LLM Keys', start],
  ),
  ...factsOf(`${source}/services/app-selector/api/index.ts`)(
    'keys that go to the server with a new app',
    /^\s*(env_vars):\s*\w/,
    'env_vars',
    ['they go to the server when you create an app from a template', create],
    ['they are sent to the server when you create an app', start],
  ),
  ...factsOf(`${components}/pages/evaluations/evaluationResults/NewEvaluationModal.tsx`)(
    'keys that go to the server with an evaluation',
    /^\s*(lm_providers_keys):\s*\w/,
    'lm_providers_keys',
    ['and when you start an evaluation', create, start],
  ),
  ...helpers('sign that becomes a blank in names of apps', /\bname\.split\("(.)"\)/, '_', [
    'is stored in lower case and shown with spaces and capitals',
    create,
  ]),
  ...variants(
    'menu of a variant in the overview',
    entries,
    'Delete, Deploy, Open details, Open in playground',
    ['open the menu of its row in the section Variants, choose Deploy', deployment],
  ),
  ...variants('number of variants that Compare variants takes', /\.length\s*(!==\s*\d)/, '!== 2', [
    'tick two variants in the section Variants and click Compare variants',
    playground,
  ]),
  ...details(
    'what marks an environment in the details of a variant',
    /\benv\.(\w+) \? \(/,
    'deployed_app_variant_id',
    ['mark every environment with a deployment, of any variant', deployment],
  ),
  ...helpers('part of the id of a variant that is shown', /\.split\("(.)"\)\[0\]/, '-', [
    'the tag on a card shows only the beginning of the variant’s id',
    deployment,
  ]),
  ...cards(
    'menu of a deployment in the overview',
    entries,
    'Change Variant, Open in playground, Use API',
    ['Open the menu of the card and choose Change Variant', deployment],
  ),
  ...drawer(
    'entries of the drawer of a deployment',
    entries,
    'Change Variant, Open in playground, Python, TypeScript, cURL',
    ['Choose the tab cURL', start],
    ['read the block Invoke LLM in the tab cURL', integrating],
  ),
  ...drawer(
    'route of the address in the drawer of a deployment',
    /\}(\/\w+)`\)/,
    '/generate_deployed',
    ['The part before /generate_deployed is the service URL', start],
  ),
  ...confirm(
    'revision in the dialog Confirm Deployment',
    /Revision v\{selected(\w+)\./,
    'Environment',
    ['belongs to what the environment shows now, not to what you are about to deploy', deployment],
  ),
  ...confirm('button of the dialog Confirm Deployment', /^\s*([A-Z]\w+)$/, 'Deploy', [
    'Confirm Deployment opens. Click Deploy',
    deployment,
  ]),
  ...factsOf(`${snippets}/curl.ts`)(
    'key in the cURL snippet',
    /Authorization: (\w+) YOUR_API_KEY/,
    'Bearer',
    ['Those for cURL and TypeScript send the key with the word Bearer', integrating],
  ),
  ...factsOf(`${snippets}/typescript.ts`)(
    'key in the TypeScript snippet',
    /'Authorization': "(\w+) YOUR_API_KEY/,
    'Bearer',
    ['send the key with the word Bearer. Send the key alone', integrating],
  ),
  ...factsOf(`${snippets}/curl.ts`)(
    'host in the cURL snippet',
    /"(https:\/\/[^/]+)\/api/,
    'https://cloud.agenta.ai',
    [
      'The snippets of the web interface lead to https://cloud.agenta.ai, even on your own instance',
      integrating,
    ],
  ),
  ...factsOf(`${source}/lib/helpers/copyToClipboard.ts`)(
    'how the copy icon copies',
    /(navigator\.clipboard)/,
    'navigator.clipboard',
    ['The copy icon needs HTTPS or localhost', integrating],
  ),
  ...factsOf(`${source}/pages/apps/[app_id]/testsets/index.tsx`)(
    'editions with Import from Endpoint',
    editions,
    '!isDemo()',
    ['This way exists in the open-source interface only', '/evaluation/test_sets'],
  ),
  ...factsOf(`${components}/pages/overview/automaticEvaluation/AutomaticEvalOverview.tsx`)(
    'evaluations in the overview',
    /\.slice\(0, (\d+)\)/,
    '5',
    ['Overview shows the five newest of each kind', automatic],
  ),
];
