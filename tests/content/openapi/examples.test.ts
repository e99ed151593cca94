import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import type {Json, Media, Schema} from '@site/src/api-reference/description/types';
import {readReference} from './pages';

const reference = readReference();
const ajv = addFormats(new Ajv2020({strict: false, allErrors: true}));

interface Case {
  place: string;
  schema: Schema;
  value: Json;
}

function errors({schema, value}: Case): string[] {
  const check = ajv.compile({...schema, components: reference.description.components});
  return check(value)
    ? []
    : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

function mediaCases(place: string, content: Record<string, Media> = {}): Case[] {
  return Object.entries(content).flatMap(([type, {schema, example, examples}]) => {
    const values = [example, ...Object.values(examples ?? {}).map(({value}) => value)];
    return values.flatMap((value) =>
      schema && value !== undefined ? [{place: `${place} ${type}`, schema, value}] : [],
    );
  });
}

const cases: Case[] = reference.entries.flatMap(({slug, parameters, body, responses}) => [
  ...parameters.flatMap(({name, schema, example}) =>
    schema && example !== undefined ? [{place: `${slug} ${name}`, schema, value: example}] : [],
  ),
  ...mediaCases(`${slug} body`, body?.content),
  ...responses.flatMap(([status, response]) => mediaCases(`${slug} ${status}`, response.content)),
]);

describe('examples of the description', () => {
  it('match their schemas', () => {
    const wrong = cases.flatMap((one) => errors(one).map((error) => `${one.place}: ${error}`));
    console.log(`${cases.length} examples checked`);
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(250);
  });

  it('exist for every body, every successful response and every required parameter', () => {
    const without = reference.entries.flatMap(({slug, parameters, body, responses}) => [
      ...parameters
        .filter((one) => one.required && one.example === undefined)
        .map(({name}) => `${slug} ${name}`),
      ...Object.values(body?.content ?? {})
        .filter((media) => !hasExample(media))
        .map(() => `${slug} body`),
      ...responses.flatMap(([status, {content}]) =>
        Object.values(content ?? {}).some(hasExample) || !content ? [] : [`${slug} ${status}`],
      ),
    ]);
    expect(without).toEqual([]);
  });

  it('are reported when they do not match', () => {
    const schema: Schema = {
      type: 'object',
      required: ['app_id'],
      properties: {app_id: {type: 'string'}},
    };
    expect(errors({place: 'planted', schema, value: {app_id: 7}})).toEqual([
      '/app_id must be string',
    ]);
    expect(errors({place: 'planted', schema, value: {}})).toHaveLength(1);
  });
});

function hasExample({example, examples}: Media): boolean {
  return example !== undefined || Object.keys(examples ?? {}).length > 0;
}
