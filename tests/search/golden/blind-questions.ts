// cspell:disable (queries misspell words on purpose)
import {golden} from './types';

/** The questions among the queries of `blind.ts`. */
export const blindQuestions = golden('question', [
  ['why does my app answer 404 page not found on localhost', '/self-host/host-locally'],
  [
    'how do I hide sensitive inputs from traces',
    '/reference/sdk/core_functions/tracing#ag-instrument-ignore-inputs',
    '/observability/quickstart',
  ],
  [
    'what is the order of precedence for host and api key',
    '/reference/sdk/core_functions/init#order-of-precedence',
  ],
  [
    'how long is a fetched prompt cached',
    '/prompt_management/integrating#use-the-cache-well',
    '/reference/sdk/core_functions/config_pull',
  ],
  [
    'how do I rename an app',
    '/prompt_management/setting_up/creating_an_app#rename-or-delete-an-app',
    '/reference/api/update-app',
  ],
  ['can two people score the same row', '/evaluation/human_evaluation#agree-on-a-rule-first'],
  [
    'which keyboard shortcuts work when judging answers',
    '/evaluation/human_evaluation#judge-row-by-row',
  ],
  [
    'how do I avoid hitting my provider rate limit during an evaluation',
    '/evaluation/automatic_evaluation#rate-limit-settings',
  ],
  [
    'where does agenta store the openai key',
    '/guides/how_does_agenta_work#where-your-secrets-are',
    '/self-host/environment-variables',
    '/getting_started/quick-start',
    '/self-host/host-locally',
  ],
  ['which python version do I need for the cli', '/reference/cli/install#before-you-start'],
  [
    'how do I uninstall agenta from google cloud',
    '/self-host/deploy_remotly/host-on-gcp#remove-it',
  ],
  [
    'can I run it with ollama or another openai compatible server',
    '/guides/tutorials/deploy-mistral-model#step-4-point-it-at-a-server-of-your-own',
  ],
  [
    'how do I make a drop-down of models in the playground',
    '/reference/sdk/core_functions/config_datatypes',
    '/prompt_management/setting_up/custom_applications',
  ],
  [
    'is there a login in the open source version',
    '/self-host/deploy_remotly/host-remotely',
    '/self-host/host-locally',
    '/misc/team_management',
  ],
  ['what is the difference between an app and a variant', '/guides/how_does_agenta_work'],
  ['why is my evaluation aggregate an error', '/evaluation/automatic_evaluation'],
  [
    'how do I use agenta in a CI pipeline',
    '/guides/cookbooks/evaluations_with_sdk#use-it-in-a-build-job',
    '/prompt_management/setting_up/using_agenta_from_cli#run-it-unattended',
  ],
  [
    'how do I see the logs of the backend',
    '/misc/contributing/development-mode#watch-the-logs',
    '/misc/contributing/file-issue#record-the-containers',
    '/self-host/host-locally',
  ],
  [
    'how do I change the database password',
    '/self-host/environment-variables',
    '/self-host/deploy_remotly/host-remotely#replace-the-published-passwords',
  ],
  [
    'does agenta support streaming or generators',
    '/reference/sdk/core_functions/tracing',
    '/reference/sdk/core_functions/entrypoint',
    '/prompt_management/setting_up/custom_applications',
  ],
  [
    'who can deploy to production',
    '/misc/team_management#permissions',
    '/prompt_management/deployment',
  ],
  ['how do I write test cases for a chat app', '/evaluation/test_sets#chat-test-sets'],
  [
    'how do I go back to an older version of a prompt',
    '/prompt_management/deployment',
    '/prompt_management/prompt_engineering',
    '/reference/api/revert-deployment-revision',
  ],
  [
    'what does agenta cost me in latency when I call the deployed app',
    '/prompt_management/integrating#know-what-a-call-costs-in-time',
  ],
  [
    'which tables of postgres are migrated from mongo',
    '/self-host/migration/migration-to-postgres#what-the-copy-does',
  ],
  [
    'how do I report that the documentation is wrong',
    '/misc/about-this-site',
    '/misc/contributing/file-issue',
    '/misc/getting_support',
  ],
  [
    'how do I check that my answer is valid json',
    '/evaluation/automatic_evaluation#contains-json',
    '/evaluation/custom_evaluator',
  ],
  ['how do I extract structured data from text', '/guides/tutorials/extract_job_information'],
]);
