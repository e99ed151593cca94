import {describe, expect, it} from 'vitest';
import {testFolder} from '../../support/folder';
import {ranWeaker} from '../../support/weaker';
import {audit, readAudit} from './audit';

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
    expect(readAudit(stdout)).toEqual({
      count: 3,
      severe: ['a: critical: Runs what a stranger sends', 'b: high: a'],
    });
  });

  it('may have no findings', () => {
    expect(readAudit(report({}))).toEqual({count: 0, severe: []});
  });

  it.each([
    {message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk', statusCode: 405},
    {message: 'request to https://registry.example/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED'},
  ])('is missing when the registry does not answer: $message', (output) => {
    expect(readAudit(JSON.stringify(output)).unanswered).toBe(output.message);
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
  const {unanswered, count, severe} = audit();
  if (unanswered) ranWeaker('known vulnerabilities of packages', `not checked: ${unanswered}`);
  else console.log(`supply chain: ${count} known vulnerabilities outside development dependencies`);
  expect(severe).toEqual([]);
});
