import {fullAddress, methodName, type SampleRequest} from './request';
import {literal, ruby, rubyText} from './literal';

/** Ruby with Net::HTTP from its standard library. */
export function rubySample(request: SampleRequest): string {
  const {body} = request;
  const lines = [
    ...(body?.kind === 'json' ? ['require "json"'] : []),
    'require "net/http"',
    '',
    `uri = URI(${rubyText(fullAddress(request))})`,
    `request = Net::HTTP::${methodName(request)}.new(uri)`,
    ...request.headers.map(([name, value]) => `request[${rubyText(name)}] = ${rubyText(value)}`),
  ];
  if (body && 'type' in body) lines.push(`request["Content-Type"] = ${rubyText(body.type)}`);
  if (body?.kind === 'text') lines.push(`request.body = ${rubyText(body.text)}`);
  if (body?.kind === 'file') lines.push(`request.body = File.binread(${rubyText(body.file)})`);
  if (body?.kind === 'json') {
    const isContainer = typeof body.value === 'object' && body.value !== null;
    const value = literal(body.value, ruby, isContainer ? '' : '  ');
    lines.push(`request.body = JSON.generate(${value})`);
  }
  if (body?.kind === 'form') {
    const fields = body.fields.map(([name, value]) => `  ${rubyText(name)} => ${rubyText(value)},`);
    lines.push('request.set_form_data(', ...fields, ')');
  }
  if (body?.kind === 'multipart') {
    lines.push(
      'request.set_form(',
      '  [',
      ...body.files.map(([name, file]) => `    [${rubyText(name)}, File.open(${rubyText(file)})],`),
      ...body.fields.map(([name, value]) => `    [${rubyText(name)}, ${rubyText(value)}],`),
      '  ],',
      '  "multipart/form-data"',
      ')',
    );
  }
  const limit = request.timeout ? `, read_timeout: ${request.timeout}` : '';
  lines.push(
    '',
    `response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https"${limit}) do |http|`,
    '  http.request(request)',
    'end',
    'puts response.code',
    ...(request.answer === 'nothing' ? [] : ['puts response.body']),
  );
  return lines.join('\n');
}
