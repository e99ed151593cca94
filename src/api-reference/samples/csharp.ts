import {fullAddress, methodName, type SampleRequest} from './request';
import {doubleQuoted, indented, pretty, quotedArguments} from './literal';

/** A media type. Only the class, not a string, may have parameters. */
const mediaType = (type: string): string =>
  type.includes(';')
    ? `System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${doubleQuoted(type)})`
    : doubleQuoted(type);

/** C# 11 (.NET 7) or later with HttpClient, as top-level statements. */
export function csharpSample(request: SampleRequest): string {
  const {body} = request;
  const usings: string[] = [];
  const content: string[] = [];
  if (body?.kind === 'json') {
    usings.push('using System.Text;', '');
    content.push(
      'request.Content = new StringContent(',
      '    """',
      `    ${indented(pretty(body.value), '    ')}`,
      '    """,',
      '    Encoding.UTF8,',
      `    ${mediaType(body.type)});`,
    );
  }
  if (body?.kind === 'text') {
    usings.push('using System.Text;', '');
    const given = [doubleQuoted(body.text), 'Encoding.UTF8', mediaType(body.type)];
    content.push(`request.Content = new StringContent(${given.join(', ')});`);
  }
  if (body?.kind === 'file') {
    content.push(
      `request.Content = new StreamContent(File.OpenRead(${doubleQuoted(body.file)}));`,
      `request.Content.Headers.TryAddWithoutValidation(${quotedArguments(['Content-Type', body.type])});`,
    );
  }
  if (body?.kind === 'form') {
    content.push(
      'request.Content = new FormUrlEncodedContent(new Dictionary<string, string>',
      '{',
      ...body.fields.map(([name, value]) => `    [${doubleQuoted(name)}] = ${doubleQuoted(value)},`),
      '});',
    );
  }
  if (body?.kind === 'multipart') {
    content.push(
      'request.Content = new MultipartFormDataContent',
      '{',
      ...body.files.map(
        ([name, file]) =>
          `    { new StreamContent(File.OpenRead(${doubleQuoted(file)})), ${quotedArguments([name, file])} },`,
      ),
      ...body.fields.map(
        ([name, value]) => `    { new StringContent(${doubleQuoted(value)}), ${doubleQuoted(name)} },`,
      ),
      '};',
    );
  }
  return [
    ...usings,
    request.timeout
      ? `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${request.timeout}) };`
      : 'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${methodName(request)}, ${doubleQuoted(fullAddress(request))});`,
    ...request.headers.map(
      (header) => `request.Headers.TryAddWithoutValidation(${quotedArguments(header)});`,
    ),
    ...content,
    '',
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    request.answer === 'nothing'
      ? 'Console.WriteLine((int)response.StatusCode);'
      : 'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}
