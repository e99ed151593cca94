import {fullAddress, type SampleRequest} from './request';
import {doubleQuoted, javascript, literal, quotedArguments} from './literal';

/** Node.js 20 or later with its built-in fetch, as an ECMAScript module, which allows top-level `await`. */
export function nodejsSample(request: SampleRequest): string {
  const {body} = request;
  const headers: Record<string, string> = Object.fromEntries(request.headers);
  const before: string[] = [];
  const given = [`method: ${doubleQuoted(request.method)}`];
  if (body?.kind === 'json') headers['Content-Type'] = 'application/json';
  const [only, ...more] = Object.entries(headers);
  const inline = only && more.length === 0 && `{${only[0]}: ${doubleQuoted(only[1])}}`;
  given.push(`headers: ${inline || literal(headers, javascript, '  ')}`);
  if (body?.kind === 'json')
    given.push(`body: JSON.stringify(${literal(body.value, javascript, '  ')})`);
  if (body?.kind === 'form') {
    given.push(
      `body: new URLSearchParams(${literal(Object.fromEntries(body.fields), javascript, '  ')})`,
    );
  }
  if (body?.kind === 'multipart') {
    if (body.files.length > 0) before.push('import {openAsBlob} from "node:fs";', '');
    before.push(
      'const form = new FormData();',
      ...body.files.map(
        ([name, file]) =>
          `form.append(${doubleQuoted(name)}, await openAsBlob(${doubleQuoted(file)}), ${doubleQuoted(file)});`,
      ),
      ...body.fields.map((field) => `form.append(${quotedArguments(field)});`),
      '',
    );
    given.push('body: form');
  }
  return [
    ...before,
    `const response = await fetch(${doubleQuoted(fullAddress(request))}, {`,
    ...given.map((option) => `  ${option},`),
    '});',
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    {
      json: 'console.log(await response.json());',
      text: 'console.log(await response.text());',
      nothing: 'console.log(response.status);',
    }[request.answer],
  ].join('\n');
}
