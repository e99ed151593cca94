import {factsOf} from './facts';
import type {Statement} from './types';

const contribute = '/misc/contributing/getting-started';
const issue = '/misc/contributing/file-issue';

const commits = factsOf('.better-commits.json');
const rules = factsOf('CONTRIBUTING.md');
const prettier = factsOf('agenta-web/.prettierrc.json');
const packages = factsOf('agenta-web/package.json');
const cypress = factsOf('agenta-web/cypress.config.ts');

/** Rules, formatters and tests of the repository. */
export const contributing: readonly Statement[] = [
  ...commits('length of the title of a commit', /"max_size":\s*(\d+)/, '70', [
    '70 characters together',
    contribute,
  ]),
  ...commits(
    'types and scopes of a commit',
    /"value":\s*"(\w+)"/,
    'app, backend, build, chore, ci, cli, docs, feat, fix, frontend, perf, refactor, sdk, test, tool',
    ['feat, fix, docs, refactor, perf, test, build, ci and chore', contribute],
    ['app, frontend, backend, sdk, cli and tool', contribute],
  ),
  ...factsOf('.github/ISSUE_TEMPLATE/bug_report.md')(
    'beginning of the title of a bug report',
    /^title:\s*'([^']+)'/,
    '[Bug] ',
    ['begins with [Bug] and a space', issue],
  ),
  ...rules(
    'time that an issue stays assigned',
    /assigned to one person for up to ([\w ]+) \(/,
    'one week',
    ['An issue stays yours for one week', contribute],
  ),
  ...rules(
    'time that a small issue stays assigned',
    /\(([\w ]+) for very simple issues\)/,
    'three days',
    ['three days if it is small', contribute],
  ),
  ...rules(
    'time after which a quiet pull request is closed',
    /inactive by the author for over (.+) will be closed/,
    'a week',
    ['without activity for a week is closed', contribute],
  ),
  ...factsOf('.github/workflows/check-python-code-black.yml')(
    'version of black in the checks',
    /psf\/black@(\S+)/,
    '23.12.0',
    ['The checks use black 23.12.0', contribute],
  ),
  ...factsOf('.github/workflows/check-web-code-prettier.yml')(
    'format check of the web interface',
    /run:\s*(npx prettier.*)$/,
    'npx prettier --check .',
    ['npx prettier --check ., lint, build', contribute],
  ),
  ...prettier('columns of web code', /"printWidth":\s*(\d+)/, '100', [
    '100 columns, four spaces, no semicolons',
    contribute,
  ]),
  ...prettier('spaces of an indent in web code', /"tabWidth":\s*(\d+)/, '4', [
    '100 columns, four spaces, no semicolons',
    contribute,
  ]),
  ...prettier('semicolons in web code', /"semi":\s*(\w+)/, 'false', [
    '100 columns, four spaces, no semicolons',
    contribute,
  ]),
  ...packages('script that formats web code', /"([\w:-]+)":\s*"prettier --write/, 'format-fix', [
    'npm run format-fix',
    contribute,
  ]),
  ...packages('script that lints web code', /"([\w:-]+)":\s*"next lint"/, 'lint', [
    'npm run lint',
    contribute,
  ]),
  ...packages('script of the browser tests', /"test":\s*"([^"]+)"/, 'cypress run', [
    'npm run test',
    contribute,
  ]),
  ...cypress(
    'address that the browser tests open',
    /baseUrl:\s*"([^"]+)"/,
    'http://localhost:3000',
    ['The tests open http://localhost:3000', contribute],
  ),
  ...cypress(
    'address of the API in the browser tests',
    /baseApiURL:\s*"([^"]+)"/,
    'http://localhost/api',
    ['call the API at http://localhost/api', contribute],
  ),
  ...cypress(
    'file with the key of the browser tests',
    /config\(\{path:\s*"([^"]+)"/,
    '.env.local',
    ['Write agenta-web/.env.local', contribute],
  ),
  ...factsOf('agenta-backend/agenta_backend/tests/engine.py')(
    "the backend's tests drop the tables",
    /metadata\.(drop_all)/,
    'drop_all',
    ['they drop every table of its database', contribute],
  ),
];
