import {fullAddress, partName, textBody, type SampleRequest} from './request';
import {doubleQuoted, indented, quotedArguments} from './literal';

const margin = ' '.repeat(16);

/** A Java text block, in which backslashes and triple quotes must be escaped. */
const textBlock = (text: string): string =>
  `"""\n${margin}${indented(text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""'), margin)}\n${margin}"""`;

/** Java 17 or later with java.net.http; `java Main.java` runs it. */
export function javaSample(request: SampleRequest): string {
  const {body} = request;
  const imports = new Set([
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
  ]);
  const before: string[] = [];
  const headers = request.headers.map((header) => `.header(${quotedArguments(header)})`);
  let publisher = 'HttpRequest.BodyPublishers.noBody()';
  if (body?.kind === 'multipart') {
    for (const name of ['java.io.ByteArrayOutputStream', 'java.util.UUID']) imports.add(name);
    headers.push('.header("Content-Type", "multipart/form-data; boundary=" + boundary)');
    before.push('String boundary = UUID.randomUUID().toString();', 'var body = new ByteArrayOutputStream();');
    const quoted = (name: string) => doubleQuoted(`"${partName(name)}"`).slice(1, -1);
    const head = (name: string) =>
      `body.write(("--" + boundary + "\\r\\nContent-Disposition: form-data; name=${quoted(name)}`;
    for (const [name, file] of body.files) {
      for (const type of ['java.nio.file.Files', 'java.nio.file.Path']) imports.add(type);
      before.push(
        `${head(name)}; filename=${quoted(file)}\\r\\n"`,
        '        + "Content-Type: application/octet-stream\\r\\n\\r\\n").getBytes());',
        `body.write(Files.readAllBytes(Path.of(${doubleQuoted(file)})));`,
        'body.write("\\r\\n".getBytes());',
      );
    }
    for (const [name, value] of body.fields) {
      before.push(`${head(name)}\\r\\n\\r\\n"`, `        + ${doubleQuoted(value)} + "\\r\\n").getBytes());`);
    }
    before.push('body.write(("--" + boundary + "--\\r\\n").getBytes());', '');
    publisher = 'HttpRequest.BodyPublishers.ofByteArray(body.toByteArray())';
  } else if (body?.kind === 'file') {
    imports.add('java.nio.file.Path');
    headers.push(`.header(${quotedArguments(['Content-Type', body.type])})`);
    publisher = `HttpRequest.BodyPublishers.ofFile(Path.of(${doubleQuoted(body.file)}))`;
  } else if (body) {
    const {type, text} = textBody(body);
    headers.push(`.header(${quotedArguments(['Content-Type', type])})`);
    const isLong = text.includes('\n');
    before.push(`String body = ${isLong ? textBlock(text) : doubleQuoted(text)};`, '');
    publisher = 'HttpRequest.BodyPublishers.ofString(body)';
  }
  const verb = {GET: '.GET()', DELETE: body ? undefined : '.DELETE()'}[request.method];
  const method =
    verb ??
    (['POST', 'PUT'].includes(request.method)
      ? `.${request.method}(${publisher})`
      : `.method(${doubleQuoted(request.method)}, ${publisher})`);
  const lines = [
    ...before,
    'HttpRequest request = HttpRequest.newBuilder()',
    `        .uri(URI.create(${doubleQuoted(fullAddress(request))}))`,
    ...headers.map((header) => `        ${header}`),
    `        ${method}`,
    '        .build();',
    'HttpResponse<String> response = HttpClient.newHttpClient()',
    '        .send(request, HttpResponse.BodyHandlers.ofString());',
    '',
    'System.out.println(response.statusCode());',
    ...(request.answer === 'nothing' ? [] : ['System.out.println(response.body());']),
  ];
  return [
    ...[...imports].sort().map((name) => `import ${name};`),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...lines.map((line) => (line ? `        ${line}` : line)),
    '    }',
    '}',
  ].join('\n');
}
