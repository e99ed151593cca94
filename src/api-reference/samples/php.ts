import {disposition, fullAddress, type Part, type SampleBody, type SampleRequest} from './request';
import {hasBigint, literal, php, phpText} from './literal';

/** Writes a part of a multipart form. */
function writePart(part: Part): string[] {
  const {value, isFile, type = isFile ? 'application/octet-stream' : undefined} = part;
  // Within a string in double quotes.
  const quoted = disposition(part).replace(/[\\$"]/g, '\\$&');
  const head = [`Content-Disposition: ${quoted}`, ...(type ? [`Content-Type: ${type}`] : [])].join('\\r\\n');
  const start = `$body .= "--$boundary\\r\\n${head}\\r\\n\\r\\n"`;
  return isFile
    ? [start, `    . file_get_contents(${phpText(value)}) . "\\r\\n";`]
    : [`${start} . ${phpText(value)} . "\\r\\n";`];
}

/** The expression for a body. */
function contentOf(body: SampleBody): string {
  if (body.kind === 'multipart') return '$body';
  if (body.kind === 'file') return `file_get_contents(${phpText(body.file)})`;
  if (body.kind === 'form')
    return `http_build_query(${literal(Object.fromEntries(body.fields), php, '        ')})`;
  return body.kind === 'json' && !hasBigint(body.value)
    ? `json_encode(${literal(body.value, php, '        ')})`
    : phpText(body.text);
}

/** PHP with its HTTP stream wrapper, which needs neither an extension nor a package. */
export function phpSample(request: SampleRequest): string {
  const {body} = request;
  const headers = request.headers.map(([name, value]) => phpText(`${name}: ${value}`));
  const before: string[] = [];
  if (body?.type) headers.push(phpText(`Content-Type: ${body.type}`));
  if (body?.kind === 'multipart') {
    headers.push('"Content-Type: multipart/form-data; boundary=$boundary"');
    before.push('$boundary = bin2hex(random_bytes(16));', "$body = '';");
    before.push(...body.parts.flatMap(writePart), '$body .= "--$boundary--\\r\\n";', '');
  }
  return [
    '<?php',
    '',
    ...before,
    '$context = stream_context_create([',
    "    'http' => [",
    `        'method' => ${phpText(request.method)},`,
    ...(headers.length > 0
      ? ["        'header' => [", ...headers.map((header) => `            ${header},`), '        ],']
      : []),
    ...(body ? [`        'content' => ${contentOf(body)},`] : []),
    ...(request.timeout ? [`        'timeout' => ${request.timeout},`] : []),
    "        'ignore_errors' => true,",
    '    ],',
    ']);',
    `$answer = file_get_contents(${phpText(fullAddress(request))}, false, $context);`,
    '',
    'echo $http_response_header[0], PHP_EOL;',
    ...(request.answer === 'nothing' ? [] : ['echo $answer, PHP_EOL;']),
  ].join('\n');
}
