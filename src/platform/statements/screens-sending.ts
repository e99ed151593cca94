import {factsOf} from './facts';
import type {Statement} from './types';

const tests = factsOf('agenta-web/src/components/Playground/Views/TestView.tsx');
const cards = factsOf('agenta-web/src/components/Playground/Views/ParametersCards.tsx');
const load = factsOf('agenta-web/src/components/Playground/LoadTestsModal.tsx');
const keep = factsOf(
  'agenta-web/src/components/Playground/AddToTestSetDrawer/AddToTestSetDrawer.tsx',
);
const calls = factsOf('agenta-web/src/services/api.ts');
const errors = factsOf('agenta-web/src/lib/helpers/errorHandler.ts');
const helper = factsOf('agenta-web/src/lib/helpers/variantHelper.ts');
const described = factsOf('agenta-web/src/lib/helpers/openapi_parser.ts');
const form = factsOf('agenta-web/src/components/Playground/ParamsForm/ParamsForm.tsx');
const context = factsOf('agenta-web/src/components/Playground/TestContextProvider.tsx');
const utils = factsOf('agenta-web/src/lib/helpers/utils.ts');

/** What the playground sends, and what becomes of rows and answers. */
export const sending: readonly Statement[] = [
  ...load(
    'what Load Test sets does with the rows',
    /onLoad\(\w+\.(\w+), shouldReplace\)/,
    'csvdata',
    [
      'Add tests appends them, Replace tests throws away the rows on the screen',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...load('buttons that wait for a test set', /disabled=\{(!)\w+\}/, '!, !', [
    'click Load Test sets',
    '/prompt_management/prompt_engineering',
  ]),
  ...tests('rows that are appended', /=> \[\.\.\.\w+, (\.\.\.)\w+\]/, '...', [
    'Add tests appends them',
    '/prompt_management/prompt_engineering',
  ]),
  ...tests('what Cancel ends', /\.(abort)\(\)/, 'abort, abort', [
    'Cancel stops waiting for it',
    '/prompt_management/prompt_engineering',
  ]),
  ...tests(
    'calls for all rows of the playground',
    /^\s*(await batchExecute|batchExecute)\(/,
    'await batchExecute, batchExecute',
    [
      'While it starts rows, it reads Cancel All. A click cancels those that run; the others still start',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...tests(
    'messages of a chat that are kept with the last answer',
    /\?\.slice\((0, -1)\)/,
    '0, -1',
    ['For a chat, each row includes the earlier turns', '/prompt_management/prompt_engineering'],
  ),
  ...tests(
    'page that View LLM Keys leads to',
    /router\.push\("(\/settings\S+)"\)/,
    '/settings?tab=secrets',
    ['save the right key under Settings, LLM Keys', '/prompt_management/prompt_engineering'],
  ),
  ...tests('tokens below a result', /formatTokenUsage\(\w+\?\.usage\?\.(\w+)\)/, 'total_tokens', [
    'Below the result you find Tokens, Cost and Latency',
    '/prompt_management/prompt_engineering',
  ]),
  ...context(
    'place of the rows of the playground',
    /(useState\w*|useLocalStorage)(?:<.*>)?\(/,
    'useState, useStateCallback',
    [
      'you lose them when you reload, click Refresh or open another page of the app',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...cards(
    'kinds of parameters with a control',
    /param\.type === "(\w+)"/,
    'array, array, array, boolean, boolean, boolean, grouped_choice, grouped_choice, grouped_choice, grouped_choice, integer, integer, integer, integer, number, number, number, number, object, string',
    ['What it is for | Where it comes from in code', '/prompt_management/prompt_engineering'],
  ),
  ...cards(
    'controls that are drawn',
    /^\s*<(Slider|InputNumber|Select|GroupedSelect|Switch|Input\.TextArea|Input)$/,
    'GroupedSelect, Input.TextArea, Input.TextArea, InputNumber, InputNumber, Select, Slider, Slider, Switch',
    [
      'Slider with a number box | temperature, top p, maximum tokens',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...keep(
    'test sets whose columns a row cannot fill',
    /missingCols\w+\.length (&&|\|\|) missing/,
    '&&',
    ['If each side has columns that the other lacks, the row is refused', '/evaluation/test_sets'],
  ),
  ...keep(
    'when the dialog Unmapped parameters opens',
    /else if \(missingCols(\w+)\.length\)/,
    'Playground',
    ['If the row has more, their values are dropped after you confirm', '/evaluation/test_sets'],
  ),
  ...keep('place of the test set that was chosen last', /(use\w+)<string>\($/, 'useLocalStorage', [
    'Choose a test set, or + Add new',
    '/prompt_management/prompt_engineering',
  ]),
  ...keep('button of the dialog Unmapped parameters', /okText: "(Add|Ok)"/, 'Add, Ok', [
    'a dialog “Unmapped parameters” offers to drop them',
    '/prompt_management/prompt_engineering',
  ]),
  ...keep('form of a conversation that is kept', /\w+\.chat = (JSON\.\w+)\($/, 'JSON.stringify', [
    'Its cell is JSON as text',
    '/evaluation/test_sets',
  ]),
  ...calls(
    'parts of the body that the playground sends',
    /^\s+\.\.\.(\w+InputParams|optParams),$/,
    'mainInputParams, optParams',
    [
      'Run Test sends inputs and all parameter values from the browser straight to the service',
      '/guides/how_does_agenta_work',
    ],
  ),
  ...calls(
    'key under which prompt variables and messages are sent',
    /\["(\w+)"\]: isChatVariant$/,
    'inputs',
    [
      'the playground recognizes no other name',
      '/prompt_management/setting_up/custom_applications',
    ],
  ),
  ...calls(
    'messages that a chat does not send',
    /chatMessages\.filter\(\(\w+\) => \w+\.(\w+)\)/,
    'content',
    [
      'Delete an error (❌) in any case: it counts as an answer, and the next run sends it along',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...calls(
    'what the playground asks the backend before each run',
    /await (fetchAppContainerURL)\(/,
    'fetchAppContainerURL, fetchAppContainerURL',
    [
      'The backend only tells the browser the address before each run',
      '/guides/how_does_agenta_work',
    ],
  ),
  ...calls(
    'description that the playground reads',
    /`\$\{appContainerURI\}(\/\w+\.json)`/,
    '/openapi.json',
    ['reads openapi.json from the service itself', '/guides/how_does_agenta_work'],
  ),
  ...calls(
    'variant whose start a new app waits for',
    /\(await fetchVariants\(appId, true\)\)\[(\d)\]/,
    '0',
    ['Wait for App Creation Status to finish', '/prompt_management/setting_up/creating_an_app'],
  ),
  ...errors(
    'word of an error that the playground shows',
    /getErrorMessage\(Object\.values\(\w+\)(\[\d\])\)/,
    '[0]',
    [
      'a red cross and a word such as missing or list_type',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...helper(
    'values that replace the defaults of the code',
    /variant\.parameters\.(\w+)\(param\.name\)/,
    'hasOwnProperty',
    [
      'Values saved in the variant replace the defaults in the code',
      '/guides/how_does_agenta_work',
    ],
  ),
  ...described(
    'kinds of inputs',
    /!param\["x-parameter"\] \|\| \[(.*)\]\.includes/,
    '"messages", "file_url"',
    [
      'no field to type in; a preview of the address',
      '/prompt_management/setting_up/custom_applications',
    ],
  ),
  ...described(
    'limits that the playground reads',
    /param\["(minimum|maximum|choices|enum|required)"\]/,
    'choices, enum, maximum, minimum',
    ['Limits are drawn, not enforced', '/prompt_management/setting_up/custom_applications'],
  ),
  ...form('kinds of inputs with a field', /\{type === "(\w+)" &&/, 'boolean, number, string, url', [
    'one field each',
    '/prompt_management/setting_up/custom_applications',
  ]),
  ...utils('what a batch of rows waits for', /\.\.\.\(await Promise\.(\w+)\(\w+\.map/, 'all', [
    'ten at once, and ten more every two seconds',
    '/prompt_management/prompt_engineering',
  ]),
];
