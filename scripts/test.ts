import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installTools} from './install-tools';

interface Outcome {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  /** Command and arguments; `node_modules/.bin` comes first in PATH. */
  command: string[];
  /** Counts the tests in the tool's report. Without it, the command counts as one test. */
  count?: () => Outcome;
}

const reports = mkdtempSync(path.join(tmpdir(), 'docs-test-'));

function readReport<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(reports, name), 'utf8')) as T;
}

/** File in which tests note what they could not check because a tool is missing (tests/support/weaker.ts). */
const weakerChecks = path.join(reports, 'weaker.jsonl');

function printWeakerChecks(): void {
  if (!existsSync(weakerChecks)) return;
  console.log('\nChecks that ran in a weaker form on this machine:');
  for (const line of new Set(readFileSync(weakerChecks, 'utf8').trim().split('\n'))) {
    const {check, why} = JSON.parse(line) as {check: string; why: string};
    console.log(`  ${check}: ${why}`);
  }
}

function countVitest(): Outcome {
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  }>('vitest.json');
  // A test file that fails to load is a failed suite without a failed test.
  const broken = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return {passed: report.numPassedTests, failed: report.numFailedTests + broken};
}

function countPlaywright(): Outcome {
  const {stats} = readReport<{stats: {expected: number; flaky: number; unexpected: number}}>(
    'playwright.json',
  );
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
}

const checks: Check[] = [
  {name: 'build', command: ['npm', 'run', '--silent', 'build']},
  {name: 'types', command: ['tsc', '--noEmit']},
  {name: 'code style', command: ['eslint', '--max-warnings', '0', '.']},
  {name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'Markdown style', command: ['markdownlint-cli2']},
  {name: 'spelling', command: ['cspell', '--no-progress', '--no-summary']},
  {
    name: 'units and content',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    count: countVitest,
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=line,json'],
    count: countPlaywright,
  },
];

function runCheck({name, command, count}: Check, env: NodeJS.ProcessEnv): Outcome {
  const [program = '', ...args] = command;
  const started = Date.now();
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const {status} = spawnSync(program, args, {stdio: 'inherit', env});
  const seconds = Math.round((Date.now() - started) / 1000);
  let outcome: Outcome = {passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1};
  try {
    if (count) outcome = count();
  } catch {
    // The tool wrote no report, so its exit code decides.
  }
  if (status !== 0 && outcome.failed === 0) outcome.failed = 1;
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
  return outcome;
}

/** `npm test`: runs every check, even after a failure, and prints the totals on the last line. */
function main(): void {
  const env = {
    ...process.env,
    PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json'),
    WEAKER_CHECKS: weakerChecks,
  };
  installTools();
  const outcomes = checks.map((check) => runCheck(check, env));
  printWeakerChecks();
  rmSync(reports, {recursive: true});
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
