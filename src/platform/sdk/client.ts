import fields from '../extracted/sdk/client-types.json';
import extracted from '../extracted/sdk/client.json';
import {typed} from '../short';
import type {ClientMethod, ClientParameter, ClientType, SubClient} from './types';

interface MethodFacts {
  readonly http?: string;
  readonly returns?: string;
  readonly 'cloud only'?: boolean;
  readonly 'by position'?: readonly string[];
  readonly 'client argument'?: Readonly<Record<string, string>>;
}

const methods: Readonly<Record<string, MethodFacts>> = extracted['client method'];

/** Pages of the HTTP API reference whose address is not the method's name. A test compares all with the description of the API. */
const slugs: Readonly<Record<string, string>> = {
  fetch_user_profile: 'user-profile',
  'evaluations.fetch_evaluation_scenarios': 'compare-evaluation-scenarios',
  'evaluations.fetch_list_evaluations': 'list-evaluations',
  'evaluators.create_new_evaluator_config': 'create-evaluator-config',
  'evaluators.get_evaluator_configs': 'list-evaluator-configs',
  'evaluators.get_evaluators_endpoint': 'list-evaluators',
  'observability.dashboard': 'observability-dashboard',
};

const parametersOf = (name: string): ClientParameter[] =>
  Object.entries(methods[name]?.['client argument'] ?? {}).map(([argument, text]) => ({
    name: argument,
    ...typed(text),
    positional: methods[name]?.['by position']?.includes(argument) ?? false,
  }));

/** What the client is made with; `timeout` without a value means 60 seconds. */
export const clientSettings = parametersOf('AgentaApi');

/** Attributes of the client, in the order in which the page tells them; empty for methods on the client itself. */
const groups = [
  ...['', 'apps', 'variants', 'bases', 'configs', 'environments', 'containers', 'evaluations'],
  ...['evaluators', 'testsets', 'observability'],
];

function methodOf(whole: string): ClientMethod {
  const {http = '', returns = '', 'cloud only': isCloud} = methods[whole] ?? {};
  const name = whole.replace(/^.*\./, '');
  return {
    name,
    http,
    returns: returns === 'Any' ? 'decoded JSON' : returns,
    slug: slugs[whole] ?? name.replaceAll('_', '-'),
    edition: isCloud ? 'cloud' : 'oss',
    parameters: parametersOf(whole),
  };
}

/** The generated HTTP client of the SDK (`agenta.client.backend`), method by method. */
export const subClients: readonly SubClient[] = groups.map((name) => ({
  name,
  methods: Object.keys(methods)
    .filter((one) => one !== 'AgentaApi' && one.replace(/\.?[^.]*$/, '') === name)
    .map(methodOf),
}));

interface TypeFacts {
  readonly form: string;
  readonly is?: string | readonly string[];
  readonly 'client field'?: Readonly<Record<string, FieldFacts>>;
}
type FieldFacts = string | {readonly type: string; readonly required?: boolean; readonly 'JSON key'?: string};

function fieldOf([name, fact]: [string, FieldFacts]): string {
  const {
    type,
    required,
    'JSON key': key,
  } = typeof fact === 'string' ? {...typed(fact), 'JSON key': undefined} : fact;
  return `${name}${required ? '' : '?'}: ${type}${key ? ` (JSON key ${key})` : ''}`;
}

/** The models of the generated client: what a reply carries. */
export const clientTypes = Object.entries<TypeFacts>(fields['client type']).map(
  ([name, {form, is, 'client field': all = {}}]) => ({
    name,
    form: form as ClientType['form'],
    parts: is === undefined ? Object.entries(all).map(fieldOf) : [is].flat(),
  }),
);
