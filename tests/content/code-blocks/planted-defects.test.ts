import {expect, it} from 'vitest';
import {formatDefect} from '@site/src/built-site/checks/check';
import type {PageCheck} from '../pages/check';
import {readPage} from '../pages/page';
import {agentaCalls, agentaMentions, namedOptions} from './checks/agenta';
import {compose} from './checks/compose';
import {environment} from './checks/environment';
import {evaluators, evaluatorSettings} from './checks/evaluators';
import {requests} from './checks/requests';
import {sdkInSamples, sdkInText} from './checks/sdk';
import {fences, syntax} from './checks/syntax';
import {shellReady} from './shell';

await shellReady;

const [data, python, shell] = syntax as [PageCheck, PageCheck, PageCheck];

const found = (check: PageCheck, text: string): string[] =>
  check.run([readPage('docs/a.mdx', text)]).defects.map(formatDefect);

/** A block of code; `info` may hold more than its language. */
const block = (info: string, ...lines: string[]): string =>
  [`\`\`\`${info}`, ...lines, '```'].join('\n');
const bash = (line: string): string => block('bash', line);
const py = (...lines: string[]): string => block('python', ...lines);
const ag = (...lines: string[]): string => py('import agenta as ag', ...lines);

const host = 'https://your-host.example/api';
const deploy = `curl -X POST "${host}/environments/deploy" -d`;
const api = [
  'from agenta.client.backend import AgentaApi',
  'api = AgentaApi(base_url="x", api_key="")',
];
const cached = 'c = ag.Agenta(api_key="x")';
const dotenv = block('ini title=".env"', 'TRIAGE_URL=x');
const readsOwn = py('import os', 'os.environ["TRIAGE_URL"]');

const environmentOf = (item: string): string =>
  block('yaml', 'services:', '  a:', '    environment:', `      ${item}`);

