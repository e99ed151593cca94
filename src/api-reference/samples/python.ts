import {fullAddress, grouped, isSpecial, type Part, type SampleBody, type SampleRequest} from './request';
import {doubleQuoted, literal, python} from './literal';

/** The variable that holds an open file. */
const variableOf = (index: number): string => (index === 0 ? 'file' : `file_${index + 1}`);

/** The argument `files`, for the files of a form, and for texts that `data` cannot send as parts. */
function filesText(parts: readonly Part[], files: readonly Part[]): string {
  const entries = parts.map((part) => {
    const {name, value, isFile, type} = part;
    const content = isFile ? variableOf(files.indexOf(part)) : doubleQuoted(value);
    const fileName = isFile ? doubleQuoted(value) : 'None';
    const rest = type ? [fileName, content, doubleQuoted(type)] : isFile ? [] : [fileName, content];
    return [doubleQuoted(name), rest.length > 0 ? `(${rest.join(', ')})` : content] as const;
  });
  const isRepeated = new Set(entries.map(([name]) => name)).size < entries.length;
  return isRepeated || files.length === 0
    ? `files=[${entries.map((entry) => `(${entry.join(', ')})`).join(', ')}]`
    : `files={${entries.map((entry) => entry.join(': ')).join(', ')}}`;
}

/** The arguments that send the body; lines after the first begin with `margin`. */
function bodyArguments(body: SampleBody, files: readonly Part[], margin: string): string[] {
  const data = (fields: Parameters<typeof grouped>[0]) =>
    fields.length > 0 ? [`data=${literal(grouped(fields), python, margin)}`] : [];
  switch (body.kind) {
    case 'json':
      return [`json=${literal(body.value, python, margin)}`];
    case 'text':
      return [`data=${doubleQuoted(body.text)}.encode()`];
    case 'file':
      return ['data=content'];
    case 'form':
      return data(body.fields);
    case 'multipart': {
      const inFiles = body.parts.filter(({isFile, type}) => isFile || type || files.length === 0);
      const others = body.parts.filter((part) => !inFiles.includes(part));
      return [...data(others.map(({name, value}) => [name, value])), filesText(inFiles, files)];
    }
  }
}

/** Python with Requests, its most common HTTP client. */
export function pythonSample(request: SampleRequest): string {
  const {body, query} = request;
  const files = body?.kind === 'multipart' ? body.parts.filter(({isFile}) => isFile) : [];
  const opened = files.map(({value}, index) => [variableOf(index), value] as const);
  if (body?.kind === 'file') opened.push(['content', body.file]);
  const opening = opened.map(([variable, file]) => `open(${doubleQuoted(file)}, "rb") as ${variable}`);
  const margin = opened.length > 0 ? '    ' : '';
  const inner = `${margin}    `;
  const headers = [...request.headers];
  // Requests itself sends the media type of JSON and of a form.
  if (body?.type && body.kind !== 'form' && body.type !== 'application/json')
    headers.push(['Content-Type', body.type]);
  const isPlain = !query.some(isSpecial);
  const pairs = query.map(({pair}) => pair);
  const given = [
    doubleQuoted(isPlain ? request.address : fullAddress(request)),
    ...(isPlain && pairs.length > 0 ? [`params=${literal(grouped(pairs), python, inner)}`] : []),
    ...(headers.length > 0
      ? [`headers={${headers.map((header) => header.map(doubleQuoted).join(': ')).join(', ')}}`]
      : []),
    ...(body ? bodyArguments(body, files, inner) : []),
    `timeout=${request.timeout ?? 30}`,
  ];
  return [
    'import requests',
    '',
    ...(opening.length > 0 ? [`with ${opening.join(', ')}:`] : []),
    `${margin}response = requests.${request.method.toLowerCase()}(`,
    ...given.map((argument) => `${inner}${argument},`),
    `${margin})`,
    'response.raise_for_status()',
    {
      json: 'print(response.json())',
      text: 'print(response.text)',
      nothing: 'print(response.status_code)',
    }[request.answer],
  ].join('\n');
}
