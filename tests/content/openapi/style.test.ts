import {lint, loadConfig} from '@redocly/openapi-core';
import {expect, it} from 'vitest';
import {descriptionFile} from '../../../src/api-reference/paths';

/** Problems that redocly.yaml finds, without those in .redocly.lint-ignore.yaml. */
async function problems(ref: string): Promise<string[]> {
  const config = await loadConfig({configPath: 'redocly.yaml'});
  const found = await lint({ref, config});
  return found
    .filter(({ignored}) => !ignored)
    .map(
      ({ruleId, message, location: [place]}) => `${place?.pointer ?? ref}: ${ruleId}: ${message}`,
    );
}

it('the API description follows redocly.yaml', async () => {
  expect(await problems(descriptionFile)).toEqual([]);
});

it('a description that does not follow it is reported', async () => {
  const found = await problems('tests/content/openapi/fixtures/faulty.yaml');
  expect(found.join('\n')).toMatch(/operation-summary|info-license/);
});
