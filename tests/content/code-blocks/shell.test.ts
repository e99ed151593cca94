import {beforeAll, describe, expect, it} from 'vitest';
import {agentaWords, namedOptions, problemsOfAgenta, spanWords} from './helpers/cli-surface';
import {composeServices, composeSpans, composeUse, problemsOfCompose} from './helpers/compose';
import {formatDefect, type Defect} from './helpers/defect';
import {allPages, blocksOf, readPage} from './helpers/pages';
import {loadShell, readShell, type Script} from './helpers/shell';

const place = {file: 'docs/a.mdx', line: 1};
const pages = allPages();
const blocks = blocksOf(pages, 'bash');
let scripts: Script[] = [];

beforeAll(async () => {
  await loadShell();
  scripts = blocks.map((one) => readShell(one.code, one));
});

const agenta = (line: string): string[] =>
  readShell(line, place).commands.flatMap(({words}) => {
    const rest = agentaWords(words);
    return rest ? problemsOfAgenta(rest, true) : [];
  });

describe('the shell grammar', () => {
  it.each(['echo "open', 'if true; then echo', 'ls | | wc', 'for a in b; do'])(
    'reports %s',
    (line) => {
      expect(readShell(`ls\n${line}`, place).errors.map(formatDefect).join()).toMatch(
        /docs\/a\.mdx:\d+ the shell does not parse/,
      );
    },
  );

  it('reads words, assignments, heredocs and nested commands', () => {
    const script = readShell(
      'A=1 agenta init --app-name "my app" && echo "$(agenta --version)"\ncat > x.yml <<EOF\na: 1\nEOF',
      place,
    );
    expect(script.errors).toEqual([]);
    expect(script.commands.map(({words}) => words.join(' '))).toContain(
      'agenta init --app-name my app',
    );
    expect(script.commands.map(({words}) => words.join(' '))).toContain('agenta --version');
    expect(script.assignments.map(({name}) => name)).toEqual(['A']);
    expect(script.heredocs[0]).toMatchObject({target: 'x.yml', body: 'a: 1\n'});
  });
});

describe('invocations of agenta', () => {
  it.each([
    ['agenta variants list', '`variant`'],
    ['agenta variant lst', 'variant list'],
    ['agenta login', 'does not exist'],
    ['agenta init --app_nam x', '--app_name'],
    ['agenta init --backend_host x', '--backend-host'],
    ['agenta variant serve app.py --overwrit', '--overwrite'],
    ['agenta variant serve a.py b.py', '2 are given'],
    ['agenta variant remove app.default', '1 are given'],
    ['agenta variant remove --variant_name', 'needs a value'],
    ['agenta --verison', '--version'],
    ['python -m agenta.cli.main variant serv', 'variant serve'],
  ])('reports %s', (line, part) => {
    expect(agenta(line).join('\n')).toContain(part);
  });

  it.each([
    'agenta -v',
    'agenta init',
    'agenta init --app_name=x --backend-host http://localhost',
    'agenta variant serve --file_name a.py --overwrite',
    'agenta config set-host https://your-host.example',
    'agenta variant --help',
  ])('accepts %s', (line) => {
    expect(agenta(line)).toEqual([]);
  });
});

