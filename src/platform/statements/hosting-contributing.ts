import {provenBy} from './facts';
import type {Statement} from './types';

const contribute = '/misc/contributing/getting-started';
const issue = '/misc/contributing/file-issue';

/** Each name ends with the word. */
const commitTypes = [
  'commit type feat',
  'commit type fix',
  'commit type docs',
  'commit type refactor',
  'commit type perf',
  'commit type test',
  'commit type build',
  'commit type ci',
  'commit type chore',
];
const commitScopes = [
  'commit scope app',
  'commit scope frontend',
  'commit scope backend',
  'commit scope sdk',
  'commit scope cli',
  'commit scope tool',
];
const choice = (says: string) => (name: string) => {
  const value = name.split(' ').at(-1) ?? '';
  return {name, value, says, line: new RegExp(`"value":\\s*"(${value})"`)};
};

/** Rules, formatters and tests of the repository. */
export const contributing: readonly Statement[] = [
  ...provenBy('.better-commits.json', contribute, [
    {
      name: 'length of the title of a commit',
      value: '70',
      says: '70 characters together',
      line: /"max_size":\s*(\d+)/,
    },
    ...commitTypes.map(choice('feat, fix, docs, refactor, perf, test, build, ci and chore')),
    ...commitScopes.map(choice('app, frontend, backend, sdk, cli and tool')),
  ]),
  ...provenBy('.github/ISSUE_TEMPLATE/bug_report.md', issue, [
    {
      name: 'beginning of the title of a bug report',
      value: '[Bug] ',
      says: 'begins with [Bug] and a space',
      line: /^title:\s*'([^']+)'/,
    },
  ]),
  ...provenBy('CONTRIBUTING.md', contribute, [
    {
      name: 'time that an issue stays assigned',
      value: 'one week',
      says: 'An issue stays yours for one week',
      line: /assigned to one person for up to ([\w ]+) \(/,
    },
    {
      name: 'time that a small issue stays assigned',
      value: 'three days',
      says: 'three days if it is small',
      line: /\(([\w ]+) for very simple issues\)/,
    },
    {
      name: 'time after which a quiet pull request is closed',
      value: 'a week',
      says: 'without activity for a week is closed',
      line: /inactive by the author for over (.+) will be closed/,
    },
  ]),
  ...provenBy('.github/workflows/check-python-code-black.yml', contribute, [
    {
      name: 'version of black in the checks',
      value: '23.12.0',
      says: 'The checks use black 23.12.0',
      line: /psf\/black@(\S+)/,
    },
  ]),
  ...provenBy('.github/workflows/check-web-code-prettier.yml', contribute, [
    {
      name: 'format check of the web interface',
      value: 'npx prettier --check .',
      says: 'npx prettier --check ., lint, build',
      line: /run:\s*(npx prettier.*)$/,
    },
  ]),
  ...provenBy('agenta-web/.prettierrc.json', contribute, [
    {
      name: 'columns of web code',
      value: '100',
      says: '100 columns, four spaces, no semicolons',
      line: /"printWidth":\s*(\d+)/,
    },
    {
      name: 'spaces of an indent in web code',
      value: '4',
      says: '100 columns, four spaces, no semicolons',
      line: /"tabWidth":\s*(\d+)/,
    },
    {
      name: 'semicolons in web code',
      value: 'false',
      says: '100 columns, four spaces, no semicolons',
      line: /"semi":\s*(\w+)/,
    },
  ]),
  ...provenBy('agenta-web/package.json', contribute, [
    {
      name: 'script that formats web code',
      value: 'format-fix',
      says: 'npm run format-fix',
      line: /"([\w:-]+)":\s*"prettier --write/,
    },
    {
      name: 'script that lints web code',
      value: 'lint',
      says: 'npm run lint',
      line: /"([\w:-]+)":\s*"next lint"/,
    },
    {
      name: 'script of the browser tests',
      value: 'cypress run',
      says: 'npm run test',
      line: /"test":\s*"([^"]+)"/,
    },
  ]),
  ...provenBy('agenta-web/cypress.config.ts', contribute, [
    {
      name: 'address that the browser tests open',
      value: 'http://localhost:3000',
      says: 'The tests open http://localhost:3000',
      line: /baseUrl:\s*"([^"]+)"/,
    },
    {
      name: 'address of the API in the browser tests',
      value: 'http://localhost/api',
      says: 'call the API at http://localhost/api',
      line: /baseApiURL:\s*"([^"]+)"/,
    },
    {
      name: 'file with the key of the browser tests',
      value: '.env.local',
      says: 'Write agenta-web/.env.local',
      line: /config\(\{path:\s*"([^"]+)"/,
    },
  ]),
  ...provenBy('agenta-backend/agenta_backend/tests/engine.py', contribute, [
    {
      name: "the backend's tests drop the tables",
      value: 'drop_all',
      says: 'they drop every table of its database',
      line: /metadata\.(drop_all)/,
    },
  ]),
];
