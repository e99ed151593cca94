import {factsOf} from './facts';
import type {Statement} from './types';

const backend = 'agenta-backend/agenta_backend';
const services = `${backend}/services`;
const rule = factsOf(`${services}/evaluators_service.py`);
const sandbox = factsOf(`${services}/security/sandbox.py`);
const instrument = factsOf('agenta-cli/agenta/sdk/decorators/tracing.py');

const evaluation = '/evaluation/automatic_evaluation';
const webhook = '/evaluation/webhook_evaluator';
const custom = '/evaluation/custom_evaluator';
const ownCode = '/prompt_management/setting_up/custom_applications';
const integrating = '/prompt_management/integrating';
const observability = '/observability/quickstart';

/** Rules that take a text as it is, and what a sandbox, a trace and an upload leave out. */
export const ruleFacts: readonly Statement[] = [
  // None that cuts blanks off.
  ...rule(
    'how evaluators take the output',
    /^\s+output = output\.get\("(\w+)", ""\)$/,
    'data, data, data, data, data, data, data, data, data, data, data, data, data, data, data, data',
    ['Upper and lower case, a full stop and a line feed at the end count', evaluation],
  ),
  ...rule('rule of Starts With', /value=(output\.\w+)\(prefix\)/, 'output.startswith', [
    'True when the output begins with the text',
    evaluation,
  ]),
  ...rule('rule of Ends With', /value=(output\.\w+)\(suffix\)/, 'output.endswith', [
    'True when the output ends with the text',
    evaluation,
  ]),
  ...rule('rule of Contains', /value=(substring in output)\)/, 'substring in output', [
    'occurs anywhere in the output, also inside a longer word',
    evaluation,
  ]),
  ...rule('join of the numbers of a list in JSON Diff Match', /f"\{path\}(.+)\{index\}"/, '.', [
    'nested keys become paths such as guest.name or rooms.0',
    evaluation,
  ]),
  ...rule('types of the score of a webhook', /isinstance\(score, (.+)\):$/, '(int, float)', [
    'true counts as 1',
    webhook,
  ]),
  ...sandbox('score that is none', /^\s+return (None)$/, 'None', [
    'the score is stored as empty, and the results page shows it as 0',
    custom,
  ]),
  ...sandbox('names that the sandbox adds one by one', /local_builtins\["(\w+)"\]/, '__import__', [
    'min, max, sum, any, all, list, dict, enumerate',
    custom,
  ]),
  ...sandbox(
    'lists of names that the sandbox adds',
    /local_builtins\.update\((\w+)\)/,
    'allowed_modules, utility_builtins',
    ['len, sorted, round, abs, range, zip, isinstance, set', custom],
  ),
  ...instrument('lists of names that hide nothing', /if blacklist is (\w+)$/, 'False', [
    'ignore_inputs=True or a list of names',
    observability,
  ]),
  ...instrument(
    'functions that a span waits for',
    /= inspect\.(\w+)\(func\)$/,
    'iscoroutinefunction',
    ['its span ends when the generator is made', observability],
  ),
  ...factsOf(`${backend}/routers/testset_router.py`)(
    'name of a test set that is uploaded without one',
    /"name": \w+ if \w+ else (\w+\.\w+),/,
    'file.filename',
    ["or leave it empty to use the file's name", '/evaluation/test_sets'],
  ),
  ...factsOf(`${services}/app_manager.py`)(
    'what an overwrite does with the service that runs',
    /await deployment_manager\.(stop_\w+)\(\w+\)/,
    'stop_and_delete_service, stop_and_delete_service',
    ['stops and removes the old container', ownCode],
  ),
  ...factsOf(`${services}/llm_apps_service.py`)(
    'where an evaluation puts prompt variables',
    /payload\["(\w+)"\] = /,
    'inputs',
    ['An input takes the column of the same name', evaluation],
  ),
  ...factsOf(`${services}/container_manager.py`)(
    'recipe that a build of an image takes',
    /dockerfile = "([^"]+)"/,
    'Dockerfile, Dockerfile.cloud',
    ['no system packages, no Dockerfile of yours', ownCode],
  ),
  ...factsOf(`${services}/docker_utils.py`)(
    'status of a container that counts as a failure',
    /container\.status (.+):$/,
    '== "exited"',
    ['The backend looks once, half a second after the start, so it seldom notices', ownCode],
  ),
  ...factsOf(`${backend}/models/api/evaluation_model.py`)(
    'status in the update of a human evaluation',
    /^\s+status: (Optional\[EvaluationStatusEnum\] = None)$/,
    'Optional[EvaluationStatusEnum] = None',
    ['with an empty object, {}, which stores no status', '/evaluation/human_evaluation'],
  ),
  ...factsOf('agenta-cli/agenta/sdk/agenta_init.py')(
    'failures that ag.config only logs',
    /^\s+except (\w+) as \w+:$/,
    'Exception, Exception, Exception, Exception',
    ['it logs a warning and runs with the values it holds in memory', integrating],
    ['runs on the values in memory, status 200', ownCode],
  ),
  ...factsOf('agenta-cli/agenta/sdk/config_manager.py')(
    'failures that ag.ConfigManager logs',
    /^\s+except (\w+) as \w+:$/,
    'Exception, Exception, ValidationError, ValidationError, ValidationError',
    ['An app with a Pydantic configuration answers 500 instead', integrating],
  ),
];
