import {describe, expect, it} from 'vitest';
import {formatDefect} from './helpers/defect';
import {allPages, blocksOf, readPage, type Page} from './helpers/pages';
import {Python} from './helpers/python';
import {checkSdk, newScope, type SdkCount} from './helpers/python-sdk';
import {problemOfName} from './helpers/sdk-surface';

/** Blocks of one page share a scope: a later one may use what an earlier one imported. */
function check(pages: readonly Page[]): {texts: string[]; count: SdkCount} {
  const count = {names: 0, calls: 0};
  const texts = pages.flatMap((page) => {
    const scope = newScope();
    return blocksOf([page], 'python')
      .flatMap((block) => checkSdk(block, scope, count))
      .map(formatDefect);
  });
  return {texts, count};
}

const block = (...lines: string[]): Page =>
  readPage('docs/a.mdx', ['```python', ...lines, '```'].join('\n'));
const syntax = (...lines: string[]): string[] =>
  block(...lines).blocks.flatMap((one) => new Python(one.code, one).errors().map(formatDefect));

describe('syntax', () => {
  it.each([
    ['a bracket left open', ['x = (1']],
    ['no colon', ['def f()', '    pass']],
    ['no body', ['for a in b:', 'print(a)']],
    ['Python 2', ['print "x"']],
    ['an inconsistent dedent', ['if a:', '    b = 1', '  c = 2']],
    ['a missing operator', ['x = 1 2']],
  ])('reports %s', (_, lines) => {
    const errors = syntax(...lines);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors[0]).toMatch(/^docs\/a\.mdx:\d+ /);
  });

  it('accepts what Python 3.9 accepts', () => {
    expect(
      syntax(
        'async def f(a: int = 1, *, b: str = "x") -> dict:',
        '    return {**{"a": a}, "b": f"{b!r:>{a}}"}',
        '',
        '',
        'if (n := 3) > 2:',
        '    print(n)',
        'else:',
        '    pass',
      ),
    ).toEqual([]);
  });
});

