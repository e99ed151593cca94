import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ranWeaker} from '../../support/weaker';
import {audit, grave, readAudit} from './audit';

const report = (vulnerabilities: object) =>
  JSON.stringify({auditReportVersion: 2, vulnerabilities, metadata: {}});
const finding = (severity: string) => ({severity, via: [{title: 'Runs what a stranger sends'}]});

describe('what npm audit says', () => {
  it('is a defect when something grave was found, also behind another package', () => {
    const stdout = report({
      a: finding('critical'),
      b: {severity: 'high', via: ['a']},
      c: finding('moderate'),
    });
    expect(grave(readAudit(stdout))).toEqual([
      'a: critical: Runs what a stranger sends',
      'b: high: a',
    ]);
  });

  it('is none when nothing was found', () => {
    expect(readAudit(report({}))).toEqual({told: true, findings: []});
  });

  it.each([
    {message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk', statusCode: 405},
    {message: 'request to https://registry.example/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED'},
  ])('is open when the registry does not answer: $message', (output) => {
    expect(readAudit(JSON.stringify(output))).toEqual({told: false, reason: output.message});
  }); // prettier-ignore

  it.each(['', '{}', 'npm: command not found', '{"error": {"code": "ENOLOCK"}}'])(
    'is an error when it is no answer of a registry: %j',
    (stdout) => expect(() => readAudit(stdout)).toThrow(),
  );

  it('is an error where there is no lock file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-audit-'));
    writeFileSync(path.join(folder, 'package.json'), '{"name": "x", "version": "1.0.0"}');
    expect(() => audit(folder)).toThrow('ENOLOCK');
    rmSync(folder, {recursive: true});
  });
});

it('knows of nothing grave in what is shipped, where the registry tells', () => {
  const result = audit();
  if (!result.told)
    ranWeaker('known vulnerabilities of packages', `not looked up: ${result.reason}`);
  console.log(
    result.told
      ? `supply chain: ${result.findings.length} known vulnerabilities in packages that are not for development alone: ${result.findings.map(({name, severity}) => `${name} (${severity})`).join(', ') || 'none'}`
      : `supply chain: this registry answers no audits, so known vulnerabilities were NOT looked up here: ${result.reason}`,
  );
  expect(grave(result)).toEqual([]);
});
