import {describe, expect, it} from 'vitest';
import {testFolder} from '../../support/folder';
import {ranWeaker} from '../../support/weaker';
import {audit, readAudit, severe} from './audit';

const report = (vulnerabilities: object) =>
  JSON.stringify({auditReportVersion: 2, vulnerabilities, metadata: {}});
const finding = (severity: string) => ({severity, via: [{title: 'Runs what a stranger sends'}]});

describe('the report of npm audit', () => {
  it('has severe findings, also in transitive dependencies', () => {
    const stdout = report({
      a: finding('critical'),
      b: {severity: 'high', via: ['a']},
      c: finding('moderate'),
    });
    expect(severe(readAudit(stdout))).toEqual([
      'a: critical: Runs what a stranger sends',
      'b: high: a',
    ]);
  });

  it('may have no findings', () => {
    expect(readAudit(report({}))).toEqual({answered: true, findings: []});
  });

  it.each([
    {message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk', statusCode: 405},
    {message: 'request to https://registry.example/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED'},
  ])('is missing when the registry does not answer: $message', (output) => {
    expect(readAudit(JSON.stringify(output))).toEqual({answered: false, reason: output.message});
  }); // prettier-ignore

  it.each(['', '{}', 'npm: command not found', '{"error": {"code": "ENOLOCK"}}'])(
    'throws when it is not the response of a registry: %j',
    (stdout) => expect(() => readAudit(stdout)).toThrow(),
  );

  it('throws without a lock file', () => {
    const folder = testFolder({'package.json': '{"name": "x", "version": "1.0.0"}'});
    expect(() => audit(folder)).toThrow('ENOLOCK');
  });
});

it('no package has a severe vulnerability, if the registry supports audits', () => {
  const result = audit();
  if (!result.answered)
    ranWeaker('known vulnerabilities of packages', `not checked: ${result.reason}`);
  console.log(
    result.answered
      ? `supply chain: ${result.findings.length} known vulnerabilities without development dependencies: ${result.findings.map(({name, severity}) => `${name} (${severity})`).join(', ') || 'none'}`
      : `supply chain: this registry does not support audits, so vulnerabilities were NOT checked: ${result.reason}`,
  );
  expect(severe(result)).toEqual([]);
});
