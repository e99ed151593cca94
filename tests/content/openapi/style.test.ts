import {readFileSync} from 'node:fs';
import {lint, loadConfig} from '@redocly/openapi-core';
import {globbySync} from 'globby';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {descriptionFile} from '../../../src/api-reference/paths';

/** Problems that redocly.yaml finds, without those in .redocly.lint-ignore.yaml. */
async function problems(ref: string): Promise<string[]> {
  const config = await loadConfig({configPath: 'redocly.yaml'});
  const found = await lint({ref, config});
  return found
    .filter(({ignored}) => !ignored)
    .map(({ruleId, message, location: [place]}) => `${place?.pointer ?? ref}: ${ruleId}: ${message}`);
}

it('the API description follows redocly.yaml', async () => {
  expect(await problems(descriptionFile)).toEqual([]);
});

it('every schema and response of the API description is used', () => {
  const files = globbySync('openapi/**/*.yaml').map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const used = new Set(files.flatMap(({text}) => text.match(/#\/\w+/g) ?? []));
  const parts = files.filter(({file}) => /\/(schemas|responses)\//.test(file));
  expect(parts).not.toEqual([]);
  const unused = parts.flatMap(({file, text}) =>
    Object.keys(parse(text) as object)
      .filter((name) => !used.has(`#/${name}`))
      .map((name) => `${file}: no "$ref" leads to ${name}. Fix: refer to it, or remove it.`),
  );
  expect(unused).toEqual([]);
});
