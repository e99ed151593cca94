import {fullAddress, methodName, textBody, type SampleRequest} from './request';
import {doubleQuoted, quotedArguments} from './literal';

/** A Go string, raw unless the text contains a backtick. */
const goText = (text: string): string => (text.includes('`') ? doubleQuoted(text) : `\`${text}\``);

const fatal = ['\tlog.Fatal(err)', '}'];
const failure = ['if err != nil {', ...fatal];

/** Go with net/http. */
export function goSample(request: SampleRequest): string {
  const {body} = request;
  const imports = new Set(['fmt', 'io', 'log', 'net/http']);
  const lines: string[] = [];
  let reader = 'nil';
  let contentType: string | undefined;
  if (body?.kind === 'multipart') {
    for (const name of ['bytes', 'mime/multipart']) imports.add(name);
    if (body.files.length > 0) imports.add('os');
    reader = '&body';
    contentType = 'form.FormDataContentType()';
    lines.push('var body bytes.Buffer', 'form := multipart.NewWriter(&body)');
    for (const [index, [name, file]] of body.files.entries()) {
      const number = index === 0 ? '' : String(index + 1);
      lines.push(
        `file${number}, err := os.Open(${doubleQuoted(file)})`,
        ...failure,
        `defer file${number}.Close()`,
        `field${number}, err := form.CreateFormFile(${quotedArguments([name, file])})`,
        ...failure,
        `if _, err := io.Copy(field${number}, file${number}); err != nil {`,
        ...fatal,
      );
    }
    for (const field of body.fields)
      lines.push(`if err := form.WriteField(${quotedArguments(field)}); err != nil {`, ...fatal);
    lines.push('if err := form.Close(); err != nil {', ...fatal, '');
  } else if (body?.kind === 'file') {
    imports.add('os');
    reader = 'body';
    contentType = doubleQuoted(body.type);
    lines.push(`body, err := os.Open(${doubleQuoted(body.file)})`, ...failure);
  } else if (body) {
    const {type, text} = textBody(body);
    imports.add('strings');
    reader = 'body';
    contentType = doubleQuoted(type);
    lines.push(`body := strings.NewReader(${goText(text)})`);
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
    ...[...imports].sort().map((name) => `\t${doubleQuoted(name)}`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => (line ? `\t${line}` : line)),
    '}',
  ].join('\n');
}
