import {spawnSync} from 'node:child_process';

/** The output of `npm audit --json`: a report, or the reason for its absence. */
interface Output {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, {severity: string; via: (string | {title?: string})[]}>;
  message?: string;
  statusCode?: number;
}

interface Audit {
  /** Why there is no report, if there is none. */
  unanswered?: string;
  /** Known vulnerabilities of any severity. */
  count: number;
  /** Those of severity high or critical, one line each. */
  severe: string[];
}

const unreached = /\/-\/npm\/v1\/security\/.* failed, reason:|network timeout/;

/**
 * Parses the output of `npm audit --json`. Throws unless it is a report, or says that the registry rejected the request or was not
 * reached: a broken lock file, or another format in a later npm, must not pass as "no vulnerabilities".
 */
export function readAudit(stdout: string): Audit {
  const {
    auditReportVersion,
    vulnerabilities,
    message = '',
    statusCode = 0,
  } = JSON.parse(stdout) as Output;
  if (auditReportVersion && vulnerabilities) {
    const found = Object.entries(vulnerabilities);
    const severe = found
      .filter(([, {severity}]) => severity === 'high' || severity === 'critical')
      .map(([name, {severity, via}]) => {
        const causes = via.map((cause) => (typeof cause === 'string' ? cause : cause.title));
        return `${name}: ${severity}: ${causes.join('; ')}`;
      });
    return {count: found.length, severe};
  }
  // 400 would mean that the request was malformed.
  if (statusCode > 400 || unreached.test(message))
    return {unanswered: message, count: 0, severe: []};
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
  return error && 'code' in error && error.code === 'ETIMEDOUT'
    ? {unanswered: 'no answer within 30 s', count: 0, severe: []}
    : readAudit(stdout);
}
