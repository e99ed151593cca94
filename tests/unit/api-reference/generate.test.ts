import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {afterEach, expect, it} from 'vitest';
import {generateApiPages} from '@site/src/api-reference/generate';
import {bundleFile, outputDir, sidebarFile} from '@site/src/api-reference/paths';
import {description, writeDescription} from './description';

const here = process.cwd();
let project = here;

function enter(files: typeof description): void {
  project = writeDescription(files);
  process.chdir(project);
}

afterEach(() => {
  process.chdir(here);
  rmSync(project, {recursive: true});
});

it('writes a page for each operation and tag, and nothing when nothing has changed', async () => {
  enter(description);
  const first = await generateApiPages();
  expect(first).toMatchObject({operations: 2, subjects: 1});
  expect(first.changed).toBe(8);
  const pages = ['apps.tag.mdx', 'create-app.api.mdx', 'list-apps.api.mdx'];
  expect(readdirSync(outputDir).sort()).toEqual(pages);
  expect(readFileSync(sidebarFile, 'utf8')).toContain('reference/api/create-app');
  expect((await generateApiPages()).changed).toBe(0);

  writeFileSync(`${outputDir}/gone.api.mdx`, 'An operation of the past.');
  writeFileSync(`${outputDir}/introduction.mdx`, 'Written by hand.');
  expect((await generateApiPages()).changed).toBe(1);
  expect(readdirSync(outputDir).sort()).toEqual([...pages, 'introduction.mdx'].sort());
});

it('refuses a faulty description with file, line and fix, and writes nothing', async () => {
  enter({...description, apps: description.apps.replace('{id: a}', '{id: 7}')});
  await expect(generateApiPages()).rejects.toThrow(
    /openapi\/paths\/apps\.yaml:11: .*must be string[\s\S]*Fix: change the example/,
  );
  expect(existsSync(outputDir)).toBe(false);
  expect(existsSync(bundleFile)).toBe(false);
});
