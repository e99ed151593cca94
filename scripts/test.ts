import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {command} from './command';
import {installTools} from './install-tools';

interface Outcome {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  /** Command line; npm has put `node_modules/.bin` into PATH. */
  run: string;
  /** The tool's report in JUnit's format, whose tests are counted; a command without one counts as a test. */
  report?: string;
}

const reports = mkdtempSync(path.join(tmpdir(), 'docs-test-'));
/** Lists the checks that this machine skips or degrades (tests/support/degraded.ts). */
const degradedChecks = path.join(reports, 'degraded.txt');
const unitReport = path.join(reports, 'vitest.xml');
const browserReport = path.join(reports, 'playwright.xml');

/** The checks of a stage run at once. Types and code style need what the build generates. */
const stages: Check[][] = [
  [
    {name: 'build', run: 'npm run --silent build'},
    {name: 'format', run: 'prettier --check --log-level warn .'},
    {name: 'Markdown style', run: 'markdownlint-cli2'},
    {name: 'spelling', run: 'cspell --no-progress --no-summary'},
  ],
  [
    {name: 'types', run: 'tsc --noEmit'},
    {name: 'code style', run: 'eslint --max-warnings 0 .'},
  ],
  [
    {
      name: 'units and content',
      run: `vitest run --reporter=default --reporter=junit --outputFile.junit="${unitReport}"`,
      report: unitReport,
    },
  ],
  [{name: 'browser', run: 'playwright test --reporter=line,junit', report: browserReport}],
];

const env = {
  ...process.env,
  PLAYWRIGHT_JUNIT_OUTPUT_NAME: browserReport,
  DEGRADED_CHECKS: degradedChecks,
};

/** A test file that fails to load is in the report as one failed test. */
function countTests(report: string): Outcome {
  const xml = readFileSync(report, 'utf8');
  const sum = (key: string): number =>
    [...xml.matchAll(new RegExp(`<testsuite .*? ${key}="(\\d+)"`, 'g'))].reduce(
      (total, [, count]) => total + Number(count),
      0,
    );
  const failed = sum('failures') + sum('errors');
  return {passed: sum('tests') - sum('skipped') - failed, failed};
}

/** Runs a check. What it prints is shown as it comes if it is `alone`, else when it has ended. */
async function runCheck({name, run, report = ''}: Check, alone: boolean): Promise<Outcome> {
  const started = Date.now();
  if (alone) console.log(`\n── ${name}: ${run}`);
  const child = spawn(run, {shell: true, stdio: alone ? 'inherit' : 'pipe', env});
  let printed = `\n── ${name}: ${run}\n`;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - started) / 1000);
  const isGood = status === 0;
  const outcome = existsSync(report) ? countTests(report) : {passed: isGood ? 1 : 0, failed: 0};
  if (!isGood && outcome.failed === 0) outcome.failed = 1;
  if (!alone) process.stdout.write(printed);
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
  return outcome;
}

/** `npm test`: runs every check, even after a failure; with `--no-browser`, those that need none. */
command(module, async (args) => {
  const [unknown] = args.filter((argument) => argument !== '--no-browser');
  if (unknown) throw new Error(`Unknown argument "${unknown}". Fix: only --no-browser is known.`);
  const hasBrowser = args.length === 0;
  if (hasBrowser) installTools();
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const checks = stage.filter(({name}) => hasBrowser || name !== 'browser');
    outcomes.push(...(await Promise.all(checks.map((check) => runCheck(check, checks.length === 1)))));
  }
  if (existsSync(degradedChecks)) {
    console.log('\nChecks skipped or degraded on this machine:');
    for (const line of new Set(readFileSync(degradedChecks, 'utf8').trim().split('\n')))
      console.log(`  ${line}`);
  }
  rmSync(reports, {recursive: true});
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
});
