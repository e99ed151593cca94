import {spawnSync} from 'node:child_process';

/** What `npm audit --json` prints: a report, or why there is none. */
interface Output {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, {severity: string; via: (string | {title?: string})[]}>;
  message?: string;
  statusCode?: number;
}

export type Audit =
  | {told: true; findings: {name: string; severity: string; why: string}[]}
  | {told: false; reason: string};

const unanswered = /\/-\/npm\/v1\/security\/.* failed, reason:|network timeout/;

/**
 * Reads what npm printed. Only a registry that refuses the question, or cannot be reached, leaves it open; anything else that is no report
 * is an error, so that a broken lock file or a changed npm is not taken for "nothing found".
 */
export function readAudit(stdout: string): Audit {
  const output = JSON.parse(stdout) as Output;
  if (output.auditReportVersion && output.vulnerabilities) {
    const findings = Object.entries(output.vulnerabilities).map(([name, {severity, via}]) => ({
      name,
      severity,
      why: via.map((cause) => (typeof cause === 'string' ? cause : cause.title)).join('; '),
    }));
    return {told: true, findings};
  }
  const {message = '', statusCode = 0} = output;
  // 400 would mean that the question itself was wrong.
  if (statusCode > 400 || unanswered.test(message)) return {told: false, reason: message};
  throw new Error(`npm audit printed no report: ${stdout.slice(0, 400)}`);
}

/** Asks the registry about the packages that are not for development alone. */
export function audit(cwd = '.'): Audit {
  const {stdout, error} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd,
    encoding: 'utf8',
    timeout: 30_000,
    shell: process.platform === 'win32',
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    return {told: false, reason: 'no answer within 30 s'};
  return readAudit(stdout);
}

/** Findings that must not be shipped, a line each. */
export const grave = (result: Audit): string[] =>
  result.told
    ? result.findings
        .filter(({severity}) => severity === 'high' || severity === 'critical')
        .map(({name, severity, why}) => `${name}: ${severity}: ${why}`)
    : [];
