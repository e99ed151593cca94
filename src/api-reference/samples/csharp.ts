import {fullAddress, methodName, type Part, type SampleBody, type SampleRequest} from './request';
import {doubleQuoted, indented, quotedArguments} from './literal';

/** A media type. Only the class, not a string, may have parameters. */
const mediaType = (type: string): string =>
  type.includes(';')
    ? `System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${doubleQuoted(type)})`
    : doubleQuoted(type);

/** The arguments that add a part to a multipart form. */
function partArguments({name, value, isFile, type}: Part): string {
  const content = isFile
    ? `StreamContent(File.OpenRead(${doubleQuoted(value)}))`
    : `StringContent(${doubleQuoted(value)})`;
  const headers = type ? ` { Headers = { ContentType = new(${doubleQuoted(type)}) } }` : '';
  return `new ${content}${headers}, ${quotedArguments(isFile ? [name, value] : [name])}`;
}

/** What is assigned to the content of the request. */
function contentOf(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [
        'new StringContent(',
        '    """',
        `    ${indented(body.text, '    ')}`,
        '    """,',
        '    Encoding.UTF8,',
        `    ${mediaType(body.type)});`,
      ];
    case 'text':
      return [`new StringContent(${doubleQuoted(body.text)}, Encoding.UTF8, ${mediaType(body.type)});`];
    case 'file':
      return [
        `new StreamContent(File.OpenRead(${doubleQuoted(body.file)}));`,
        `request.Content.Headers.TryAddWithoutValidation(${quotedArguments(['Content-Type', body.type])});`,
      ];
    case 'form':
      return [
        'new FormUrlEncodedContent(new Dictionary<string, string>',
        '{',
        ...body.fields.map(([name, value]) => `    [${doubleQuoted(name)}] = ${doubleQuoted(value)},`),
        '});',
      ];
    case 'multipart':
      return [
        'new MultipartFormDataContent',
        '{',
        ...body.parts.map((part) => `    { ${partArguments(part)} },`),
        '};',
      ];
  }
}

/** C# 11 (.NET 7) or later with HttpClient, as top-level statements. */
export function csharpSample(request: SampleRequest): string {
  const {body} = request;
  const [first, ...content] = body ? contentOf(body) : [];
  return [
    ...(body?.kind === 'json' || body?.kind === 'text' ? ['using System.Text;', ''] : []),
    request.timeout
      ? `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${request.timeout}) };`
      : 'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${methodName(request)}, ${doubleQuoted(fullAddress(request))});`,
    ...request.headers.map(
      (header) => `request.Headers.TryAddWithoutValidation(${quotedArguments(header)});`,
    ),
    ...(first ? [`request.Content = ${first}`, ...content] : []),
    '',
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    request.answer === 'nothing'
      ? 'Console.WriteLine((int)response.StatusCode);'
      : 'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}
