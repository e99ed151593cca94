import {expect, it} from 'vitest';
import {embeddedSearch} from './golden/quality';
import {readQuery} from '@site/src/search/engine/expand';

const search = embeddedSearch('build');
const variables = '/self-host/environment-variables';

/** Queries, and the address that the first hit must have. */
const definitions: [query: string, url: string][] = [
  ['AGENTA_API_KEY', `${variables}#env-agenta-api-key`],
  ['AGENTA_HOST', `${variables}#env-agenta-host`],
  ['POSTGRES_URI', `${variables}#env-postgres-uri`],
  ['OPENAI_API_KEY', `${variables}#env-openai-api-key`],
  ['REDIS_URL', `${variables}#env-redis-url`],
  ['CELERY_BROKER_URL', `${variables}#env-celery-broker-url`],
  ['MONGODB_URI', `${variables}#env-mongodb-uri`],
  ['DOMAIN_NAME', `${variables}#env-domain-name`],
  ['BARE_DOMAIN_NAME', `${variables}#env-bare-domain-name`],
  ['FEATURE_FLAG', `${variables}#env-feature-flag`],
  ['ag.init', '/reference/sdk/core_functions/init'],
  ['ag.config.register_default', '/reference/sdk/core_functions/config_default'],
  ['FloatParam', '/reference/sdk/core_functions/config_datatypes#float-param'],
  ['MultipleChoiceParam', '/reference/sdk/core_functions/config_datatypes#multiple-choice-param'],
  ['config_fname', '/reference/sdk/core_functions/init#ag-init-config-fname'],
  ['create_evaluation', '/reference/sdk/client#api-evaluations-create-evaluation'],
  ['auto_exact_match', '/evaluation/automatic_evaluation#exact-match'],
  ['auto_regex_test', '/evaluation/automatic_evaluation#regex-test'],
  ['EVALUATION_FINISHED_WITH_ERRORS', '/evaluation/automatic_evaluation#statuses'],
  ['/apps/{app_id}/variants', '/reference/api/list-app-variants'],
  ['POST /api/evaluations/', '/reference/api/create-evaluation'],
  ['--overwrite', '/reference/cli/core_commands/variant_serve#agenta-variant-serve-overwrite'],
];

it.each(definitions)('the identifier %s leads to its definition', async (query, url) => {
  const [first] = await search(query);
  expect(first).toBe(url);
});

it('identifiers are distinguished from plain words', () => {
  const all = {keys: () => new Set<string>().keys(), has: () => true};
  const names = (query: string) =>
    readQuery(query, all).terms.flatMap(({isIdentifier, raw}) => (isIdentifier ? raw : []));
  expect(names('self-host a/b test e.g. version 0.24 what is a variant?')).toEqual([]);
  expect(names('@ag.entrypoint api_key ag.init() --host FloatParam')).toEqual([
    'agentrypoint',
    'apikey',
    'aginit',
    '--host',
    'floatparam',
  ]);
});
