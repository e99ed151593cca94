import {fullAddress, textBody, type SampleRequest} from './request';

/** An argument quoted for a POSIX shell. */
const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** curl in a POSIX shell, one option per line. */
export function curlSample(request: SampleRequest): string {
  const {body, method} = request;
  const verb = method === 'HEAD' ? '--head' : `--request ${method}`;
  const lines = [`curl ${verb} ${quoted(fullAddress(request))}`];
  for (const [name, value] of request.headers) lines.push(`--header ${quoted(`${name}: ${value}`)}`);
  if (body && 'type' in body) {
    lines.push(`--header ${quoted(`Content-Type: ${body.type}`)}`);
    if (body.kind === 'file') lines.push(`--data-binary ${quoted(`@${body.file}`)}`);
    else lines.push(`${body.kind === 'json' ? '--data' : '--data-raw'} ${quoted(textBody(body).text)}`);
  } else if (body) {
    const option = body.kind === 'form' ? '--data-urlencode' : '--form';
    // In the value of --form, these characters have a meaning.
    const exact = (value: string) =>
      option === '--form' && /^[@<]|;/.test(value) ? '--form-string' : option;
    for (const [name, file] of body.files) lines.push(`${option} ${quoted(`${name}=@${file}`)}`);
    for (const [name, value] of body.fields) lines.push(`${exact(value)} ${quoted(`${name}=${value}`)}`);
  }
  return lines.join(' \\\n  ');
}