const defective: [PageCheck, string, string][] = [
  [fences, block('pyhton', 'x'), 'docs/a.mdx:1 has the language "pyhton"'],
  [fences, block('python', 'print(“x”)'), 'has a typographic quote or a no-break space. Fix:'],
  [fences, 'Text.\n\n```bash\nls', 'docs/a.mdx:3 the fence is never closed'],
  [data, block('json', '{', '  "a": 1,', '}'), 'docs/a.mdx:4 JSON'],
  [data, block('yaml', 'a: [1'), 'YAML'],
  [data, block('yaml', 'a: 1', 'a: 2'), 'docs/a.mdx:3 YAML'],
  [data, block('toml', 'a = x'), 'TOML'],
  // An indented fence below front matter, and one that is longer than what it holds.
  [data, '---\ntitle: x\n---\n- a\n\n  ```json\n  {\n  ```', 'docs/a.mdx:7 JSON'],
  [fences, '````text\n```\n````\n```pyhton\nx\n```', 'docs/a.mdx:4 has the language "pyhton"'],

  [python, py('x = (1'), 'does not parse'],
  [python, py('def f()', '    pass'), 'does not parse'],
  [python, py('for a in b:', 'print(a)'), 'docs/a.mdx:'],
  [python, py('print "x"'), 'Python 2'],
  [python, py('if a:', '    b = 1', '  c = 2'), 'docs/a.mdx:4'],
  [python, py('x = 1 2'), 'does not parse'],

  [sdkInSamples, ag('ag.initialise()'), '`ag.init`'],
  [sdkInSamples, ag('ag.config.registerdefault(a=1)'), '`ag.config.register_default`'],
  [sdkInSamples, ag('ag.config.set_default(a=1)'), 'ag.config.register_default'],
  [sdkInSamples, ag('ag.save_context(result=1)'), 'never works'],
  [sdkInSamples, ag('ag.init(appid="x")'), '`app_id`'],
  [sdkInSamples, ag('ag.config.push(tone="x")'), 'without `config_name`'],
  [sdkInSamples, ag('ag.IntParam(1, 2, 3, 4)'), '4 are given'],
  [sdkInSamples, ag('ag.config.push("a", config_name="a")'), 'twice'],
  [sdkInSamples, ag('ag.MessagesInput(messages=[])'), 'by position'],
  [sdkInSamples, ag('ag.DictInput(["a"])'), '1 are given'],
  [
    sdkInSamples,
    ag('ag.config.register_default(tone=ag.TextParam("x"))', 'print(ag.config.tune)'),
    '`tone`',
  ],
  [sdkInSamples, ag('@ag.instrument', 'def f():', '    pass'), 'needs parentheses'],
  [sdkInSamples, ag('@ag.entrypoint()', 'def f(a):', '    pass'), 'without parentheses'],
  [sdkInSamples, ag('@ag.route("/")', 'def f(a):', '    pass'), 'without `config_schema`'],
  [sdkInSamples, ag('ag.tracing.store_output({})'), '`ag.tracing.store_outputs`'],
  [sdkInSamples, ag(cached, 'c.get_configs("a", "b")'), 'get_config`'],
  [sdkInSamples, ag(cached, 'c.get_config("a")'), 'without `environment`'],
  [sdkInSamples, py('from agenta import config'), 'before `ag.init()`'],
  [sdkInSamples, py('from agenta import Prompts'), 'nearest'],
  [sdkInSamples, py(...api, 'api.apps.list_variants("x")'), '`api.apps.list_app_variants`'],
  [sdkInSamples, py(...api, 'api.apps.create_app(name="x")'), '`app_name`'],
  [sdkInSamples, py(...api.slice(0, 1), 'api = AgentaApi(base_url="x")'), 'without `api_key`'],
  [
    sdkInSamples,
    py('from agenta.client.backend import LlmRunRateLimit', 'LlmRunRateLimit(batch=5)'),
    '`batch_size`',
  ],
  [sdkInSamples, py('from agenta.client.backend import RateLimit'), '`LlmRunRateLimit`'],
  [sdkInSamples, py('x = 1', 'ag.init()'), 'docs/a.mdx:3 `ag` is used, and no block above'],
  [sdkInText, 'Call `ag.intrument`.', '`ag.instrument`'],

  ...['echo "open', 'if true; then echo', 'ls | | wc', 'for a in b; do'].map(
    (line): [PageCheck, string, string] => [shell, bash(`ls\n${line}`), 'shell does not parse'],
  ),
  [agentaCalls, bash('agenta variants list'), '`variant`'],
  [agentaCalls, bash('agenta variant lst'), '`variant list`'],
  [agentaCalls, bash('agenta login'), 'does not exist'],
  [agentaCalls, bash('agenta init --app_nam x'), '`--app_name`'],
  [agentaCalls, bash('agenta init --backend_host x'), '`--backend-host`'],
  [agentaCalls, bash('agenta variant serve app.py --overwrit'), '`--overwrite`'],
  [agentaCalls, bash('agenta variant serve a.py b.py'), '2 are given'],
  [agentaCalls, bash('agenta variant remove app.default'), '1 are given'],
  [agentaCalls, bash('agenta variant remove --variant_name'), 'needs a value'],
  [agentaCalls, bash('agenta --verison'), '`--version`'],
  [agentaCalls, bash('A=1 agenta init && echo "$(agenta --verison)"'), '`--version`'],
  [agentaCalls, bash('python -m agenta.cli.main variant serv'), '`variant serve`'],
  [agentaMentions, 'Run `agenta variant serv`.', '`variant serve`'],
  [
    namedOptions,
    `Add \`--overwite\`, as \`--own\` does.\n\n${bash('x --own')}`,
    'docs/a.mdx:1 unknown option `--overwite`; the nearest real one is `--overwrite`',
  ],

  [compose, bash('docker compose -f docker-compose.gh.yaml up'), '`docker-compose.gh.yml`'],
  [
    compose,
    bash('docker compose -f docker-compose.gh.yml logs backend'),
    'the nearest real one is `agenta-backend`',
  ],
  [compose, bash('docker compose restart celery-worker'), '`celery_worker`'],
  [compose, bash('docker compose upp -d'), '`up`'],
  [compose, bash('docker compose exec postgresql psql'), '`postgres`'],
  [compose, bash('docker exec -w /app agenta-backend-2 ls'), '`agenta-backend-1`'],
  [compose, bash('docker logs --tail 100 agenta_web'), '`agenta-web-1`'],
  [compose, 'See `docker-compose.main.yml`.', 'docs/a.mdx:1 unknown compose file'],

  [environment, 'Set `AGENTA_APPID`.', '`AGENTA_APP_ID`'],
  [environment, 'Set `POSTGRES_URL`.', '`POSTGRES_URI`'],
  [environment, bash('export POSTGRES_URL=x'), '`POSTGRES_URI`'],
  [environment, block('ini title=".env"', '# no', 'BARE_DOMAIN_NAM=x'), '`BARE_DOMAIN_NAME`'],
  [environment, block('ini title="web/.env.production"', 'DOMAIN_NAM=x'), '`DOMAIN_NAME`'],
  [environment, environmentOf('DOMAIN_NAMES: x'), 'docs/a.mdx:5 unknown environment variable'],
  [environment, environmentOf('- DOMAIN_NAMES=x'), 'nearest real one is `DOMAIN_NAME`'],
  [environment, py('import os', 'os.environ["AGENTAHOST"]'), '`AGENTA_HOST`'],
  // Set, but not read, and the other way round.
  [environment, dotenv, 'TRIAGE_URL'],
  [environment, readsOwn, 'TRIAGE_URL'],
  // The prefix is the platform's, even if a page sets and reads it.
  [environment, bash('export AGENTA_APPID=1\necho "$AGENTA_APPID"'), 'AGENTA_APPID'],

  [evaluators, 'Use `auto_exact_mach`.', 'docs/a.mdx:1 unknown evaluator'],
  [evaluators, py('f(evaluator_key="auto_exact_mach")'), '`auto_exact_match`'],
  [evaluators, block('json', '{"evaluator_key": "auto_exact_mach"}'), '`auto_exact_match`'],
  ...[
    py('f(evaluator_key="auto_exact_match", settings_values={"correct_answer": "x"})'),
    block(
      'json',
      '{"evaluator_key": "auto_exact_match", "settings_values": {"correct_answer": 1}}',
    ),
  ].map((text): [PageCheck, string, string] => [
    evaluatorSettings,
    text,
    'docs/a.mdx:2 unknown setting of auto_exact_match `correct_answer`; the nearest real one is `correct_answer_key`',
  ]),

  [requests, bash(`curl ${host}/app`), '`GET /apps`'],
  [requests, bash(`curl -X PUT ${host}/apps`), 'unknown operation `PUT /apps`'],
  [requests, bash(`curl "${host}/configs?baseid=1"`), '`base_id`'],
  [
    requests,
    bash(`${deploy} '{"environment_name": "a", "variant": "b"}'`),
    'nearest real one is `variant_id`',
  ],
  [requests, bash(`${deploy} '{"variant_id": "b"}'`), 'field `environment_name`'],
  [requests, bash(`curl -F "files=@a.csv" ${host}/testsets/upload`), '`file`'],
  [requests, bash(`curl -X GET ${host}/apps -d '{}'`), 'takes no body'],
  [requests, py(`requests.get(f"{HOST}/api/apps/{ID}/variant")`), '/variants`'],
  [requests, py(`API = "${host}"`, 'requests.get(f"{API}/app")'), '`GET /apps`'],
  [requests, py('call("POST", "/environments/deploy", {"variant_id": 1})'), '_name`'],
  [requests, 'Ask `GET /api/app`.', '`GET /apps`'],
];

