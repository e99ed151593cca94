import type {Statement} from './types';

const source = 'agenta-web/src';
const start = '/getting_started/quick-start';
const create = '/prompt_management/setting_up/creating_an_app';
const playground = '/prompt_management/prompt_engineering';
const deployment = '/prompt_management/deployment';
const work = '/guides/how_does_agenta_work';

/** Limits and defaults of apps, playground and deployments in the web interface. */
export const screens: readonly Statement[] = [
  {
    name: 'time the playground waits for a variant, in milliseconds: hosted, open source',
    value: '40000 : 10000',
    says: '10 seconds, on hosted editions 40',
    pages: [playground, work],
    file: `${source}/components/Playground/ViewNavigation.tsx`,
    line: /timeout:\s*isDemo\(\)\s*\?\s*(\d+ : \d+)/,
  },
  {
    name: 'time the browser waits for a new app, in milliseconds: hosted, open source',
    value: '60000 : 30000',
    says: '30 seconds, 60 on hosted editions',
    pages: [create],
    file: `${source}/components/AppSelector/AppSelector.tsx`,
    line: /timeout\s*=\s*isDemo\(\)\s*\?\s*(\d+ : \d+)/,
  },
  {
    name: 'time that the dialog of a new app promises',
    value: '30 seconds',
    says: 'it takes around 30 seconds',
    pages: [start],
    file: `${source}/components/AppSelector/modals/CreateAppStatusModal.tsx`,
    line: /This takes around ([^.]+)\./,
  },
  {
    name: 'apps of an organization without a paid plan, less one',
    value: '2',
    says: 'can hold three apps',
    pages: [create],
    file: `${source}/components/AppSelector/AppSelector.tsx`,
    line: /apps\.length\s*>\s*(\d+)/,
  },
  {
    name: 'characters of the name of an app',
    value: '[a-zA-Z0-9_-]',
    says: 'Letters, digits, _ and - are allowed',
    pages: [start, create],
    file: `${source}/lib/helpers/utils.ts`,
    line: /\/\^(\[.+\])\+\$\/\.test/,
  },
  {
    name: 'tab of the settings that opens first: hosted, open source',
    value: '"workspace" : "secrets"',
    says: 'The tab LLM Keys is open',
    pages: [start],
    file: `${source}/pages/settings/index.tsx`,
    line: /useQueryParam\("tab",\s*isDemo\(\)\s*\?\s*([^)]+)\)/,
  },
  {
    name: 'place of provider keys',
    value: 'localStorage',
    says: 'local storage',
    pages: [create, work, '/self-host/host-locally'],
    file: `${source}/lib/helpers/llmProviders.ts`,
    line: /(\w+)\.setItem\(llmAvailableProvidersToken/,
  },
  ...Object.entries({
    'key of OpenAI': 'OPENAI_API_KEY',
    'key of Mistral AI': 'MISTRAL_API_KEY',
    'key of Cohere': 'COHERE_API_KEY',
    'key of Anthropic': 'ANTHROPIC_API_KEY',
    'key of Anyscale': 'ANYSCALE_API_KEY',
    'key of Perplexity AI': 'PERPLEXITYAI_API_KEY',
    'key of DeepInfra': 'DEEPINFRA_API_KEY',
    'key of TogetherAI': 'TOGETHERAI_API_KEY',
    'key of Aleph Alpha': 'ALEPHALPHA_API_KEY',
    'key of OpenRouter': 'OPENROUTER_API_KEY',
    'key of Groq': 'GROQ_API_KEY',
    'key of Gemini': 'GEMINI_API_KEY',
  }).map(([name, variable]) => {
    const title = name.replace('key of ', '');
    return {
      ...{name, value: title, says: title, pages: [create]},
      file: `${source}/lib/helpers/llmProviders.ts`,
      line: new RegExp(`title:\\s*"([^"]+)".*"${variable}"`),
    };
  }),
  {
    name: 'providers with a key',
    value:
      'Aleph Alpha, Anthropic, Anyscale, Cohere, DeepInfra, Gemini, Groq, Mistral AI, OpenAI, OpenRouter, Perplexity AI, TogetherAI',
    says: 'a key for each of twelve providers',
    pages: [create],
    file: `${source}/lib/helpers/llmProviders.ts`,
    line: /title:\s*"([^"]+)"/g,
  },
  {
    name: 'rows of the playground that run at once',
    value: '10',
    says: 'ten at once, and ten more every two seconds',
    pages: [playground],
    file: `${source}/lib/helpers/utils.ts`,
    line: /batchSize\s*=\s*(\d+)/,
  },
  {
    name: 'pause between rows of the playground, in milliseconds',
    value: '2000',
    says: 'ten at once, and ten more every two seconds',
    pages: [playground],
    file: `${source}/lib/helpers/utils.ts`,
    line: /batchDelayMs\s*=\s*(\d+)/,
  },
  {
    name: 'largest number in the box of a decimal parameter',
    value: '10000',
    says: 'accepts 0 to 10,000',
    pages: [playground],
    file: `${source}/components/Playground/Views/ParametersCards.tsx`,
    line: /\bmax=\{(\d+)\}/,
  },
  {
    name: 'smallest number in the box of a decimal parameter',
    value: '0',
    says: 'accepts 0 to 10,000',
    pages: [playground],
    file: `${source}/components/Playground/Views/ParametersCards.tsx`,
    line: /\bmin=\{(\d+)\}/,
  },
  {
    name: 'rows of the playground from which on one can be removed',
    value: '2',
    says: 'a single row has none',
    pages: [playground],
    file: `${source}/components/Playground/Views/TestView.tsx`,
    line: /onDelete=\{\w+\.length\s*>=\s*(\d+)/,
  },
  {
    name: 'place of the order of variants in the playground',
    value: 'useLocalStorage',
    says: 'the order is kept in your browser',
    pages: [playground],
    file: `${source}/components/Playground/Playground.tsx`,
    line: /(use\w+)\(`tabIndex_/,
  },
  {
    name: 'editions whose playground shows traces',
    value: 'isDemo()',
    says: 'whichever row you click, on Cloud and Enterprise',
    pages: [playground],
    file: `${source}/components/Playground/Views/TestView.tsx`,
    line: /traceSpans\?\.spans\?\.length\s*&&\s*(!?isDemo\(\))/,
  },
  {
    name: 'name of the tab of a variant in the playground',
    value: 'Variant',
    says: 'Variant app.default',
    pages: [start, playground],
    file: `${source}/components/Playground/Playground.tsx`,
    line: /label:\s*`(\w+) \$\{[\w.]*variantName\}`/,
  },
  {
    name: 'editions in which the history of a deployment is disabled',
    value: '!isDemo()',
    says: 'View history is grey',
    pages: [deployment],
    file: `${source}/components/pages/overview/deployments/DeploymentDrawer.tsx`,
    line: /disabled=\{(!?isDemo\(\))\}/,
  },
];
