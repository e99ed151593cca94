import {factsOf} from './facts';
import type {Statement} from './types';

const playground = factsOf('agenta-web/src/components/Playground/Playground.tsx');
const silent = factsOf('agenta-web/src/components/Playground/ViewNavigation.tsx');
const top = factsOf('agenta-web/src/components/Playground/Views/ParametersView.tsx');
const publish = factsOf('agenta-web/src/components/Playground/Views/PublishVariantModal.tsx');
const variant = factsOf('agenta-web/src/lib/hooks/useVariant.ts');
const dialog = factsOf('agenta-web/src/components/Playground/NewVariantModal.tsx');
const leave = factsOf('agenta-web/src/hooks/useBlockNavigation.ts');

/** What the playground keeps, asks and loses. */
export const tries: readonly Statement[] = [
  ...silent(
    'delay before Show Logs in milliseconds, hosted and open source',
    /(?<!timeout:\s*)isDemo\(\)\s*\?\s*(\d+ : \d+)/,
    '15000 : 5000',
    ['click Show Logs when it appears', '/prompt_management/prompt_engineering'],
  ),
  ...silent(
    'what Show Logs does',
    /^\s+(getVariantLogs|stopperRef\.current)\(\)/,
    'getVariantLogs, getVariantLogs, stopperRef.current',
    ['it shows the newest ten lines, newest first', '/prompt_management/prompt_engineering'],
  ),
  ...silent(
    'status that counts as a container that does not run',
    /response\?\.status === (\d+)/,
    '404',
    [
      '“Container is not running” means that the reverse proxy knows no such address',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...silent('error that counts as a lost network', /\?\.code === "(\w+)"/, 'ERR_NETWORK', [
    '“Network Error” means that your browser cannot reach the address',
    '/prompt_management/prompt_engineering',
  ]),
  ...silent(
    'address that an unreachable variant is shown with',
    /\$\{containerURI\}(\/[\w.]+)`/,
    '/openapi.json',
    ['open the linked openapi.json', '/prompt_management/prompt_engineering'],
  ),
  ...silent('editions that show Restart Container', /\{(!?isDemo\(\)) && \($/, '!isDemo()', [
    'Restart Container has no effect',
    '/prompt_management/prompt_engineering',
  ]),
  ...playground('what Refresh loads again', /^\s+(fetchData)\(\)$/, 'fetchData, fetchData', [
    'Refresh and switching to or from side-by-side view discard it without asking',
    '/prompt_management/prompt_engineering',
  ]),
  ...playground('place of the view side by side', /(use\w+)\("compareMode"/, 'useLocalStorage', [
    'switching to or from side-by-side view discard it without asking',
    '/prompt_management/prompt_engineering',
  ]),
  ...playground(
    'variants that Save of the dialog saves',
    /unsavedVariants\[name\] \? .*\.(\w+)\(\) : /,
    'save',
    [
      'Save saves all changed variants, but hangs if the server refuses',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...playground('what a save of all variants waits for', /await Promise\.(\w+)\(/, 'all', [
    'hangs if the server refuses',
    '/prompt_management/prompt_engineering',
  ]),
  ...playground(
    'checks before a variant is deleted in the playground',
    /(checkIfResourceValidForDeletion)\(\{/,
    'checkIfResourceValidForDeletion',
    [
      'The web interface refuses while an evaluation uses the variant',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...playground('page after the last variant is gone', /router\.push\(`(\/\w+)`\)/, '/apps', [
    'Deleting the last variant of an app deletes the app',
    '/prompt_management/prompt_engineering',
  ]),
  ...playground(
    'parameters that a new variant shows',
    /parameters: templateVariant\.(\w+)/,
    'parameters',
    ['The copied values exist in your browser only', '/prompt_management/prompt_engineering'],
  ),
  ...playground(
    'when a variant is named anew',
    /const updateNewVariantName = `(.*)`/,
    '${templateVariant.baseName}.${newVariantName}',
    ['The full name becomes app.short', '/prompt_management/prompt_engineering'],
  ),
  ...playground(
    'words of the question before a variant is deleted',
    /(This action is irreversible)/,
    'This action is irreversible',
    ['Click Delete and confirm', '/prompt_management/prompt_engineering'],
  ),
  ...top(
    'checks before Delete of the playground asks',
    /(checkIfResourceValidForDeletion)\(\{/,
    'checkIfResourceValidForDeletion',
    ['and asks you to delete the evaluation first', '/prompt_management/prompt_engineering'],
  ),
  ...top(
    'what a save of the playground can end with',
    /new Promise\(\((\w+(?:, \w+)?)\) =>/,
    'res',
    ['but hangs if the server refuses', '/prompt_management/prompt_engineering'],
  ),
  ...top(
    'revisions that History leaves out',
    /\.filter\(\(\w+\) => \w+\.revision (.*)\)$/,
    '!== 0',
    ['History lists the revisions of a variant', '/prompt_management/prompt_engineering'],
  ),
  ...variant(
    'calls of a save in the playground',
    /await (createNewVariant|updateVariantParams)\(/,
    'createNewVariant, createNewVariant, updateVariantParams, updateVariantParams',
    ['Each save merges the sent parameters into the stored ones', '/guides/how_does_agenta_work'],
  ),
  ...variant('what a failed save sets', /^\s+(setIsError)\(true\)/, 'setIsError, setIsError', [
    'the page takes the failed save for a lost connection',
    '/prompt_management/prompt_engineering',
  ]),
  ...publish(
    'what the dialog Publish Variant does for each environment',
    /selectedEnvs\.(\w+)\(async/,
    'forEach',
    ['For each environment a message such as', '/prompt_management/deployment'],
  ),
  ...publish(
    'number beside a variant in the dialog Publish Variant',
    /^\s+revision: env\.(\w+),$/,
    'revision',
    ['and the dialogs report the variant’s latest revision', '/prompt_management/deployment'],
  ),
  ...dialog(
    'what the dialog Create a New Variant does when it closes',
    /^\s*(on(?:Ok|Cancel)|after\w+)=/,
    'onCancel, onOk',
    [
      'when you open the dialog again, it shows no variant but still uses the last one',
      '/prompt_management/prompt_engineering',
    ],
  ),
  ...dialog(
    'names that the dialog Create a New Variant takes',
    /\.trim\(\)\.length (> \d)/,
    '> 0, > 0',
    ['select the variant to start from and type a name', '/prompt_management/prompt_engineering'],
  ),
  ...dialog('what the dialog shows in front of the name', /value\.split\("(.)"\)\[0\]/, '.', [
    'the name of the base, a dot, your name',
    '/prompt_management/prompt_engineering',
  ]),
  ...leave(
    'events that ask about unsaved changes',
    /"(beforeunload|routeChangeStart)"/,
    'beforeunload, beforeunload, beforeunload, routeChangeStart, routeChangeStart',
    [
      'Leaving the playground with changes opens the dialog Unsaved changes',
      '/prompt_management/prompt_engineering',
    ],
  ),
];
