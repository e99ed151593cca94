import {fullAddress, type Part, type SampleRequest} from './request';

/** An argument quoted for a POSIX shell. */
const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** A part of a form. Some characters have a meaning in the value of --form, unless it is quoted once more. */
function formOption({name, value, isFile, type}: Part): string {
  const ending = type ? `;type=${type}` : '';
  if (isFile) return `--form ${quoted(`${name}=@${value}${ending}`)}`;
  if (!/^["@<]|;/.test(value)) return `--form ${quoted(`${name}=${value}${ending}`)}`;
  return type
    ? `--form ${quoted(`${name}="${value.replace(/["\\]/g, '\\$&')}"${ending}`)}`
    : `--form-string ${quoted(`${name}=${value}`)}`;
}

/** curl in a POSIX shell, one option per line. */
export function curlSample(request: SampleRequest): string {
  const {body, method} = request;
  const verb = method === 'HEAD' ? '--head' : `--request ${method}`;
  const lines = [`curl ${verb} ${quoted(fullAddress(request))}`];
  for (const [name, value] of request.headers) lines.push(`--header ${quoted(`${name}: ${value}`)}`);
  if (body?.kind === 'multipart') lines.push(...body.parts.map(formOption));
  else if (body?.kind === 'form')
    lines.push(...body.fields.map((field) => `--data-urlencode ${quoted(field.join('='))}`));
  else if (body) {
    lines.push(`--header ${quoted(`Content-Type: ${body.type}`)}`);
    if (body.kind === 'file') lines.push(`--data-binary ${quoted(`@${body.file}`)}`);
    else lines.push(`${body.kind === 'json' ? '--data' : '--data-raw'} ${quoted(body.text)}`);
  }
  return lines.join(' \\\n  ');
}
