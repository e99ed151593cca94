import {factsOf} from './facts';
import {create, human, playground, start, testSets, traces} from './screens-pages';
import type {Statement} from './types';

const source = 'agenta-web/src';
const components = `${source}/components`;
const files = factsOf(`${source}/lib/helpers/fileManipulations.ts`);

/** Each place where a page looks at the edition. */
const editions = /(!?isDemo\(\))/;

/** What only some editions show, and how files are checked and written. */
export const editionScreens: readonly Statement[] = [
  ...factsOf(`${components}/Playground/Views/ParametersView.tsx`)(
    'editions with the history of a variant',
    editions,
    'isDemo(), isDemo()',
    ['On Cloud and Enterprise, History lists the revisions of a variant', playground],
    ['History of variants and of deployments in the interface | no | yes', '/'],
  ),
  ...factsOf(`${components}/Playground/ViewNavigation.tsx`)(
    'what the playground does by edition when a variant is silent',
    editions,
    '!isDemo(), isDemo(), isDemo(), isDemo()',
    ['the service did not answer for 10 seconds, on hosted editions 40', playground],
  ),
  ...factsOf(`${components}/Playground/Views/TestView.tsx`)(
    'editions that keep the trace of a run',
    editions,
    'isDemo(), isDemo()',
    ['In the playground of the hosted editions, View Trace', traces],
  ),
  ...factsOf(`${components}/HumanEvaluationModal/HumanEvaluationModal.tsx`)(
    'editions with Invite Collaborators',
    editions,
    'isDemo()',
    ['On hosted editions the dialog for A/B evaluations also offers Invite Collaborators', human],
  ),
  ...factsOf(`${source}/pages/settings/index.tsx`)(
    'editions with the tab Workspace',
    editions,
    '!isDemo(), isDemo()',
    ['The tab LLM Keys is open', start],
  ),
  ...factsOf(`${components}/AppSelector/AppSelector.tsx`)(
    'what the list of apps does by edition',
    editions,
    'isDemo(), isDemo(), isDemo()',
    ['On Cloud a key is optional, since the platform lends its own', create],
    ['three apps without a paid plan', '/'],
  ),
  ...factsOf(`${components}/Sidebar/config.tsx`)(
    'editions that the sidebar tells apart',
    editions,
    '!isDemo()',
    ['Observability pages and stored traces | no | yes', '/'],
  ),
  ...factsOf(`${source}/pages/settings/index.tsx`)(
    'value that hides the tab API Keys',
    /hidden: (.*FEATURE_API_KEYS.*),/,
    '!process.env["NEXT_PUBLIC_FEATURE_API_KEYS"]',
    ['Any value, even false, shows the API Keys tab', '/self-host/environment-variables'],
  ),
  ...files('errors that a CSV file may have', /\.errors\.length (\S+ \d+)\)/, '=== 0', [
    'The upload page refuses a file with one column',
    testSets,
  ]),
  ...files('how CSV files are written', /return (Papa\.\w+)\(/, 'Papa.unparse', [
    'It is UTF-8 without a byte order mark, separated by commas',
    human,
  ]),
];
