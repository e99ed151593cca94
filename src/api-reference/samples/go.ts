import {disposition, fullAddress, methodName, type Part, type SampleRequest} from './request';
import {doubleQuoted, quotedArguments} from './literal';

/** A Go string, raw unless the text contains a backtick. */
const goText = (text: string): string => (text.includes('`') ? doubleQuoted(text) : `\`${text}\``);

const fatal = ['\tlog.Fatal(err)', '}'];
const failure = ['if err != nil {', ...fatal];

/** Writes a part of a multipart form. */
function writePart(part: Part, index: number): string[] {
  const {name, value, isFile, type} = part;
  const number = index === 0 ? '' : String(index + 1);
  if (!isFile && !type)
    return [`if err := form.WriteField(${quotedArguments([name, value])}); err != nil {`, ...fatal];
  const header = `"Content-Disposition": {${goText(disposition(part))}}, "Content-Type": {${doubleQuoted(type ?? '')}}`;
  const call = type
    ? `CreatePart(textproto.MIMEHeader{${header}})`
    : `CreateFormFile(${quotedArguments([name, value])})`;
  const copied = isFile
    ? `io.Copy(field${number}, file${number})`
    : `io.WriteString(field${number}, ${goText(value)})`;
  return [
    ...(isFile
      ? [`file${number}, err := os.Open(${doubleQuoted(value)})`, ...failure, `defer file${number}.Close()`]
      : []),
    `field${number}, err := form.${call}`,
    ...failure,
    `if _, err := ${copied}; err != nil {`,
    ...fatal,
  ];
}

/** Go with net/http. */
export function goSample(request: SampleRequest): string {
  const {body} = request;
  const imports = ['fmt', 'io', 'log', 'net/http'];
  const lines: string[] = [];
  let reader = body ? 'body' : 'nil';
  let contentType = body && 'type' in body ? doubleQuoted(body.type) : undefined;
  if (body?.kind === 'multipart') {
    imports.push('bytes', 'mime/multipart');
    if (body.parts.some(({isFile}) => isFile)) imports.push('os');
    if (body.parts.some(({type}) => type)) imports.push('net/textproto');
    reader = '&body';
    contentType = 'form.FormDataContentType()';
    lines.push('var body bytes.Buffer', 'form := multipart.NewWriter(&body)');
    lines.push(...body.parts.flatMap(writePart), 'if err := form.Close(); err != nil {', ...fatal, '');
  } else if (body?.kind === 'file') {
    imports.push('os');
    lines.push(`body, err := os.Open(${doubleQuoted(body.file)})`, ...failure);
  } else if (body) {
    imports.push('strings');
    lines.push(`body := strings.NewReader(${goText(body.text)})`);
  }
  const method = `http.Method${methodName(request)}`;
  lines.push(
    `request, err := http.NewRequest(${method}, ${doubleQuoted(fullAddress(request))}, ${reader})`,
    ...failure,
    ...request.headers.map((header) => `request.Header.Set(${quotedArguments(header)})`),
    ...(contentType ? [`request.Header.Set("Content-Type", ${contentType})`] : []),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...failure,
    'defer response.Body.Close()',
    '',
    'answer, err := io.ReadAll(response.Body)',
    ...failure,
    'fmt.Println(response.Status)',
    'fmt.Println(string(answer))',
  );
  return [
    'package main',
    '',
    'import (',
    ...imports.sort().map((name) => `\t${doubleQuoted(name)}`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => (line ? `\t${line}` : line)),
    '}',
  ].join('\n');
}
