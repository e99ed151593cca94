import {fullAddress, methodName, type Part, type SampleRequest} from './request';
import {plainName} from './literal';

/** A PowerShell string in single quotes, in which variables are not expanded. */
const quoted = (text: string): string => `'${text.replace(/'/g, "''")}'`;

const key = (name: string): string => (plainName.test(name) ? name : quoted(name));

/** Adds a part to a multipart form. The parameter -Form would be shorter, but cannot send media types. */
const addPart = ({name, value, isFile, type}: Part): string[] => [
  isFile
    ? `$part = [System.Net.Http.StreamContent]::new([System.IO.File]::OpenRead((Get-Item ${quoted(value)})))`
    : `$part = [System.Net.Http.StringContent]::new(${quoted(value)})`,
  ...(type ? [`$part.Headers.ContentType = ${quoted(type)}`] : []),
  `$body.Add($part, ${(isFile ? [name, value] : [name]).map(quoted).join(', ')})`,
];

/** PowerShell 7 or later with Invoke-RestMethod. */
export function powershellSample(request: SampleRequest): string {
  const {body} = request;
  const before: string[] = [];
  const given = [`Uri = ${quoted(fullAddress(request))}`, `Method = ${quoted(methodName(request))}`];
  const headers = request.headers.map(([name, value]) => `${key(name)} = ${quoted(value)}`);
  if (headers.length > 0) given.push(`Headers = @{ ${headers.join('; ')} }`);
  if (body?.type && body.kind !== 'form') given.push(`ContentType = ${quoted(body.type)}`);
  if (body?.kind === 'json') before.push("$body = @'", body.text, "'@", '');
  if (body?.kind === 'text') before.push(`$body = ${quoted(body.text)}`, '');
  if (body?.kind === 'multipart') {
    before.push('$body = [System.Net.Http.MultipartFormDataContent]::new()');
    before.push(...body.parts.flatMap(addPart), '');
  }
  if (body?.kind === 'form') {
    const fields = body.fields.map(([name, value]) => `    ${key(name)} = ${quoted(value)}`);
    given.push('Body = @{', ...fields, '}');
  } else if (body) given.push(body.kind === 'file' ? `InFile = ${quoted(body.file)}` : 'Body = $body');
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
