import {fullAddress, methodName, type SampleRequest} from './request';
import {pretty} from './literal';

/** A PowerShell string in single quotes, in which variables are not expanded. */
const quoted = (text: string): string => `'${text.replace(/'/g, "''")}'`;

/** PowerShell 7 or later with Invoke-RestMethod. */
export function powershellSample(request: SampleRequest): string {
  const {body} = request;
  const before: string[] = [];
  const given = [
    `Uri = ${quoted(fullAddress(request))}`,
    `Method = ${quoted(methodName(request))}`,
  ];
  const headers = request.headers.map(([name, value]) => `${name} = ${quoted(value)}`);
  given.push(`Headers = @{ ${headers.join('; ')} }`);
  if (body?.kind === 'json') {
    before.push("$body = @'", pretty(body.value), "'@", '');
    given.push("ContentType = 'application/json'", 'Body = $body');
  } else if (body) {
    given.push(
      body.kind === 'form' ? 'Body = @{' : 'Form = @{',
      ...body.files.map(([name, file]) => `    ${name} = Get-Item ${quoted(file)}`),
      ...body.fields.map(([name, value]) => `    ${name} = ${quoted(value)}`),
      '}',
    );
  }
  return [
    ...before,
    '$call = @{',
    ...given.map((line) => `    ${line}`),
    '}',
    request.answer === 'json'
      ? 'Invoke-RestMethod @call | ConvertTo-Json -Depth 10'
      : 'Invoke-RestMethod @call',
  ].join('\n');
}