describe('docker compose', () => {
  const known = composeServices([], []);
  const compose = (line: string): string[] =>
    readShell(line, place)
      .commands.flatMap((one) => problemsOfCompose(one, known))
      .map(formatDefect);
  it.each([
    ['docker compose -f docker-compose.gh.yaml up', 'docker-compose.gh.yml'],
    ['docker compose -f docker-compose.gh.yml logs backend', 'agenta-backend'],
    ['docker compose restart celery-worker', 'celery_worker'],
    ['docker compose upp -d', 'up'],
    ['docker compose exec postgresql psql', 'postgres'],
  ])('reports %s', (line, part) => {
    expect(compose(line).join('\n')).toContain(`the nearest real one is \`${part}\``);
  });

  it('reads options with values', () => {
    expect(
      composeUse(['docker', 'compose', '-f', 'a.yml', 'logs', '-f', '--tail', '20', 'redis']),
    ).toEqual({files: ['a.yml'], services: ['redis'], command: 'logs'});
    expect(
      composeUse([
        'sudo',
        'docker',
        'compose',
        'exec',
        '-T',
        '-u',
        'root',
        'postgres',
        'psql',
        'x',
      ]),
    ).toEqual({files: [], services: ['postgres'], command: 'exec'});
    expect(
      compose('docker compose -f docker-compose.gh.yml up -d --pull always agenta-backend'),
    ).toEqual([]);
  });

  it('accepts the files and services that a page asks the reader to write', () => {
    const page = readPage(
      'docs/b.mdx',
      '```yaml title="docker-compose.own.yml"\nservices:\n  tls:\n    image: caddy\n```',
    );
    expect([...(composeServices(page.blocks, []).get('docker-compose.own.yml') ?? [])]).toEqual([
      'tls',
    ]);
  });

  it('reports a compose file in running text that does not exist', () => {
    const page = readPage('docs/b.mdx', 'See `docker-compose.main.yml`.');
    expect(composeSpans(page, known).defects.map(formatDefect).join()).toContain(
      'docs/b.mdx:1 unknown compose file',
    );
  });
});

describe('the site', () => {
  it('has shell blocks that parse', () => {
    console.log(
      `shell: ${blocks.length} blocks, ${scripts.reduce((sum, {commands}) => sum + commands.length, 0)} commands`,
    );
    expect(scripts.flatMap(({errors}) => errors).map(formatDefect)).toEqual([]);
    expect(blocks.length).toBeGreaterThanOrEqual(190);
  });

  it('calls only commands that exist', () => {
    let checked = 0;
    const wrong = scripts.flatMap(({commands}) =>
      commands.flatMap(({words, file, line}): Defect[] => {
        const rest = agentaWords(words);
        if (rest) checked += 1;
        return rest ? problemsOfAgenta(rest, true).map((message) => ({file, line, message})) : [];
      }),
    );
    console.log(`agenta: ${checked} invocations checked`);
    expect(wrong.map(formatDefect)).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(45);
  });

  it('mentions only commands that exist, or says that they do not', () => {
    const spans = pages.flatMap((page) => page.spans);
    const named = spans.filter(({code}) => spanWords(code));
    const wrong = named.flatMap(({file, line, code}) =>
      problemsOfAgenta(spanWords(code) ?? [], false).map((message) =>
        formatDefect({file, line, message}),
      ),
    );
    console.log(`agenta in text: ${named.length} mentions checked`);
    expect(wrong).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(48);
  });

  it('names only options that exist', () => {
    const planted = readPage(
      'docs/a.mdx',
      'Add `--overwite`, as `--own` does.\n\n```bash\nx --own\n```',
    );
    expect(namedOptions(planted).defects.map(formatDefect)).toEqual([
      'docs/a.mdx:1 unknown option `--overwite`; the nearest real one is `--overwrite`',
    ]);
    const outcomes = pages.map(namedOptions);
    const checked = outcomes.reduce((sum, one) => sum + one.checked, 0);
    console.log(`options in text: ${checked} checked`);
    expect(outcomes.flatMap(({defects}) => defects).map(formatDefect)).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(38);
  });

  it('starts only compose files and services that exist', () => {
    const known = composeServices(
      pages.flatMap((page) => page.blocks),
      scripts.flatMap(({heredocs}) => heredocs),
    );
    const commands = scripts.flatMap((script) => script.commands);
    const used = commands.filter(({words}) => composeUse(words));
    const text = pages.map((page) => composeSpans(page, known));
    console.log(
      `docker compose: ${used.length} commands, ${text.reduce((sum, one) => sum + one.checked, 0)} file names in text, ${known.size} files known`,
    );
    expect(commands.flatMap((one) => problemsOfCompose(one, known)).map(formatDefect)).toEqual([]);
    expect(text.flatMap(({defects}) => defects).map(formatDefect)).toEqual([]);
    expect(used.length).toBeGreaterThanOrEqual(42);
  });
});
