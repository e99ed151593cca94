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
  }
  if (body?.kind === 'form') {
    for (const [name, value] of body.fields)
      lines.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  }
  if (body?.kind === 'multipart') {
    for (const part of body.parts) {
      lines.push(
        `--form ${quoted(`${part.name}=${'file' in part ? `@${part.file}` : part.value}`)}`,
      );
    }
  }
  return lines.join(' \\\n  ');
}
