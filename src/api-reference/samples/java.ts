import {disposition, fullAddress, type Part, type SampleRequest} from './request';
import {doubleQuoted, indented, quotedArguments} from './literal';

const margin = ' '.repeat(16);

/** A Java text block, in which backslashes and triple quotes must be escaped. */
const textBlock = (text: string): string =>
  `"""\n${margin}${indented(text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""'), margin)}\n${margin}"""`;

/** Writes a part of a multipart form. */
function writePart(part: Part): string[] {
  const {value, isFile, type = isFile ? 'application/octet-stream' : ''} = part;
  const quoted = doubleQuoted(disposition(part)).slice(1, -1);
  const head = `body.write(("--" + boundary + "\\r\\nContent-Disposition: ${quoted}\\r\\n`;
  const typed = type ? [`${head}"`, `        + "Content-Type: ${type}\\r\\n\\r\\n"`] : [`${head}\\r\\n"`];
  if (!isFile) return [...typed, `        + ${doubleQuoted(value)} + "\\r\\n").getBytes());`];
  return [
    ...typed.slice(0, -1),
    `${typed.at(-1)}).getBytes());`,
    `body.write(Files.readAllBytes(Path.of(${doubleQuoted(value)})));`,
    'body.write("\\r\\n".getBytes());',
  ];
}

/** Java 17 or later with java.net.http; `java Main.java` runs it. */
export function javaSample(request: SampleRequest): string {
  const {body} = request;
  const imports = ['http.HttpClient', 'http.HttpRequest', 'http.HttpResponse', 'URI'].map(
    (name) => `java.net.${name}`,
  );
  const before: string[] = [];
  const headers = request.headers.map((header) => `.header(${quotedArguments(header)})`);
  if (body?.type) headers.push(`.header(${quotedArguments(['Content-Type', body.type])})`);
  let publisher = body ? 'ofString(body)' : 'noBody()';
  if (body?.kind === 'multipart') {
    imports.push('java.io.ByteArrayOutputStream', 'java.util.UUID');
    if (body.parts.some(({isFile}) => isFile)) imports.push('java.nio.file.Files', 'java.nio.file.Path');
    headers.push('.header("Content-Type", "multipart/form-data; boundary=" + boundary)');
    before.push('String boundary = UUID.randomUUID().toString();', 'var body = new ByteArrayOutputStream();');
    before.push(
      ...body.parts.flatMap(writePart),
      'body.write(("--" + boundary + "--\\r\\n").getBytes());',
      '',
    );
    publisher = 'ofByteArray(body.toByteArray())';
  } else if (body?.kind === 'file') {
    imports.push('java.nio.file.Path');
    publisher = `ofFile(Path.of(${doubleQuoted(body.file)}))`;
  } else if (body) {
    const text = body.text.includes('\n') ? textBlock(body.text) : doubleQuoted(body.text);
    before.push(`String body = ${text};`, '');
  }
  const given = `HttpRequest.BodyPublishers.${publisher}`;
  const isPlain = request.method === 'GET' || (request.method === 'DELETE' && !body);
  const isNamed = isPlain || ['POST', 'PUT'].includes(request.method);
  const method = isNamed
    ? `.${request.method}(${isPlain ? '' : given})`
    : `.method(${doubleQuoted(request.method)}, ${given})`;
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
    ...imports.sort().map((name) => `import ${name};`),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...lines.map((line) => (line ? `        ${line}` : line)),
    '    }',
    '}',
  ].join('\n');
}