it.each(defective.map(([check, text, message]) => ({check, text, message})))(
  'the check "$check.name" reports $message',
  ({check, text, message}) => {
    const defects = found(check, text);
    expect(defects.join('\n')).toContain(message);
    expect(defects[0]).toMatch(/^docs\/a\.mdx:\d+ /);
  },
);

const correct: [PageCheck, string][] = [
  [data, block('json', '{"a": null}')],
  [data, `${block('yaml', 'a: !override [1]')}\n${block('toml', 'a = [ "b",]')}`],
  [data, block('json invalid="cut"', '{')],
  [
    python,
    py(
      'async def f(a: int = 1, *, b: str = "x") -> dict:',
      '    return {**{"a": a}, "b": f"{b!r:>{a}}"}',
      '',
      '',
      'if (n := 3) > 2:',
      '    print(n)',
      'else:',
      '    pass',
    ),
  ],
  ...[
    'agenta -v',
    'agenta init',
    'agenta init --app_name=x --backend-host http://localhost',
    'agenta variant serve --file_name a.py --overwrite',
    'agenta config set-host https://your-host.example',
    'agenta variant --help',
  ].map((line): [PageCheck, string] => [agentaCalls, bash(line)]),
  [compose, bash('docker compose -f docker-compose.gh.yml logs -f --tail 20 redis')],
  [compose, bash('sudo docker compose exec -T -u root postgres psql x')],
  [compose, bash('docker exec -it postgres psql -U x\ndocker logs YOUR_CONTAINER_NAME')],
  [compose, bash('docker compose -f docker-compose.gh.yml up -d --pull always agenta-backend')],
  // A file that the page asks the reader to write.
  [
    compose,
    `${block('yaml title="docker-compose.own.yml"', 'services:', '  tls:', '    image: caddy')}
${bash('docker compose -f docker-compose.own.yml up tls')}`,
  ],
  [compose, bash('cat > compose.yml <<EOF\nservices: {a: {}}\nEOF\ndocker-compose restart a')],
  [environment, bash('APP=1\necho "$APP"')],
  [environment, `${dotenv}\n${readsOwn}`],
  [requests, bash(`${deploy} '{"environment_name": "a", "variant_id": "b"}'`)],
  [requests, py('requests.post("https://elsewhere.example/v1/x", json={"a": 1})')],
  [requests, py('requests.post(f"{HOST}/api/testsets/{ID}", json=body)')],
];

it.each(correct.map(([check, text]) => ({check, text})))(
  'the check "$check.name" accepts $text',
  ({check, text}) => {
    expect(found(check, text)).toEqual([]);
  },
);

it('correct code of the SDK passes, with all of its names and calls checked', () => {
  const text = ag(
    'ag.init(config_fname="config.toml")',
    'ag.config.register_default(tone=ag.TextParam("x"), n=ag.IntParam(1, minval=0, maxval=2))',
    '@ag.entrypoint',
    '@ag.instrument(spankind="llm")',
    'def f(inputs: ag.DictInput = ag.DictInput(default_keys=["a"])) -> str:',
    '    ag.tracing.store_cost(0.1)',
    '    return ag.config.tone.format(**inputs)',
  );
  const {checked, defects} = sdkInSamples.run([readPage('docs/a.mdx', text)]);
  expect(defects).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(16);
});
