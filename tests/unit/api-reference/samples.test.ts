import {expect, it} from 'vitest';
import {sampleLanguages} from '@site/src/api-reference/samples';
import {jsonBody, type SampleRequest} from '@site/src/api-reference/samples/request';
import {special} from '../../support/special';
import {parse, parserOf} from '../../support/syntax';

const base: SampleRequest = {
  method: 'POST',
  address: 'https://cloud.agenta.ai/api/apps',
  query: [],
  headers: [['Authorization', 'YOUR_API_KEY']],
  answer: 'json',
};

function write(language: string, change: Partial<SampleRequest>): string {
  const found = sampleLanguages.find(({id}) => id === language);
  if (!found) throw new Error(`no language ${language}`);
  return found.write({...base, ...change});
}

it.each([
  ['python', 'timeout=600,'],
  ['ruby', 'read_timeout: 600'],
  ['php', "'timeout' => 600,"],
  ['csharp', 'TimeSpan.FromSeconds(600)'],
])('a timeout is set if the language has a default: %s', (language, words) => {
  expect(write(language, {timeout: 600})).toContain(words);
  expect(write(language, {})).not.toContain(words);
});

it.each([
  ['ruby', 'a = "#{b}"'],
  ['php', '<?php $a = "{$b}";'],
])('a JSON body has no interpolated strings: %s', async (language, interpolated) => {
  const parser = await parserOf(language);
  const variables = (text: string) =>
    parse(parser, text, (root) =>
      root
        .descendantsOfType(['string', 'encapsed_string'])
        .flatMap((node) =>
          node?.descendantsOfType(['interpolation', 'variable_name', 'dynamic_variable_name']),
        )
        .map((node) => node?.text),
    );
  expect(variables(write(language, {body: jsonBody('application/json', special)}))).toEqual([]);
  expect(variables(interpolated)).toHaveLength(1);
});

it('a JSON body keeps its backslashes in text blocks', () => {
  const value = {text: special.quotes + special.markup};
  const text = write('java', {body: jsonBody('application/json', value)});
  const block = /"""\n([\s\S]*?)\n {16,}"""/.exec(text)?.[1] ?? '';
  expect(JSON.parse(block.replace(/\\"""/g, '"""').replace(/\\\\/g, '\\'))).toEqual(value);
  const go = write('go', {body: jsonBody('application/json', value)});
  expect(JSON.parse(JSON.parse(/NewReader\((.*)\)/.exec(go)?.[1] ?? ''))).toEqual(value);
});
