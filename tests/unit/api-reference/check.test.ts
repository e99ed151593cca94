import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findProblems} from '@site/src/api-reference/description/check';
import {description, writeDescription} from './description';

/** Checks a small description with one change. */
async function check(change: (files: typeof description) => Partial<typeof description>) {
  const folder = writeDescription({...description, ...change(description)});
  const problems = await findProblems(path.join(folder, 'openapi/agenta.yaml'));
  return problems.map((problem) => ({...problem, file: path.basename(problem.file)}));
}

describe('the check before generation', () => {
  it('accepts a valid description', async () => {
    expect(await check(() => ({}))).toEqual([]);
  });

  it.each<
    [
      string,
      Parameters<typeof check>[0],
      {file: string; line: number; message: RegExp; fix: RegExp},
    ]
  >([
    [
      'a root file that does not parse',
      ({root: text}) => ({root: text.replace('paths:', 'paths: [')}),
      {file: 'agenta.yaml', line: 11, message: /flow|,/, fix: /correct the YAML/},
    ],
    [
      'a part that does not parse',
      ({apps: text}) => ({
        apps: text.replace('operationId: create_app', 'operationId: "create_app'),
      }),
      {
        file: 'apps.yaml',
        line: 15,
        message: /Failed to parse: deficient indentation$/,
        fix: /correct the YAML/,
      },
    ],
    [
      'a reference to a missing schema',
      ({apps: text}) => ({apps: text.replace('schemas/App', 'schemas/Nothing')}),
      {file: 'apps.yaml', line: 10, message: /\$ref/, fix: /correct the address after/},
    ],
    [
      'a part that does not exist',
      ({root: text}) => ({root: text.replace('paths/apps.yaml', 'paths/nothing.yaml')}),
      {file: 'agenta.yaml', line: 11, message: /\$ref/, fix: /correct the address after/},
    ],
    [
      'an example that does not match its schema',
      ({apps: text}) => ({apps: text.replace('{id: a}', '{id: 7}')}),
      {file: 'apps.yaml', line: 11, message: /must be string/, fix: /example or the schema/},
    ],
    [
      'an operation without a description',
      ({apps: text}) => ({apps: text.replace('    description: Lists the apps.\n', '')}),
      {file: 'apps.yaml', line: 2, message: /`description`/, fix: /what the operation does/},
    ],
    [
      'a parameter without a description',
      ({apps: text}) => ({
        apps: text.replace(
          '  post:',
          '    parameters: [{name: q, in: query, schema: {type: string}}]\n  post:',
        ),
      }),
      {file: 'apps.yaml', line: 13, message: /description must be/, fix: /what the parameter/},
    ],
    [
      'an operation without a tag',
      ({apps: text}) => ({apps: text.replace('    tags: [Apps]\n', '')}),
      {file: 'apps.yaml', line: 2, message: /tags/, fix: /name one tag/},
    ],
    [
      'an operation with two tags',
      ({apps: text}) => ({apps: text.replace('[Apps]', '[Apps, Apps]')}),
      {file: 'apps.yaml', line: 4, message: /only one tag/, fix: /name one tag/},
    ],
    [
      'an undeclared tag',
      ({apps: text}) => ({apps: text.replace('[Apps]', '[More]')}),
      {file: 'apps.yaml', line: 4, message: /defined in global tags/, fix: /declare it/},
    ],
    [
      'a tag outside every group',
      ({root: text}) => ({root: text.replace('tags: [Apps]', 'tags: []')}),
      {file: 'agenta.yaml', line: 5, message: /tag "Apps" is in 0 groups/, fix: /x-tagGroups/},
    ],
    [
      'a keyword that the pages do not show',
      ({root: text}) => ({
        root: text.replace('{id: {type: string}}', '{id: {type: string, pattern: a}}'),
      }),
      {file: 'agenta.yaml', line: 14, message: /keyword "pattern"/, fix: /in the description/},
    ],
    [
      'a duplicate operation id',
      ({apps: text}) => ({apps: text.replace('create_app', 'list_apps')}),
      {
        file: 'apps.yaml',
        line: 14,
        message: /"list_apps" and operation "list_apps"/,
        fix: /another operationId/,
      },
    ],
    [
      'two ids with the same page address',
      ({apps: text}) => ({apps: text.replace('create_app', 'listApps')}),
      {
        file: 'apps.yaml',
        line: 14,
        message: /"listApps" and operation "list_apps" .* "list-apps"/,
        fix: /another operationId/,
      },
    ],
    [
      "an operation with a tag's address",
      ({apps: text}) => ({apps: text.replace('create_app', 'apps')}),
      {file: 'apps.yaml', line: 14, message: /"apps" and tag "Apps"/, fix: /another operationId/},
    ],
  ])('reports %s with file, line and fix', async (_, change, expected) => {
    const problems = await check(change);
    const [problem] = problems;
    expect(problem).toBeDefined();
    // What names a part that does not parse is not at fault.
    if (/^Failed to parse/.test(problem?.message ?? '')) expect(problems).toHaveLength(1);
    expect(problem?.message).toMatch(expected.message);
    expect(problem?.fix).toMatch(expected.fix);
    expect(`${problem?.file}:${problem?.line}`).toBe(`${expected.file}:${expected.line}`);
  });
});