describe('names and calls of the SDK', () => {
  const start = 'import agenta as ag';
  it.each([
    ['a name that does not exist', ['ag.initialise()'], 'ag.init'],
    [
      'a method that does not exist',
      ['ag.config.registerdefault(a=1)'],
      'ag.config.register_default',
    ],
    [
      'a name that is known to be absent',
      ['ag.config.set_default(a=1)'],
      'ag.config.register_default',
    ],
    ['a name that never works', ['ag.save_context(result=1)'], 'never works'],
    ['an unknown keyword', ['ag.init(appid="x")'], 'app_id'],
    ['a missing argument', ['ag.config.push(tone="x")'], 'without `config_name`'],
    ['too many arguments', ['ag.IntParam(1, 2, 3, 4)'], '4 are given'],
    ['an argument given twice', ['ag.config.push("a", config_name="a")'], 'twice'],
    ['a positional argument given by keyword', ['ag.MessagesInput(messages=[])'], 'by position'],
    ['a keyword argument given by position', ['ag.DictInput(["a"])'], '1 are given'],
    [
      'a parameter that is not registered',
      ['ag.config.register_default(tone=ag.TextParam("x"))', 'print(ag.config.tune)'],
      '`tone`',
    ],
    [
      'a decorator without its parentheses',
      ['@ag.instrument', 'def f():', '    pass'],
      'needs parentheses',
    ],
    [
      'a decorator with parentheses that must have none',
      ['@ag.entrypoint()', 'def f(a):', '    pass'],
      'without parentheses',
    ],
    [
      'a route without a configuration',
      ['@ag.route("/")', 'def f(a):', '    pass'],
      'without `config_schema`',
    ],
    ['an unknown tracing method', ['ag.tracing.store_output({})'], 'ag.tracing.store_outputs'],
    [
      'a method of the cached client',
      ['c = ag.Agenta(api_key="x")', 'c.get_configs("a", "b")'],
      'get_config',
    ],
    [
      'an argument of the cached client',
      ['c = ag.Agenta(api_key="x")', 'c.get_config("a")'],
      'without `environment`',
    ],
    [
      'an import of an object that `ag.init()` replaces',
      ['from agenta import config'],
      'before `ag.init()`',
    ],
    ['an import that does not exist', ['from agenta import Prompts'], 'nearest'],
    [
      'an unknown method of the API client',
      [
        'from agenta.client.backend import AgentaApi',
        'api = AgentaApi(base_url="x", api_key="")',
        'api.apps.list_variants("x")',
      ],
      'apps.list_app_variants',
    ],
    [
      'an unknown keyword of the API client',
      [
        'from agenta.client.backend import AgentaApi',
        'api = AgentaApi(base_url="x", api_key="")',
        'api.apps.create_app(name="x")',
      ],
      'app_name',
    ],
    [
      'the API client without its key',
      ['from agenta.client.backend import AgentaApi', 'api = AgentaApi(base_url="x")'],
      'without `api_key`',
    ],
    [
      'an unknown field of a type',
      ['from agenta.client.backend import LlmRunRateLimit', 'LlmRunRateLimit(batch=5)'],
      'batch_size',
    ],
    ['an unknown type', ['from agenta.client.backend import RateLimit'], 'LlmRunRateLimit'],
  ])('reports %s', (_, lines, part) => {
    const {texts} = check([block(start, ...lines)]);
    expect(texts.join('\n')).toContain(part);
    expect(texts[0]).toMatch(/^docs\/a\.mdx:\d+ /);
  });

  it('reports a name without its import, and on the right line', () => {
    const [text] = check([block('x = 1', 'ag.init()')]).texts;
    expect(text).toBe('docs/a.mdx:3 `ag` is used, and no block above imports it');
  });

  it('accepts a correct block', () => {
    const {texts, count} = check([
      block(
        start,
        'ag.init(config_fname="config.toml")',
        'ag.config.register_default(tone=ag.TextParam("x"), n=ag.IntParam(1, minval=0, maxval=2))',
        '@ag.entrypoint',
        '@ag.instrument(spankind="llm")',
        'def f(inputs: ag.DictInput = ag.DictInput(default_keys=["a"])) -> str:',
        '    ag.tracing.store_cost(0.1)',
        '    return ag.config.tone.format(**inputs)',
      ),
    ]);
    expect(texts).toEqual([]);
    expect(count.calls).toBeGreaterThanOrEqual(6);
  });
});

describe('the site', () => {
  const pages = allPages();
  const blocks = blocksOf(pages, 'python');

  it('has Python blocks that parse', () => {
    const errors = blocks.flatMap((one) => new Python(one.code, one).errors().map(formatDefect));
    console.log(`Python: ${blocks.length} blocks parsed`);
    expect(errors).toEqual([]);
    expect(blocks.length).toBeGreaterThanOrEqual(55);
  });

  it('calls only names that the SDK has', () => {
    const {texts, count} = check(pages);
    console.log(`SDK in samples: ${count.names} names and ${count.calls} calls checked`);
    expect(texts).toEqual([]);
    expect(count.names).toBeGreaterThanOrEqual(180);
    expect(count.calls).toBeGreaterThanOrEqual(150);
  });

  it('mentions only names that the SDK has, or says that they do not exist', () => {
    const spans = pages
      .flatMap((page) => page.spans)
      .filter(({code}) => /^@?ag\.[A-Za-z]/.test(code));
    const wrong = spans.flatMap(({file, line, code}) => {
      const [, name = '', bracket = ''] = /^@?(ag(?:\.\w+)+)(\()?/.exec(code) ?? [];
      const message = problemOfName(name, bracket !== '', false);
      return message === '' ? [] : [formatDefect({file, line, message})];
    });
    console.log(`SDK in text: ${spans.length} names checked`);
    expect(wrong).toEqual([]);
    expect(spans.length).toBeGreaterThanOrEqual(115);
    expect(problemOfName('ag.intrument', false, false)).toContain('ag.instrument');
  });
});
