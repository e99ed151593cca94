import {fullAddress, grouped, isSpecial, type SampleRequest} from './request';
import {doubleQuoted, literal, plainName, python} from './literal';

const keywords = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Python with Requests, its most common HTTP client. */
export function pythonSample(request: SampleRequest): string {
  const {body, query} = request;
  const {fields, files} = body && 'fields' in body ? body : {fields: [], files: []};
  const headers = [...request.headers];
  const content: string[] = [];
  const opened: [variable: string, file: string][] = files.map(([name, file], index) => {
    const isUsable =
      plainName.test(name) && !keywords.has(name) && files.findIndex(([other]) => other === name) === index;
    return [isUsable ? name : `file_${index + 1}`, file];
  });
  if (body?.kind === 'file') opened.push(['content', body.file]);
  const margin = opened.length > 0 ? '    ' : '';
  const inner = `${margin}    `;
  if (body && 'type' in body && body.type !== 'application/json') headers.push(['Content-Type', body.type]);
  if (body?.kind === 'json') content.push(`json=${literal(body.value, python, inner)}`);
  if (body?.kind === 'text') content.push(`data=${doubleQuoted(body.text)}.encode()`);
  if (body?.kind === 'file') content.push('data=content');
  if (body?.kind === 'multipart' && files.length === 0) {
    const parts = fields.map((field) => `(${doubleQuoted(field[0])}, (None, ${doubleQuoted(field[1])}))`);
    content.push(`files=[${parts.join(', ')}]`);
  } else if (fields.length > 0) content.push(`data=${literal(grouped(fields), python, inner)}`);
  if (files.length > 0) {
    const names = files.map(([name]) => doubleQuoted(name));
    const isRepeated = new Set(names).size < names.length;
    const parts = names.map((name, index) =>
      isRepeated ? `(${name}, ${opened[index]?.[0]})` : `${name}: ${opened[index]?.[0]}`,
    );
    content.push(isRepeated ? `files=[${parts.join(', ')}]` : `files={${parts.join(', ')}}`);
  }
  const isPlain = !query.some(isSpecial);
  const pairs = query.map(({pair}) => pair);
  const given = [
    doubleQuoted(isPlain ? request.address : fullAddress(request)),
    ...(isPlain && pairs.length > 0 ? [`params=${literal(grouped(pairs), python, inner)}`] : []),
    ...(headers.length > 0
      ? [`headers={${headers.map((header) => header.map(doubleQuoted).join(': ')).join(', ')}}`]
      : []),
    ...content,
    `timeout=${request.timeout ?? 30}`,
  ];
  const opening = opened.map(([variable, file]) => `open(${doubleQuoted(file)}, "rb") as ${variable}`);
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
