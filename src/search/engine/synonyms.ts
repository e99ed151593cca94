// cspell:ignore authentification buildjob cicd correctanswer expectedanswer expectedoutput githubactions groundtruth referenceanswer testdata
// cspell:ignore madeup singlesignon twofactor deepseek vllm lmstudio airgapped auditlog audittrail
import {stem} from './tokenizer';

/**
 * What readers call things and what the pages call them, one group per concept. Two-word terms are written without a space, because adjacent
 * words of a query are also looked up as one.
 */
export const synonymGroups: readonly (readonly string[])[] = [
  'delete remove erase uninstall destroy lose',
  'kubernetes k8s helm eks gke aks cluster',
  'selfhost onpremise onprem host',
  'testset dataset testdata testcase',
  'prompt variant',
  'judge critique grade',
  'score metric result',
  'config configuration setting parameter param hyperparameter',
  'environment env stage prod',
  'permission role rbac access',
  'trace log monitor observability span',
  'ui gui frontend interface',
  'cost price token spend',
  'install setup',
  'start run launch trigger',
  'create add new make',
  'list show all',
  'update change edit modify rename',
  'fetch get retrieve read pull load',
  'rollback revert restore undo',
  'publish deploy release ship promote',
  'upgrade migrate migration',
  'database db postgres postgresql rds',
  'mongo mongodb',
  'team member user colleague collaborator teammate',
  'invite add join',
  'disable deactivate off',
  'workspace organization organisation',
  'human people manual annotate hand',
  'ab abtest compare comparison vs diff',
  'key token secret credential',
  'authentication auth login authenticate authentification',
  'csv file upload import',
  'bug issue problem error fail wrong',
  'help support contact',
  'rag ragas retrieval context faithfulness',
  'function code custom',
  'http rest api endpoint',
  'cli commandline terminal command',
  'docker compose container',
  'server host remote vm',
  'laptop local locally machine computer',
  'aws amazon ec2',
  'gcp google gcloud',
  'input variable',
  'history revision version',
  'type datatype class',
  'decorator entrypoint instrument',
  'llm model ai',
  'regex pattern expression',
  'ssl tls https encrypt certificate',
  'ci cicd pipeline unattended buildjob githubactions gitlab jenkins',
  'hide mask redact ignore',
  'copy duplicate clone fork',
  'output answer response',
  'stuck hang pending wait queue',
  'architecture component service',
  'down outage unavailable unreachable fallback',
  'dropdown choice select',
  'latency performance slow speed',
  'observe instrument traceable',
  'telemetry analytics tracking statistics',
  'schedule cron nightly night periodic daily',
  'backup dump snapshot',
  'groundtruth expectedanswer correctanswer expectedoutput referenceanswer',
  'parallel concurrent simultaneous batch',
  'stop cancel abort kill',
  'passage chunk document',
  'allow permit permission',
  'option flag argument',
  'app application',
  'eval evaluation',
  'export download',
  'url address',
  'sso singlesignon saml oidc okta ldap',
  'twofactor 2fa mfa',
  'claude anthropic gemini bedrock vertex groq cohere deepseek perplexity openrouter',
  'ollama vllm lmstudio tgi',
  'windows wsl macos mac linux arm64',
  'ram memory cpu disk gpu hardware requirement',
  'opentelemetry otel otlp',
  'pii sensitive personal private privacy',
  'price billing subscription plan seat trial',
  'airgapped offline',
  'quota throttle ratelimit 429 limit',
  'auditlog audittrail',
  'terminology vocabulary glossary definition concept',
  'notification alert webhook',
  'picture photo image',
  'embedding vector semantic similarity meaning',
  'hallucination hallucinate invent madeup faithfulness',
  'vm droplet instance',
  'allocate bind expose occupy',
  'excel spreadsheet xlsx',
  'package library dependency module',
  'restart reboot crash loop',
  'public internet stranger',
  'overwrite replace',
].map((group) => group.split(' '));

const synonyms = new Map<string, Set<string>>();
for (const group of synonymGroups) {
  const stems = group.map(stem);
  for (const word of new Set([...group, ...stems])) {
    const set = synonyms.get(word) ?? new Set();
    for (const other of stems) if (other !== word) set.add(other);
    synonyms.set(word, set);
  }
}

/** The stems of the synonyms of `word`, which may be a word, a stem or two words joined. */
export function synonymsOf(word: string): ReadonlySet<string> | undefined {
  return synonyms.get(word);
}
