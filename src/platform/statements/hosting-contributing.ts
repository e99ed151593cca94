import {factsOf} from './facts';
import type {Statement} from './types';

const contribute = '/misc/contributing/getting-started';
const issue = '/misc/contributing/file-issue';

const commits = factsOf('.better-commits.json');
const backendTests = factsOf('.github/workflows/run-backend-tests.yml');
const served = factsOf('.github/workflows/cli-commands-tests.yml');
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
  ...packages('releases of Node.js that the web interface admits', /"node":\s*"([^"]+)"/, '>=18', [
    'Node.js in version 18.17 or newer',
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
  ...factsOf('format.sh')(
    'formatters of format.sh',
    /^(black|npx \w+|npm run \S+)/,
    'black, black, black, npx prettier',
    ['format.sh in the root runs the formatters', contribute],
  ),
  ...factsOf('agenta-backend/agenta_backend/tests/conftest.py')(
    "what the backend's tests do at their end",
    /\.(remove_db)\(\)/,
    'remove_db',
    ['At their end they drop every table', contribute],
  ),
  ...backendTests("command of the backend's tests", /docker exec \S+ (.+)$/, 'pytest', [
    'docker exec -it agenta-backend-1 pytest',
    contribute,
  ]),
  ...backendTests(
    'what the checks do with the backend before its tests',
    /docker container (\w+) agenta-backend/,
    'restart',
    ['docker restart the backend once, then run the tests', contribute],
  ),
  ...factsOf('.github/workflows/run-sdk-tests.yml')(
    "command of the SDK's tests",
    /poetry run (pytest.*)$/,
    'pytest tests',
    ['poetry run pytest tests', contribute],
  ),
  ...factsOf('.github/workflows/check-web-code-lint-and-build.yml')(
    'scripts that the checks of the web run',
    /run: npm run (\w+)/,
    'build, lint',
    ['npx prettier --check ., lint, build', contribute],
  ),
  ...factsOf('.github/workflows/check-python-code-black.yml')(
    'folders that the checks format with black',
    /^\s+- "(.+)\/\*\*"/,
    'agenta-backend, agenta-cli, examples, website/scripts',
    ['black agenta-backend agenta-cli examples', contribute],
  ),
  ...served(
    'folders whose change serves an example app',
    /^\s+- "(.+)\/\*\*"/,
    'agenta-backend, agenta-cli',
    ["The backend's tests in containers; an example app is served", contribute],
  ),
  ...served(
    'instances that an example app is served to',
    /^\s+(serve-to-\w+):/,
    'serve-to-cloud, serve-to-oss',
    ["is served to the makers' instance and to their cloud", contribute],
  ),
  ...factsOf('.github/ISSUE_TEMPLATE/bug_report.md')(
    'parts of a bug report',
    /^\*\*(.+)\*\*$/,
    'Describe the bug, Desktop (please complete the following information):, Expected behavior, Important Context, Screenshots, Smartphone (please complete the following information):, To Reproduce',
    ['Description, steps, expectation, screenshots, system and browser, context', issue],
  ),
  ...factsOf('.github/ISSUE_TEMPLATE/feature_request.md')(
    'parts of a feature request',
    /^\*\*(.+)\*\*$/,
    "Additional context, Describe alternatives you've considered, Describe the solution you'd like, Is your feature request related to a problem? Please describe.",
    ['The problem, the solution you would like, alternatives, context', issue],
  ),
];
