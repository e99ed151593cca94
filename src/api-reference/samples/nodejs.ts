import {fullAddress, type SampleRequest} from './request';
import {doubleQuoted, hasBigint, javascript, literal, pretty, quotedArguments} from './literal';

/** Node.js 20 or later with its built-in fetch, as an ECMAScript module, which allows top-level `await`. */
export function nodejsSample(request: SampleRequest): string {
  const {body} = request;
  const headers: Record<string, string> = Object.fromEntries(request.headers);
  const before: string[] = [];
  const given = [`method: ${doubleQuoted(request.method)}`];
  if (body && 'type' in body) headers['Content-Type'] = body.type;
  const [only, ...more] = Object.entries(headers);
  const inline = only && more.length === 0 && `{${javascript.key(only[0])}${doubleQuoted(only[1])}}`;
  if (only) given.push(`headers: ${inline || literal(headers, javascript, '  ')}`);
  if (body?.kind === 'json') {
    // JSON.stringify would change the digits of integers that JavaScript cannot hold.
    given.push(
      hasBigint(body.value)
        ? `body: ${doubleQuoted(pretty(body.value))}`
        : `body: JSON.stringify(${literal(body.value, javascript, '  ')})`,
    );
  }
  if (body?.kind === 'text') given.push(`body: ${doubleQuoted(body.text)}`);
  if (body?.kind === 'form') {
    given.push(`body: new URLSearchParams(${literal(Object.fromEntries(body.fields), javascript, '  ')})`);
  }
  if (body?.kind === 'file' || (body?.kind === 'multipart' && body.files.length > 0))
    before.push('import {openAsBlob} from "node:fs";', '');
  if (body?.kind === 'file') given.push(`body: await openAsBlob(${doubleQuoted(body.file)})`);
  if (body?.kind === 'multipart') {
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
