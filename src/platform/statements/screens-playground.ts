// cspell:ignore frequence
import {factsOf} from './facts';
import {start, human, playground, testSets, traces} from './screens-pages';
import type {Statement} from './types';

const source = 'agenta-web/src';
const folder = `${source}/components/Playground`;
const page = factsOf(`${folder}/Playground.tsx`);
const view = factsOf(`${folder}/ViewNavigation.tsx`);
const rows = factsOf(`${folder}/Views/TestView.tsx`);
const parameters = factsOf(`${folder}/Views/ParametersView.tsx`);
const controls = factsOf(`${folder}/Views/ParametersCards.tsx`);
const keep = factsOf(`${folder}/AddToTestSetDrawer/AddToTestSetDrawer.tsx`);
const helpers = `${source}/lib/helpers`;
const numbers = factsOf(`${helpers}/formatters.ts`);
const description = factsOf(`${helpers}/openapi_parser.ts`);
const calls = factsOf(`${source}/services/api.ts`);

const custom = '/prompt_management/setting_up/custom_applications';

/** How the playground saves, runs and shows. */
export const playgroundScreens: readonly Statement[] = [
  ...page(
    'words of the dialogs of the playground',
    /^\s*(?:title|okText|cancelText):\s*"([^"]+)"/,
    'Delete Variant, Proceed without saving, Save, Unsaved changes',
    ['opens the dialog Unsaved changes. Save saves all changed variants', playground],
    ['Proceed without saving gets you out', playground],
  ),
  ...page(
    'where the playground does not ask about changes',
    /\.includes\("(\w+)"\)/,
    'playground',
    ['Switching tabs inside the playground does not ask', playground],
  ),
  ...page(
    'what joins the name of a base and of a variant',
    /=\s*`\$\{\w+\.baseName\}(.+)\$\{\w+\}`/,
    '.',
    ['the name of the base, a dot, your name', playground],
  ),
  ...page('parameters that a new variant is stored with', /^\s*(\[.*\]),$/, '[]', [
    'A new variant is empty until its first save',
    playground,
  ]),
  ...page('part of the address that opens a variant', /useQueryParam\("(\w+)"\)/, 'variant', [
    'which ends in playground?variant=app.short',
    playground,
  ]),
  ...page(
    'title of a playground without variants',
    /title=\{`(Failed to \w+ \w+)`\}/,
    'Failed to load variants',
    ['“Failed to load variants”', playground],
  ),
  ...view(
    'failed saves that count as lost connections: hosted, open source',
    /=.*isDemo\(\)\s*\?\s*(\w+\s*:\s*\w+)\)/,
    'netWorkError : isError',
    ['loads the stored values again; on hosted editions the tab turns blank', playground],
  ),
  ...rows(
    'parameters that the history loads',
    /^\s*"(\w+)",$/,
    'frequence_penalty, inputs, max_tokens, model, presence_penalty, prompt_system, prompt_user, temperature, top_p',
    [
      'It loads the parameters that templates have, such as prompt_user, model and temperature',
      playground,
    ],
  ),
  ...rows(
    'status that opens the dialog about the key',
    /response\.status\s*(===\s*\d+)\)/,
    '=== 401',
    ['the service answered 401: its key', playground],
  ),
  ...rows(
    'figures that show the line below a result',
    /\?\.(\w+)\s*\|\|\s*\w+\?\.latency/,
    'cost',
    ['It appears when the trace reports a cost or a latency', traces],
  ),
  ...rows('figures below a result', /<span>(\w+):/, 'Cost, Latency, Tokens', [
    'you find Tokens, Cost and Latency',
    playground,
  ]),
  ...rows('what shows a result', /^\s*<(TextArea)\b/, 'TextArea', [
    'A result is plain text: Markdown is not rendered',
    playground,
  ]),
  ...rows(
    'sign before an error',
    /^\s*`(\S+) \$\{getErrorMessage/,
    '❌',
    ['Delete an error (❌) in any case', playground],
    ['a red cross (❌) and a Python error', playground],
  ),
  ...rows(
    'buttons and headings of a row',
    /^\s*([A-Z]\w+(?: \w+)?)$/,
    'Add Row, Cancel, Cancel All, Run Test, Run all, View Trace',
    ['Cancel stops waiting for it', playground],
  ),
  // No index in it: one trace for all rows of a variant.
  ...rows('trace that View Trace opens', /set\w*Trace\w*\((\w+)\)$/, 'trace', [
    'the latest run, whichever row you click',
    playground,
    traces,
  ]),
  ...parameters(
    'labels that turn into icons side by side',
    /\? null : "(\w+)"\}/,
    'Delete, History, History, Publish, Save',
    ['History, Publish, Delete and Save show icons only', playground],
  ),
  ...controls('steps of the sliders', /step=\{([\d.]+)\}/, '0.01, 1', [
    'slider, steps of 0.01',
    custom,
  ]),
  ...keep('what a column without a value becomes', /\]\s*=\s*\w+\[\w+\]\s*\|\|\s*(\S+)$/, '""', [
    'if it has fewer, those cells stay empty',
    testSets,
  ]),
  ...keep(
    'messages that are turns of a conversation',
    /\.role\s*(!==\s*[\w.]+)/,
    '!== ChatRole.User',
    ['for each message that is not the user’s', playground],
  ),
  ...factsOf(`${source}/components/ChatInputs/ChatInputs.tsx`)(
    'icons of a conversation',
    /<(\w+Outlined) /,
    'MinusOutlined, PlusOutlined',
    ['delete its messages with the minus icon', playground],
  ),
  ...factsOf(`${source}/components/Layout/ErrorFallback.tsx`)(
    'title of a page whose code failed',
    /title="([^"]+)"/,
    'An Error Occurred',
    ['“An Error Occurred” in place of a page', playground],
  ),
  ...factsOf(`${helpers}/variantHelper.ts`)('revision behind a name', /\+=\s*` (.+)\$\{/, 'v', [
    'A link such as app.default v2 in the list of evaluations',
    playground,
  ]),
  ...numbers('decimals of a latency in seconds', /DIGITS\s*=\s*(\d+)/, '1000', [
    'Latency: 2.628s',
    start,
  ]),
  ...numbers('decimals of other numbers and of a cost', /maximumFractionDigits:\s*(\d+)/, '2, 6', [
    'Cost: $0.000054',
    start,
  ]),
  ...description(
    'name of the input that may be a conversation',
    /properties\?\.(\w+)\?\./,
    'inputs',
    ['the playground recognizes no other name', custom],
  ),
  ...description(
    'kinds of parameters that the playground draws',
    /^\s*case "(\w+)":/,
    'bool, choice, dict, file_url, float, grouped_choice, int, text',
    ['its type is not a kind that the playground draws', playground],
  ),
  ...calls('route that the playground calls', /\}(\/generate\w*)`/, '/generate', [
    'the full stack trace is in the answer of the call /generate',
    playground,
  ]),
  // Text is given back unread, and a list is read as if it were text.
  ...factsOf(`${helpers}/utils.ts`)(
    'cells that are read as JSON',
    /typeof (?!window|localStorage)\w+ (\S+ "\w+")\) \{$/,
    '!== "string"',
    ['recognise no chat column, neither text nor real lists', testSets],
    ['no chat column is recognised, whether its cells are stored as text or as lists', human],
  ),
];
