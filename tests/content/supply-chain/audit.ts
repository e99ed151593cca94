import {spawnSync} from 'node:child_process';

/** The output of `npm audit --json`: a report, or the reason for its absence. */
interface Output {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, {severity: string; via: (string | {title?: string})[]}>;
  message?: string;
  statusCode?: number;
}

type Audit =
  | {answered: true; findings: {name: string; severity: string; why: string}[]}
  | {answered: false; reason: string};

const unanswered = /\/-\/npm\/v1\/security\/.* failed, reason:|network timeout/;

/**
 * Parses the output of `npm audit --json`. Throws unless it is a report, or says that the registry rejected the request or was not
 * reached: a broken lock file, or another format in a later npm, must not pass as "no vulnerabilities".
 */
export function readAudit(stdout: string): Audit {
  const output = JSON.parse(stdout) as Output;
  if (output.auditReportVersion && output.vulnerabilities) {
    const findings = Object.entries(output.vulnerabilities).map(([name, {severity, via}]) => ({
      name,
      severity,
      why: via.map((cause) => (typeof cause === 'string' ? cause : cause.title)).join('; '),
    }));
    return {answered: true, findings};
  }
  const {message = '', statusCode = 0} = output;
  // 400 would mean that the request was malformed.
  if (statusCode > 400 || unanswered.test(message)) return {answered: false, reason: message};
  throw new Error(`npm audit printed no report: ${stdout.slice(0, 400)}`);
}

/** Audits all packages but the development dependencies. */
export function audit(cwd = '.'): Audit {
  const {stdout, error} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd,
    encoding: 'utf8',
    timeout: 30_000,
    shell: process.platform === 'win32',
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    return {answered: false, reason: 'no answer within 30 s'};
  return readAudit(stdout);
}

/** Findings of severity high or critical, one line each. */
export const severe = (result: Audit): string[] =>
  result.answered
    ? result.findings
        .filter(({severity}) => severity === 'high' || severity === 'critical')
        .map(({name, severity, why}) => `${name}: ${severity}: ${why}`)
    : [];
