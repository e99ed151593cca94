import {beforeAll, describe, expect, it} from 'vitest';
import {formatDefect} from './helpers/defect';
import {
  curlRequest,
  problemsOfRequest,
  pythonRequests,
  spanRequest,
  type Request,
} from './helpers/http';
import {allPages, blocksOf, readPage, type Page} from './helpers/pages';
import {loadShell, readShell} from './helpers/shell';

beforeAll(loadShell);

const requestsOf = (page: Page): Request[] => [
  ...blocksOf([page], 'bash').flatMap((block) =>
    readShell(block.code, block).commands.flatMap(curlRequest),
  ),
  ...blocksOf([page], 'python').flatMap(pythonRequests),
  ...page.spans.flatMap(spanRequest),
];

const found = (text: string): string[] =>
  requestsOf(readPage('docs/a.mdx', text)).flatMap(problemsOfRequest).map(formatDefect);
const bash = (code: string): string[] => found(`\`\`\`bash\n${code}\n\`\`\``);
const python = (code: string): string[] => found(`\`\`\`python\n${code}\n\`\`\``);

const host = 'https://your-host.example/api';
const deploy = `curl -X POST "${host}/environments/deploy" -d`;

describe('requests of the written pages', () => {
  it.each([
    ['a path that does not exist', () => bash(`curl ${host}/app`), 'GET /apps'],
    ['another method', () => bash(`curl -X PUT ${host}/apps`), 'unknown operation `PUT /apps`'],
    ['a query parameter', () => bash(`curl "${host}/configs?baseid=1"`), '`base_id`'],
    [
      'a field',
      () => bash(`${deploy} '{"environment_name": "a", "variant": "b"}'`),
      '`variant_id`',
    ],
    ['a missing field', () => bash(`${deploy} '{"variant_id": "b"}'`), 'field `environment_name`'],
    ['a form', () => bash(`curl -F "files=@a.csv" ${host}/testsets/upload`), '`file`'],
    ['a body where none is read', () => bash(`curl -X GET ${host}/apps -d '{}'`), 'takes no body'],
    ['Python', () => python(`requests.get(f"{HOST}/api/apps/{ID}/variant")`), '/variants`'],
    ['a base', () => python(`API = "${host}"\nrequests.get(f"{API}/app")`), '`GET /apps`'],
    [
      'a function',
      () => python('call("POST", "/environments/deploy", {"variant_id": 1})'),
      '_name`',
    ],
    ['text', () => found('Ask `GET /api/app`.'), '`GET /apps`'],
  ])('reports %s', (_, plant, part) => {
    const text = plant().join('\n');
    expect(text).toMatch(/^docs\/a\.mdx:\d/);
    expect(text).toContain(part);
  });

  it('accepts what the description allows, and other servers', () => {
    expect(bash(`${deploy} '{"environment_name": "a", "variant_id": "b"}'`)).toEqual([]);
    expect(python('requests.post("https://elsewhere.example/v1/x", json={"a": 1})')).toEqual([]);
    expect(python('requests.post(f"{HOST}/api/testsets/{ID}", json=body)')).toEqual([]);
  });

  it('fit the description of the API', () => {
    const requests = allPages().flatMap(requestsOf);
    const spelled = requests.filter(({fields}) => fields).length;
    console.log(`requests: ${requests.length}, ${spelled} with the names in their body`);
    expect(requests.flatMap(problemsOfRequest).map(formatDefect)).toEqual([]);
    expect(requests.length).toBeGreaterThanOrEqual(60);
    expect(spelled).toBeGreaterThanOrEqual(14);
  });
});
