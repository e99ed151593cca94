import type {SampleRequest} from './request';
import {doubleQuoted, literal, python} from './literal';

/** Python with Requests, its most common HTTP client. */
export function pythonSample(request: SampleRequest): string {
  const {body} = request;
  const {fields, files} = body && body.kind !== 'json' ? body : {fields: [], files: []};
  const margin = files.length > 0 ? '    ' : '';
  const inner = `${margin}    `;
  const given = [doubleQuoted(request.address)];
  if (request.query.length > 0)
    given.push(`params=${literal(lists(request.query), python, inner)}`);
  const headers = request.headers.map((header) => header.map(doubleQuoted).join(': '));
  given.push(`headers={${headers.join(', ')}}`);
  if (body?.kind === 'json') given.push(`json=${literal(body.value, python, inner)}`);
  if (fields.length > 0) given.push(`data=${literal(Object.fromEntries(fields), python, inner)}`);
  if (files.length > 0)
    given.push(`files={${files.map(([name]) => `${doubleQuoted(name)}: ${name}`).join(', ')}}`);
  given.push(`timeout=${request.timeout ?? 30}`);
  const opened = files.map(([name, file]) => `open(${doubleQuoted(file)}, "rb") as ${name}`);
  return [
    'import requests',
    '',
    ...(opened.length > 0 ? [`with ${opened.join(', ')}:`] : []),
    `${margin}response = requests.${request.method.toLowerCase()}(`,
    ...given.map((argument) => `${inner}${argument},`),
    `${margin})`,
    'response.raise_for_status()',
    {
      json: 'print(response.json())',
      text: 'print(response.text)',
      nothing: 'print(response.status_code)',
    }[request.answer],
  ].join('\n');
}

/** A query as a dictionary. A name that is sent several times gets a list of values. */
function lists(query: SampleRequest['query']): Record<string, string | string[]> {
  const grouped: Record<string, string | string[]> = {};
  for (const [name, value] of query) {
    grouped[name] = name in grouped ? [grouped[name] ?? [], value].flat() : value;
  }
  return grouped;
}
