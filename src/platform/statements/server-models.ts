// cspell:ignore ondelete
import {factsOf} from './facts';
import type {Statement} from './types';

const models = 'agenta-backend/agenta_backend/models';
const services = 'agenta-backend/agenta_backend/services';

/** Types, references and conversions of the backend, and what the SDK and the web interface have in their place. */
export const modelFacts: readonly Statement[] = [
  ...factsOf(`${models}/db_models.py`)(
    'what the removal of a variant does to what points at it',
    /ForeignKey\("app_variants\.id", ondelete="(.*?)"/,
    'CASCADE, SET NULL, SET NULL, SET NULL, SET NULL',
    [
      'An environment that pointed at the variant is empty afterwards',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...factsOf(`${models}/shared_models.py`)(
    'type of an input of a human evaluation',
    /^\s+input_value: (.*)$/,
    'str',
    ['Such a cell also stops a human evaluation from starting', '/evaluation/test_sets'],
  ),
  ...factsOf(`${models}/converters.py`)(
    'what the list of evaluations asks of a variant',
    /if \w+\.(variant\b.*)$/,
    'variant.variant_name',
    [
      'An automatic evaluation of the removed variant can no longer be read',
      '/reference/cli/core_commands/variant_remove',
    ],
  ),
  ...factsOf('agenta-backend/agenta_backend/main.py')(
    'middleware of the backend',
    /(\w+Middleware)\b[,)]/,
    'CORSMiddleware',
    ['limits no request rates', '/reference/api/introduction'],
  ),
  ...factsOf(`${services}/llm_apps_service.py`)(
    'how the worker reads the answer of an app',
    /\w+\.(json\(.*\))/,
    'json()',
    ['HTTP error 0: Attempt to decode JSON', '/evaluation/automatic_evaluation'],
  ),
  ...factsOf(`${services}/evaluators_service.py`)(
    'how JSON Field Match reads an answer',
    /output_json = (\S.*)$/,
    'json.loads(output)',
    [
      'JSON Field Match reads texts only and would judge a dictionary false in every row',
      '/guides/tutorials/extract_job_information',
    ],
  ),
  ...factsOf('agenta-cli/agenta/sdk/__init__.py')(
    'ag.tracing before ag.init',
    /^tracing = ([^#]*?)\s*(?:#|$)/,
    'DEFAULT_AGENTA_SINGLETON_INSTANCE.tracing',
    ['ag.tracing is None before ag.init', '/reference/sdk/core_functions/tracing'],
  ),
  ...factsOf('agenta-web/src/lib/helpers/copyToClipboard.ts')(
    'how the web interface copies a text',
    /\.(writeText|execCommand|write)\(/,
    'writeText',
    [
      'The copy icon needs HTTPS or localhost; elsewhere it does nothing',
      '/prompt_management/integrating',
    ],
  ),
];
