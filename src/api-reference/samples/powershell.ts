import {fullAddress, grouped, methodName, type SampleRequest} from './request';
import {plainName, pretty} from './literal';
import type {Pair} from './serialize';

/** A PowerShell string in single quotes, in which variables are not expanded. */
const quoted = (text: string): string => `'${text.replace(/'/g, "''")}'`;

const key = (name: string): string => (plainName.test(name) ? name : quoted(name));

/** The entries of a hash table. A name that occurs several times gets a list. */
const entries = (pairs: readonly Pair[], write: (value: string) => string): string[] =>
  Object.entries(grouped(pairs)).map(([name, value]) => {
    const list = Array.isArray(value)
      ? `@(${value.map((one) => `(${write(one)})`).join(', ')})`
      : write(value);
    return `    ${key(name)} = ${list}`;
  });

/** PowerShell 7 or later with Invoke-RestMethod. */
export function powershellSample(request: SampleRequest): string {
  const {body} = request;
  const before: string[] = [];
  const given = [`Uri = ${quoted(fullAddress(request))}`, `Method = ${quoted(methodName(request))}`];
  const headers = request.headers.map(([name, value]) => `${key(name)} = ${quoted(value)}`);
  if (headers.length > 0) given.push(`Headers = @{ ${headers.join('; ')} }`);
  if (body && 'type' in body) {
    given.push(`ContentType = ${quoted(body.type)}`);
    if (body.kind === 'json') before.push("$body = @'", pretty(body.value), "'@", '');
    if (body.kind === 'text') before.push(`$body = ${quoted(body.text)}`, '');
    given.push(body.kind === 'file' ? `InFile = ${quoted(body.file)}` : 'Body = $body');
  } else if (body) {
    given.push(
      body.kind === 'form' ? 'Body = @{' : 'Form = @{',
      ...entries(body.files, (file) => `Get-Item ${quoted(file)}`),
      ...entries(body.fields, quoted),
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
