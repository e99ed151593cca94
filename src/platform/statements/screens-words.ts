import {factsOf} from './facts';
import {automatic, code, create, deployment, human, playground, rag} from './screens-pages';
import {start, testSets, traces, webhook} from './screens-pages';
import type {Statement} from './types';

const source = 'agenta-web/src';
const components = `${source}/components`;
const sidebar = factsOf(`${components}/Sidebar/config.tsx`);
const evaluator = factsOf(`${components}/pages/evaluations/evaluators/NewEvaluatorModal.tsx`);
const versus = factsOf(`${components}/EvaluationTable/ABTestingEvaluationTable.tsx`);
const single = factsOf(`${components}/EvaluationTable/SingleModelEvaluationTable.tsx`);
const deployments = `${components}/pages/overview`;
const testSetPages = `${source}/pages/apps/[app_id]/testsets`;

/** Words that stand alone on a line: of buttons and headings. */
const alone = /^\s*([A-Z]\w+(?: \w+)?)$/;
const views = /label:\s*"([^"]+)"/;

/** Words on buttons and columns, and what a page does with a value, where no label tells it apart. */
export const wordScreens: readonly Statement[] = [
  ...factsOf(`${components}/AppSelector/Welcome.tsx`)(
    'tile for code of your own in an empty account',
    /<h1>(Build .+)<\/h1>/,
    'Build Complex LLM apps',
    ['in an empty account the tile Build Complex LLM apps', create],
  ),
  ...sidebar(
    'entry of the sidebar for runs',
    /^\s*title:\s*"(Results)"/,
    'Results',
    ['Automatic Evaluation, Results, New Evaluation', automatic, code],
    ['Open Results, click New Evaluation', rag],
  ),
  ...sidebar('editions without the entry Settings', /isHidden:\s*(!?isOss)/, '!isOss', [
    'Open the menu with the name of your organization in the sidebar and choose Settings',
    start,
  ]),
  ...sidebar('editions with a grey Observability', /isCloudFeature:\s*(.+),$/, 'true && isOss', [
    'the sidebar shows Observability in grey',
    traces,
  ]),
  ...evaluator(
    'button that saves an evaluator',
    /"Update" : "(\w+)"/,
    'Save',
    ['in another column than correct_answer. 5. Click Save', webhook],
    ['Type a Name and the three paths, then click Save', rag],
    ['paste your function. 4. Click Save', code],
  ),
  ...evaluator('field for the name of an evaluator', /^\s*label="(\w+)"/, 'Name', [
    'type a Name. It becomes the column title of the results',
    code,
    webhook,
  ]),
  ...evaluator('how the form checks a pattern', /(isValidRegex)\(\w+\)/, 'isValidRegex', [
    "the form checks the pattern with the browser's",
    automatic,
  ]),
  ...factsOf(`${source}/lib/hooks/useVariant.ts`)(
    'failed saves that keep the text',
    /message !== (\w+)\)/,
    'PERMISSION_ERR_MSG, PERMISSION_ERR_MSG',
    ['The text stays only if you lack the permission to save', playground],
  ),
  ...factsOf(`${source}/lib/Types.ts`)(
    'roles of messages',
    /^\s+(?:System|User|Assistant|Function|Tool|Developer)\s*=\s*"(\w+)"/,
    'assistant, function, system, user',
    ['Roles are system, user, assistant and function', testSets],
  ),
  ...factsOf(`${components}/Playground/Views/PublishVariantModal.tsx`)(
    'words behind an environment in the dialog Publish Variant',
    /^\s*(is published in .+)\)/,
    'is published in this environment',
    ['Each shows the variant that is published there now', deployment],
  ),
  ...factsOf(`${components}/Playground/AddToTestSetDrawer/AddToTestSetDrawer.tsx`)(
    'row whose columns an existing test set keeps',
    /Object\.keys\(\w+\?\.\[(\d)\]/,
    '0',
    ['An existing test set keeps its columns', testSets],
  ),
  ...factsOf(`${components}/Evaluations/HumanEvaluationResult.tsx`)(
    'buttons of the list of A/B evaluations',
    alone,
    'Delete, New Evaluation',
    ['Click New Evaluation. The dialog Start a New Evaluation opens', human],
  ),
  ...versus('buttons over an A/B evaluation', alone, 'Export Results, Run All', [
    'Run All calls each variant for all rows',
    human,
  ]),
  ...single(
    'buttons of a single model evaluation',
    alone,
    'Export Results, Run, Run All, Save Testset',
    ['the Enter key, or Run in the table calls them for one row', human],
    ['Export Results downloads a CSV file', human],
  ),
  ...versus('views of an A/B evaluation', views, 'Card View, Tabular View', [
    'Tabular View shows all of them',
    human,
  ]),
  ...single('views of a single model evaluation', views, 'Card View, Tabular View', [
    'Card View shows one row',
    human,
  ]),
  ...versus('words behind the name of a variant', /(is better:)/, 'is better:, is better:', [
    'its name, then is better:',
    human,
  ]),
  ...versus('words between votes and rows', /\} (out of) \$\{/, 'out of, out of, out of, out of', [
    'each as “n out of m”',
    human,
  ]),
  ...single('sign behind the accuracy', /suffix="(.*)"/, '%', [
    'the mean of the scores with a percent sign',
    human,
  ]),
  ...single('how scores are added', /=> \w+ \+ (.+), 0\)/, '(val.score as number)', [
    'the page then strings scores together instead of adding them',
    human,
  ]),
  ...factsOf(`${components}/SaveTestsetModal/SaveTestsetModal.tsx`)(
    'columns of a test set of annotations',
    /^\s+(\w+): row\.\w+,$/,
    'annotation, annotation, correct_answer, correct_answer',
    ['It has three columns: the first input, correct_answer and annotation', human],
  ),
  ...factsOf(`${testSetPages}/index.tsx`)(
    'columns of the list of test sets',
    /^\s*title:\s*"([^"]+)"/,
    'Creation date, Name',
    ['shows the name and the creation date', testSets],
  ),
  ...factsOf(`${testSetPages}/new/upload/index.tsx`)(
    'kind of file that the upload begins with',
    /undefined>\("(\w+)"\)/,
    'CSV',
    ['Keep csv. Type a Test set name', testSets],
  ),
  ...factsOf(`${deployments}/deployments/DeploymentOverview.tsx`)(
    'tag of an environment without a deployment',
    /^\s*(No \w+)$/,
    'No deployment',
    ['or No deployment, and a menu', deployment],
  ),
  ...factsOf(`${deployments}/variants/DeployVariantModal.tsx`)(
    'button that deploys a variant of the overview',
    alone,
    'Deploy',
    ['choose Deploy, tick environments and click Deploy', deployment],
  ),
  ...factsOf(`${source}/lib/helpers/variantHelper.ts`)(
    'whether a prompt variable must be filled',
    /^\s*required:\s*(\w+),$/,
    'false',
    ['but not an empty prompt variable', playground],
  ),
  ...factsOf(`${components}/Playground/ParamsForm/ParamsForm.tsx`)(
    'words in an empty input field',
    /\)\} \(\$\{(\w+)\}\)`/,
    'type, type',
    ['A field Language (string) appears', playground],
    ['Type Germany into the field Country (string)', start],
  ),
  ...factsOf(`${components}/Playground/Views/TestView.tsx`)(
    'buttons that one column clicks in the others',
    /\.testview-(\w+)-button-\$/,
    'cancel, run',
    ['The same row runs in every column', playground],
  ),
  ...factsOf(`${source}/lib/helpers/formatters.ts`)(
    'currency of a cost',
    /currency:\s*"(\w+)"/,
    'USD',
    ['cost the sum of its spans in US dollars', automatic],
  ),
  ...factsOf(`${deployments}/variants/VariantComparisonModal.tsx`)(
    'what shows two variants side by side',
    /^\s*<(\w+Editor)$/,
    'DiffEditor',
    ['It shows the saved parameters of both side by side, with the differences marked', playground],
  ),
  ...factsOf(`${components}/Playground/AddToTestSetDrawer/AddToTestSetDrawer.tsx`)(
    'button that keeps a case',
    /^\s*(Add)$/,
    'Add',
    ['Choose a test set, or + Add new, and click Add', playground],
    ['correct the expected answer, and click Add', testSets],
  ),
  ...factsOf(`${components}/Evaluations/HumanEvaluationResult.tsx`)(
    'decimals of shares of votes',
    /precision=\{.+\? (\d) :/,
    '2, 2, 2, 2',
    ['The list shows 55.00%, 20.00%, 15.00% and 10.00%', human],
  ),
  ...factsOf(`${components}/Evaluations/EvaluationCardView/EvaluationVotePanel.tsx`)(
    'first letter of the votes',
    /fromCharCode\((\d+) \+/,
    '65',
    ['Vote with A: …, B: …', human],
  ),
  ...factsOf(`${components}/TestSetTable/TableHeaderComponent.tsx`)(
    'number of a new column in the test set editor',
    /newColumnName\s*=\s*`\w+\$\{(?:\w+)\.(\w+)/,
    'length',
    ['can be a name in use', testSets],
  ),
  ...factsOf(`${components}/AppSelector/modals/DeleteAppModal.tsx`)(
    'question before an app is deleted',
    /(Are you sure you want to delete)/,
    'Are you sure you want to delete',
    ['Delete asks once, then removes the app', create],
  ),
];
