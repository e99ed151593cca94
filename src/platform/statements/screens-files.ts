import {factsOf} from './facts';
import type {Statement} from './types';

const editor = factsOf('agenta-web/src/components/TestSetTable/TestsetTable.tsx');
const header = factsOf('agenta-web/src/components/TestSetTable/TableHeaderComponent.tsx');
const upload = factsOf('agenta-web/src/pages/apps/[app_id]/testsets/new/upload/index.tsx');
const files = factsOf('agenta-web/src/lib/helpers/fileManipulations.ts');
const chat = factsOf('agenta-web/src/lib/helpers/testset.ts');

/** What the editor and the upload of test sets check, keep and leave out. */
export const fileScreens: readonly Statement[] = [
  ...editor(
    'heading of the test set editor in both modes',
    /^\s*(\{?).*Create a new Test Set/,
    '',
    ['The page is headed “Create a new Test Set” here, too', '/evaluation/test_sets'],
  ),
  ...editor('variant whose inputs become columns', /= backendVariants\[(\d)\]/, '0', [
    "with the inputs of the app's first variant and correct_answer as columns",
    '/evaluation/test_sets',
  ]),
  ...editor('columns without an answer of the service', /^\s+applyColData\((\[\])\)$/, '[]', [
    "If that variant's service does not answer, there are no columns",
    '/evaluation/test_sets',
  ]),
  ...editor('name of an exported test set', /= `\$\{testsetName\}(\.\w+)`/, '.csv', [
    'Export: Export as CSV in the editor',
    '/evaluation/test_sets',
  ]),
  ...editor(
    'columns of an exported test set',
    /^\s+columnDefs\.map\(\(\w+\) => \w+\.(\w+)\),$/,
    'field',
    ['is left out by Export as CSV', '/evaluation/test_sets'],
  ),
  ...editor(
    'rows that Delete Row deletes',
    /gridRef\.current\.(getSelectedNodes)\(\)/,
    'getSelectedNodes',
    ['Delete Row deletes the ones you ticked', '/evaluation/test_sets'],
  ),
  ...editor('what an emptied cell becomes', /\[params\.colDef\.field\] = (.*)$/, '""', [
    'Every cell is a text',
    '/evaluation/test_sets',
  ]),
  ...editor(
    'calls of Save Test Set',
    /await (createNewTestset|updateTestset)\(/,
    'createNewTestset, updateTestset',
    ['A save overwrites the rows', '/evaluation/test_sets'],
  ),
  ...header(
    'messages about the name of a column',
    /"(Invalid column name|Column name already exist!)"/,
    'Column name already exist!, Invalid column name',
    ['the pen renames it, the bin deletes it', '/evaluation/test_sets'],
  ),
  ...header('number behind the name of a new column', /`column\$\{\w+(.*?)\}`/, '.length - 1', [
    'a name in use, and that column is emptied',
    '/evaluation/test_sets',
  ]),
  ...header(
    'number of a new column in use',
    /^\s+(while|const newColumnName)\b/,
    'const newColumnName',
    ['which after a deletion can be a name in use', '/evaluation/test_sets'],
  ),
  ...upload('names that an upload takes', /values\.testsetName\.(\w+)\(\)/, 'trim', [
    "or leave it empty to use the file's name",
    '/evaluation/test_sets',
  ]),
  ...upload(
    'files that an upload takes',
    /accept=\{uploadType == "CSV" \? (.*)\}/,
    '".csv" : ".json"',
    ['Click json on the upload page', '/evaluation/test_sets'],
  ),
  ...upload(
    'checks of a file before an upload',
    /\b(isValid\w+File)\(\w+\)/,
    'isValidCSVFile, isValidJSONFile',
    ['upload over HTTP, which has no such check', '/evaluation/test_sets'],
  ),
  ...upload('type that an upload names', /uploadType == "(\w+)" &&/, 'CSV, JSON', [
    'Keep csv',
    '/evaluation/test_sets',
  ]),
  ...files('what a CSV export begins with', /new Blob\(\[\w+(.*)\], \{/, '', [
    'It is UTF-8 without a byte order mark, separated by commas',
    '/evaluation/human_evaluation',
  ]),
  ...files('what an uploaded JSON file is checked by', /^\s+(JSON\.parse)\(/, 'JSON.parse', [
    'A cell that is not text is stored and fails later',
    '/evaluation/test_sets',
  ]),
  ...chat('text of a conversation that is read', /const parsedCol = (\w+)\(/, 'safeParse', [
    'recognise no chat column, neither text nor real lists',
    '/evaluation/test_sets',
  ]),
  ...chat('messages of a row without a conversation', /if \(!\w+\) return (\[)\w+\]$/, '[', [
    'start with an empty message',
    '/evaluation/test_sets',
  ]),
];
