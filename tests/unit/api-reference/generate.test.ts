import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {afterEach, expect, it} from 'vitest';
import {compileProblems} from '@site/src/api-reference/compile';
import {findProblems} from '@site/src/api-reference/description/check';
import {generateApiPages} from '@site/src/api-reference/generate';
import {bundleFile, outputDir, sidebarFile, yamlFile} from '@site/src/api-reference/paths';
import {description, writeDescription} from './description';

const here = process.cwd();
afterEach(() => process.chdir(here));

it('generation writes a page for each operation and tag, and nothing when nothing has changed', async () => {
  process.chdir(writeDescription(description));
  const first = await generateApiPages();
  expect(first).toMatchObject({operations: 2, subjects: 1});
  for (const file of [bundleFile, yamlFile]) expect(existsSync(file), file).toBe(true);
  expect(first.changed).toBe(8);
  const pages = ['apps.tag.mdx', 'create-app.api.mdx', 'list-apps.api.mdx'];
  expect(readdirSync(outputDir).sort()).toEqual(pages);
  expect(readFileSync(sidebarFile, 'utf8')).toContain('reference/api/create-app');
  expect((await generateApiPages()).changed).toBe(0);

  writeFileSync(`${outputDir}/gone.api.mdx`, 'A removed operation.');
  writeFileSync(`${outputDir}/introduction.mdx`, 'Written by hand.');
  expect((await generateApiPages()).changed).toBe(1);
  expect(readdirSync(outputDir).sort()).toEqual([...pages, 'introduction.mdx'].sort());
});

it('a page that is not MDX is reported where the description has its operation', async () => {
  process.chdir(writeDescription(description));
  const places = new Map<string, string>();
  await findProblems('openapi/agenta.yaml', places);
  const pages = new Map([['create-app.api.mdx', 'Text.\n\n<b']]);
  const problems = await compileProblems(pages, (name) => places.get(name.split('.')[0] ?? '') ?? '');
  expect(problems).toEqual([
    expect.stringMatching(/^openapi\/paths\/apps\.yaml:14: .*create-app[^]*\n {2}Fix: /),
  ]);
});

it('generation fails on an invalid description with file, line and fix, and writes nothing', async () => {
  const apps = description.apps.replace('{id: a}', '{id: 7}');
  process.chdir(writeDescription({...description, apps}));
  await expect(generateApiPages()).rejects.toThrow(
    /openapi\/paths\/apps\.yaml:11: .*must be string[\s\S]*Fix: change the value/,
  );
  expect(existsSync(outputDir)).toBe(false);
  expect(existsSync(bundleFile)).toBe(false);
});
