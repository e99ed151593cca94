import {fullAddress, methodName, type Part, type SampleBody, type SampleRequest} from './request';
import {literal, ruby, rubyText} from './literal';

/** A part of a multipart form. */
function partText({name, value, isFile, type}: Part): string {
  const content = isFile ? `File.open(${rubyText(value)})` : rubyText(value);
  return `[${rubyText(name)}, ${content}${type ? `, {content_type: ${rubyText(type)}}` : ''}]`;
}

/** The lines that set the body of the request. */
function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json': {
      const isContainer = typeof body.value === 'object' && body.value !== null;
      return [`request.body = JSON.generate(${literal(body.value, ruby, isContainer ? '' : '  ')})`];
    }
    case 'text':
      return [`request.body = ${rubyText(body.text)}`];
    case 'file':
      return [`request.body = File.binread(${rubyText(body.file)})`];
    case 'form':
      return [
        'request.set_form_data(',
        ...body.fields.map(([name, value]) => `  ${rubyText(name)} => ${rubyText(value)},`),
        ')',
      ];
    case 'multipart':
      return [
        'request.set_form(',
        '  [',
        ...body.parts.map((part) => `    ${partText(part)},`),
        '  ],',
        '  "multipart/form-data"',
        ')',
      ];
  }
}

/** Ruby with Net::HTTP from its standard library. */
export function rubySample(request: SampleRequest): string {
  const {body} = request;
  const limit = request.timeout ? `, read_timeout: ${request.timeout}` : '';
  return [
    ...(body?.kind === 'json' ? ['require "json"'] : []),
    'require "net/http"',
    '',
    `uri = URI(${rubyText(fullAddress(request))})`,
    `request = Net::HTTP::${methodName(request)}.new(uri)`,
    ...request.headers.map(([name, value]) => `request[${rubyText(name)}] = ${rubyText(value)}`),
    ...(body?.type && body.kind !== 'form' ? [`request["Content-Type"] = ${rubyText(body.type)}`] : []),
    ...(body ? bodyLines(body) : []),
    '',
    `response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https"${limit}) do |http|`,
    '  http.request(request)',
    'end',
    'puts response.code',
    ...(request.answer === 'nothing' ? [] : ['puts response.body']),
  ].join('\n');
}
