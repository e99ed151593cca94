import {factsOf} from './facts';
import type {Statement} from './types';

const services = 'agenta-backend/agenta_backend/services';
const rule = factsOf(`${services}/evaluators_service.py`);

const evaluation = '/evaluation/automatic_evaluation';
const webhook = '/evaluation/webhook_evaluator';
const custom = '/evaluation/custom_evaluator';
const rag = '/evaluation/rag_evaluators';

/** What evaluators take, send and say when they fail. */
export const judges: readonly Statement[] = [
  ...rule('library that the judges ask', /^from (\S+) import .*\bOpenAI\b/, 'openai', [
    'it sends answers',
    '/self-host/environment-variables',
  ]),
  ...rule(
    'messages of evaluators that failed',
    /message="(Error during [^;"]+)/,
    'Error during Auto AI Critique, Error during Auto Custom Code Evaluation, Error during Auto Exact Match evaluation, Error during Auto Regex evaluation, Error during Auto Semantic Similarity, Error during Auto Similarity Match evaluation, Error during Auto Webhook evaluation, Error during Auto Webhook evaluation, Error during Contains All evaluation, Error during Contains Any evaluation, Error during Contains JSON evaluation, Error during Contains evaluation, Error during Ends With evaluation, Error during JSON diff evaluation, Error during Levenshtein threshold evaluation, Error during RAG Context Relevancy evaluation, Error during RAG Faithfulness evaluation, Error during Starts With evaluation',
    ['Error during … evaluation, with Auto Regex, Auto Similarity Match', evaluation],
    ['“Error during Auto Semantic Similarity”', evaluation],
    ['“Error during Levenshtein threshold evaluation”', evaluation],
    ['“Error during JSON diff evaluation”', evaluation],
    ['“Error during Auto AI Critique”', evaluation],
    ['Error during Auto Custom Code Evaluation', custom],
    ['“Error during RAG Context Relevancy evaluation”', rag],
  ),
  ...rule(
    'message of a configuration without its column',
    /"(No correct [^"]+)"/,
    'No correct answer keys provided.',
    ['No correct answer keys provided.', evaluation],
  ),
  ...rule(
    'message of a row without the expected column',
    /' (not found in the test set\.)"/,
    'not found in the test set.',
    ["Correct answer column '…' not found in the test set.", evaluation],
  ),
  ...rule(
    'failures that evaluators tell apart',
    /except ([\w.]+) as e:/,
    'Exception, Exception, Exception, Exception, Exception, Exception, Exception, Exception, Exception, Exception, Exception, Exception, Exception, Exception, ValueError, ValueError, ValueError, ValueError, httpx.HTTPError, json.JSONDecodeError',
    ['Words before the JSON, such as a code fence, are an error', evaluation],
  ),
  ...rule(
    'keys that Include prediction keys adds',
    /if (.*"predict_keys".*):$/,
    'settings_values.get("predict_keys", False)',
    ['Include prediction keys, switched on, adds the keys that only the output has', evaluation],
  ),
  ...rule(
    'thresholds that Levenshtein Distance compares with',
    /if ("threshold" .+) \w+:$/,
    '"threshold" in',
    ['A threshold that was typed and then cleared may be stored as null', evaluation],
  ),
  ...rule(
    'how evaluators read the key of OpenAI',
    /lm_providers_keys(.+"OPENAI_API_KEY".*)$/,
    '.get("OPENAI_API_KEY", None), .get("OPENAI_API_KEY", None), ["OPENAI_API_KEY"], ["OPENAI_API_KEY"]',
    ['The evaluator needs the stored OPENAI_API_KEY', evaluation],
  ),
  ...rule('items of a list without blanks', /\[\w+\.(strip)\(\) for/, 'strip, strip', [
    'it is cut at commas and each item is trimmed',
    evaluation,
  ]),
  ...rule('columns in the message to the judge', /^\s+\w+\[(key)\] = value$/, 'key', [
    'a column overwrites an entry of the same name',
    evaluation,
  ]),
  ...rule('system message to the judge', /"system", "content": (.+)\}/, 'prompt_template', [
    'Variables in braces are not filled in',
    evaluation,
  ]),
  ...rule(
    'entries of the message to the judge',
    /^ {12}"(llm_\w+|variant_\w+)":/,
    'llm_app_prompt_template, variant_output',
    ['The user message lists llm_app_prompt_template', evaluation],
  ),
  ...rule('where the judge is asked', /OpenAI\((\w+)=\w+\)$/, 'api_key, api_key', [
    'Model and temperature are fixed',
    evaluation,
  ]),
  // The library takes statements from another argument.
  ...rule(
    'arguments of the RAG evaluators',
    /^\s+output=\w+, (input)=\w+, context=\w+$/,
    'input, input',
    ['taken from an argument that Agenta 0.24 does not fill', rag],
  ),
  ...rule(
    'what the judge of RAG is made with',
    /= (?:Faithfulness|ContextRelevancy)\((\w+)=\w+\)$/,
    'api_key, api_key',
    ['gpt-3.5-turbo-16k, fixed', rag],
  ),
  ...rule(
    'messages of the RAG evaluators',
    /"(No LLM keys OpenAI key found|Missing required configuration keys|'contexts_key' is set to)/,
    "'contexts_key' is set to, 'contexts_key' is set to, Missing required configuration keys, Missing required configuration keys, No LLM keys OpenAI key found, No LLM keys OpenAI key found",
    ['No LLM keys OpenAI key found', rag],
  ),
  ...rule(
    'answers that the webhook evaluator refuses',
    /response\.(raise_for_status)\(\)/,
    'raise_for_status',
    ['A status other than 2xx, a redirect included', webhook],
  ),
  ...rule(
    'messages of the webhook evaluator',
    /f"(\[webhook evaluation\] \w+)/,
    '[webhook evaluation] Exception, [webhook evaluation] HTTP, [webhook evaluation] JSON',
    ['[webhook evaluation] HTTP - ConnectError…', webhook],
  ),
  ...rule(
    'fields that the webhook evaluator sends',
    /^ {16}"(\w+)": \w+,$/,
    'correct_answer, inputs, output',
    ['For each row the platform sends one POST request with three fields', webhook],
  ),
  ...rule('field of the answer of a webhook', /response_\w+\.get\("(\w+)"/, 'score', [
    'The object has no score, or it is null',
    webhook,
  ]),
  ...rule('headers of the request to a webhook', /client\.post\(url=\S+, (\w+)=\w+\)$/, 'json', [
    'There is no signature and no setting for a header',
    webhook,
  ]),
  ...rule('settings that Code Evaluation reads', /code=settings_values\["(\w+)"\]/, 'code', [
    'Your function does not see the setting',
    custom,
  ]),
  ...rule('message of an unknown evaluator', /f"(Evaluation method) '/, 'Evaluation method', [
    "Evaluation method '…' not found.",
    evaluation,
  ]),
];
