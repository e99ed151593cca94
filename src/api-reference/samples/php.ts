import {fullAddress, partName, textBody, type SampleRequest} from './request';
import {hasBigint, literal, php, phpText} from './literal';

/** Text within a string in double quotes. */
const escaped = (text: string): string => text.replace(/[\\$]/g, '\\$&');

/** PHP with its HTTP stream wrapper, which needs neither an extension nor a package. */
export function phpSample(request: SampleRequest): string {
  const {body} = request;
  const headers = request.headers.map(([name, value]) => phpText(`${name}: ${value}`));
  const before: string[] = [];
  let content: string | undefined;
  if (body && 'type' in body) {
    headers.push(phpText(`Content-Type: ${body.type}`));
    if (body.kind === 'file') content = `file_get_contents(${phpText(body.file)})`;
    else if (body.kind === 'text' || hasBigint(body.value)) content = phpText(textBody(body).text);
    else content = `json_encode(${literal(body.value, php, '        ')})`;
  }
  if (body?.kind === 'form') {
    headers.push(phpText('Content-Type: application/x-www-form-urlencoded'));
    content = `http_build_query(${literal(Object.fromEntries(body.fields), php, '        ')})`;
  }
  if (body?.kind === 'multipart') {
    headers.push('"Content-Type: multipart/form-data; boundary=$boundary"');
    const head = (name: string) =>
      `$body .= "--$boundary\\r\\nContent-Disposition: form-data; name=\\"${escaped(partName(name))}\\"`;
    before.push(
      '$boundary = bin2hex(random_bytes(16));',
      "$body = '';",
      ...body.files.flatMap(([name, file]) => [
        `${head(name)}; filename=\\"${escaped(partName(file))}\\"\\r\\nContent-Type: application/octet-stream\\r\\n\\r\\n"`,
        `    . file_get_contents(${phpText(file)}) . "\\r\\n";`,
      ]),
      ...body.fields.map(([name, value]) => `${head(name)}\\r\\n\\r\\n" . ${phpText(value)} . "\\r\\n";`),
      '$body .= "--$boundary--\\r\\n";',
      '',
    );
    content = '$body';
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
    ...(content ? [`        'content' => ${content},`] : []),
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
