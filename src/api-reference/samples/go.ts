import {disposition, fullAddress, methodName, type Part, type SampleRequest} from './request';
import {doubleQuoted, quotedArguments} from './literal';

/** A Go string, raw unless the text contains a backtick. */
const goText = (text: string): string => (text.includes('`') ? doubleQuoted(text) : `\`${text}\``);

/** A call that defines `err`, among others. */
const tried = (call: string): string[] => [call, 'if err != nil {', '\tlog.Fatal(err)', '}'];

/** A call of which only `err` matters. */
const checked = (call: string): string[] => [`if ${call}; err != nil {`, '\tlog.Fatal(err)', '}'];

/** Writes a part of a multipart form. */
function writePart(part: Part, index: number): string[] {
  const {name, value, isFile, type} = part;
  const number = index === 0 ? '' : String(index + 1);
  if (!isFile && !type) return checked(`err := form.WriteField(${quotedArguments([name, value])})`);
  const call = type
    ? `CreatePart(textproto.MIMEHeader{"Content-Disposition": {${goText(disposition(part))}}, "Content-Type": {${doubleQuoted(type)}}})`
    : `CreateFormFile(${quotedArguments([name, value])})`;
  const opened = [
    ...tried(`file${number}, err := os.Open(${doubleQuoted(value)})`),
    `defer file${number}.Close()`,
  ];
  const copied = isFile
    ? `Copy(field${number}, file${number})`
    : `WriteString(field${number}, ${goText(value)})`;
  return [
    ...(isFile ? opened : []),
    ...tried(`field${number}, err := form.${call}`),
    ...checked(`_, err := io.${copied}`),
  ];
}

/** Go with net/http. */
export function goSample(request: SampleRequest): string {
  const {body} = request;
  const imports = ['fmt', 'io', 'log', 'net/http'];
  const lines: string[] = [];
  let reader = body ? 'body' : 'nil';
  let contentType = body?.type && doubleQuoted(body.type);
  if (body?.kind === 'multipart') {
    imports.push('bytes', 'mime/multipart');
    if (body.parts.some(({isFile}) => isFile)) imports.push('os');
    if (body.parts.some(({type}) => type)) imports.push('net/textproto');
    reader = '&body';
    contentType = 'form.FormDataContentType()';
    lines.push('var body bytes.Buffer', 'form := multipart.NewWriter(&body)');
    lines.push(...body.parts.flatMap(writePart), ...checked('err := form.Close()'), '');
  } else if (body?.kind === 'file') {
    imports.push('os');
    lines.push(...tried(`body, err := os.Open(${doubleQuoted(body.file)})`));
  } else if (body) {
    imports.push('strings');
    lines.push(`body := strings.NewReader(${goText(body.text)})`);
  }
  const call = [`http.Method${methodName(request)}`, doubleQuoted(fullAddress(request)), reader].join(', ');
  lines.push(
    ...tried(`request, err := http.NewRequest(${call})`),
    ...request.headers.map((header) => `request.Header.Set(${quotedArguments(header)})`),
    ...(contentType ? [`request.Header.Set("Content-Type", ${contentType})`] : []),
    '',
    ...tried('response, err := http.DefaultClient.Do(request)'),
    'defer response.Body.Close()',
    '',
    ...tried('answer, err := io.ReadAll(response.Body)'),
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
