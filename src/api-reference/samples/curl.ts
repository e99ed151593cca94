import {fullAddress, type SampleRequest} from './request';
import {pretty} from './literal';

/** An argument quoted for a POSIX shell. */
const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** curl in a POSIX shell, one option per line. */
export function curlSample(request: SampleRequest): string {
  const {body} = request;
  const lines = [`curl --request ${request.method} ${quoted(fullAddress(request))}`];
  for (const [name, value] of request.headers)
    lines.push(`--header ${quoted(`${name}: ${value}`)}`);
  if (body?.kind === 'json') {
    lines.push(`--header ${quoted('Content-Type: application/json')}`);
    lines.push(`--data ${quoted(pretty(body.value))}`);
  } else if (body) {
    const option = body.kind === 'form' ? '--data-urlencode' : '--form';
    for (const [name, file] of body.files) lines.push(`${option} ${quoted(`${name}=@${file}`)}`);
    for (const [name, value] of body.fields) lines.push(`${option} ${quoted(`${name}=${value}`)}`);
  }
  return lines.join(' \\\n  ');
}
