import {fullAddress, type Part, type SampleBody, type SampleRequest} from './request';
import {doubleQuoted, hasBigint, javascript, literal, quotedArguments} from './literal';

/** The arguments that add a part to a form. */
function partArguments({name, value, isFile, type}: Part): string {
  const options = type ? `, {type: ${doubleQuoted(type)}}` : '';
  if (isFile)
    return `${doubleQuoted(name)}, await openAsBlob(${doubleQuoted(value)}${options}), ${doubleQuoted(value)}`;
  return type
    ? `${doubleQuoted(name)}, new Blob([${doubleQuoted(value)}]${options})`
    : quotedArguments([name, value]);
}

/** The expression for a body. */
function bodyText(body: SampleBody): string {
  if (body.kind === 'multipart') return 'form';
  if (body.kind === 'file') return `await openAsBlob(${doubleQuoted(body.file)})`;
  if (body.kind === 'form')
    return `new URLSearchParams(${literal(Object.fromEntries(body.fields), javascript, '  ')})`;
  // JSON.stringify would change the digits of integers that JavaScript cannot hold.
  return body.kind === 'json' && !hasBigint(body.value)
    ? `JSON.stringify(${literal(body.value, javascript, '  ')})`
    : doubleQuoted(body.text);
}

/** Node.js 20 or later with its built-in fetch, as an ECMAScript module, which allows top-level `await`. */
export function nodejsSample(request: SampleRequest): string {
  const {body} = request;
  const headers: Record<string, string> = Object.fromEntries(request.headers);
  const parts =
    body?.kind === 'multipart' ? body.parts.map((part) => `form.append(${partArguments(part)});`) : [];
  // fetch itself sends the media type of a form.
  if (body?.type && body.kind !== 'form') headers['Content-Type'] = body.type;
  const [only, ...more] = Object.entries(headers);
  const inline = only && more.length === 0 && `{${javascript.key(only[0])}${doubleQuoted(only[1])}}`;
  const opensFile =
    body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some(({isFile}) => isFile));
  return [
    ...(opensFile ? ['import {openAsBlob} from "node:fs";', ''] : []),
    ...(body?.kind === 'multipart' ? ['const form = new FormData();', ...parts, ''] : []),
    `const response = await fetch(${doubleQuoted(fullAddress(request))}, {`,
    `  method: ${doubleQuoted(request.method)},`,
    ...(only ? [`  headers: ${inline || literal(headers, javascript, '  ')},`] : []),
    ...(body ? [`  body: ${bodyText(body)},`] : []),
    '});',
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    {
      json: 'console.log(await response.json());',
      text: 'console.log(await response.text());',
      nothing: 'console.log(response.status);',
    }[request.answer],
  ].join('\n');
}
