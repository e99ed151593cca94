import {beforeAll, describe, expect, it} from 'vitest';
import {formatDefect, type Defect} from './helpers/defect';
import {
  agentaNames,
  dotenvNames,
  namesInText,
  ownVariables,
  platformVariables,
  problemsOfNames,
  pythonNames,
  yamlNames,
  type Named,
} from './helpers/environment';
import {allPages, blocksOf, readPage, type Page} from './helpers/pages';
import {loadShell, readShell} from './helpers/shell';

beforeAll(loadShell);

const isDotenv = (title: string): boolean =>
  /(^|\/)(\.env(\.\w+)?|env\.example|[\w-]+\.env)$/.test(title);

/** Every variable of a page: in text, set in shell, .env or YAML, or read in Python. */
function check(page: Page): {names: Named[]; defects: Defect[]} {
  const scripts = blocksOf([page], 'bash').map((one) => readShell(one.code, one));
  const set = [
    ...scripts.flatMap(({assignments}) => assignments),
    ...blocksOf([page], 'ini', 'text')
      .filter(({title}) => isDotenv(title))
      .flatMap(dotenvNames),
    ...blocksOf([page], 'yaml').flatMap(yamlNames),
  ];
  const readInPython = blocksOf([page], 'python').flatMap(pythonNames);
  const names = [...agentaNames(page), ...namesInText(page), ...set, ...readInPython];
  return {names, defects: problemsOfNames(names, ownVariables(scripts, set, readInPython))};
}

describe('environment variables', () => {
  it.each([
    ['text', 'Set `AGENTA_APPID`.', 'AGENTA_APP_ID'],
    ['text, without the prefix', 'Set `POSTGRES_URL`.', 'POSTGRES_URI'],
    ['a shell block', '```bash\nexport POSTGRES_URL=x\n```', 'POSTGRES_URI'],
    ['a .env block', '```ini title=".env"\n# no\nBARE_DOMAIN_NAM=x\n```', 'BARE_DOMAIN_NAME'],
    ['a file beside .env', '```ini title="web/.env.production"\nDOMAIN_NAM=x\n```', 'DOMAIN_NAME'],
    [
      'a YAML mapping',
      '```yaml\nservices:\n  a:\n    environment:\n      DOMAIN_NAMES: x\n```',
      'DOMAIN_NAME',
    ],
    [
      'a YAML list',
      '```yaml\nservices:\n  a:\n    environment:\n      - DOMAIN_NAMES=x\n```',
      'DOMAIN_NAME',
    ],
    ['Python', '```python\nimport os\nos.environ["AGENTAHOST"]\n```', 'AGENTA_HOST'],
  ])('reports an unknown one in %s', (_, text, right) => {
    const [defect] = check(readPage('docs/a.mdx', text)).defects;
    expect(defect && formatDefect(defect)).toMatch(
      /^docs\/a\.mdx:\d+ unknown environment variable/,
    );
    expect(defect?.message).toContain(`\`${right}\``);
  });

  it('accepts a variable that the block itself sets and reads', () => {
    expect(check(readPage('docs/a.mdx', '```bash\nAPP=1\necho "$APP"\n```')).defects).toEqual([]);
  });

  it('accepts a variable that .env sets and Python reads, but not one of the two alone', () => {
    const python = '```python\nimport os\nos.environ["TRIAGE_URL"]\n```';
    const dotenv = '```ini title=".env"\nTRIAGE_URL=x\n```';
    expect(check(readPage('docs/a.mdx', `${dotenv}\n${python}`)).defects).toEqual([]);
    expect(check(readPage('docs/a.mdx', python)).defects).toHaveLength(1);
    expect(check(readPage('docs/a.mdx', dotenv)).defects).toHaveLength(1);
  });

  it('reports an unknown AGENTA_ name even if the page sets and reads it', () => {
    const text = '```bash\nexport AGENTA_APPID=1\necho "$AGENTA_APPID"\n```';
    expect(check(readPage('docs/a.mdx', text)).defects.length).toBeGreaterThan(0);
  });

  it('exist, on every page', () => {
    const results = allPages().map(check);
    const names = results.flatMap((one) => one.names);
    console.log(
      `environment: ${names.length} mentions of ${new Set(names.map(({name}) => name)).size} variables checked against ${platformVariables.size}`,
    );
    expect(results.flatMap(({defects}) => defects).map(formatDefect)).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(160);
  });
});
