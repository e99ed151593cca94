// cspell:ignore rjson
import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {sampleLanguages} from '@site/src/api-reference/samples';
import type {SampleRequest} from '@site/src/api-reference/samples/request';
import {hasProgram} from '../../support/programs';
import {parse, parserOf, syntaxErrors} from '../../support/syntax';
import {ranWeaker} from '../../support/weaker';

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

const languages = sampleLanguages.map(({id, fence}) => [id, fence] as const);

/** Characters and values that are special in at least one language. */
const special = {
  quotes: `it's "quoted" \\ and \`ticked\``,
  markup: '#{ruby} $php ${js} {{x}} """ %s',
  lines: 'one\ntwo\ttabbed',
  'lines with markup': 'one\n#{ruby} $php {$php} ${js}',
  accents: 'Grüße ✓',
  nothing: null,
  yes: true,
  'not a name': -1.5,
  empty: {object: {}, list: []},
};

/** Commands that evaluate the body of a sample and print it as JSON. */
const readers: Readonly<Record<string, {command: string[]; wrap: (text: string) => string}>> = {
  python: {
    command: ['python3', '-c'],
    wrap: (text) =>
      `import json\nprint(json.dumps(${/json=([\s\S]*),\n {4}timeout/.exec(text)?.[1]}))`,
  },
  nodejs: {
    command: ['node', '-e'],
    wrap: (text) =>
      `console.log(JSON.stringify(${/JSON\.stringify\(([\s\S]*)\),\n\}\);/.exec(text)?.[1]}))`,
  },
  ruby: {
    command: ['ruby', '-rjson', '-e'],
    wrap: (text) =>
      `puts JSON.generate(${/JSON\.generate\(([\s\S]*?)\)\n\nresponse/.exec(text)?.[1]})`,
  },
  php: {
    command: ['php', '-r'],
    wrap: (text) =>
      `echo json_encode(${/json_encode\(([\s\S]*)\),\n {8}'ignore/.exec(text)?.[1]});`,
  },
};

describe('a repeated query parameter', () => {
  it('has all of its values in Python', () => {
    const query: SampleRequest['query'] = [
      ['app', 'x'],
      ['ids', '1'],
      ['ids', '2'],
      ['ids', '3'],
    ];
    const params = /params=([\s\S]*?),\n {4}headers/.exec(write('python', {query}))?.[1] ?? '';
    // JSON allows no trailing commas.
    const json = params.replace(/,(?=\s*[}\]])/g, '');
    expect(JSON.parse(json)).toEqual({app: 'x', ids: ['1', '2', '3']});
  });
});

describe('a timeout', () => {
  it.each([
    ['python', 'timeout=600,'],
    ['ruby', 'read_timeout: 600'],
    ['php', "'timeout' => 600,"],
    ['csharp', 'TimeSpan.FromSeconds(600)'],
  ])('is raised if the language has a default: %s', (language, words) => {
    expect(write(language, {timeout: 600})).toContain(words);
    expect(write(language, {})).not.toContain(words);
  });
});

describe('a JSON body', () => {
  const specialBody: Partial<SampleRequest> = {body: {kind: 'json', value: special}};
  const present = Object.entries(readers).filter(([, {command}]) =>
    hasProgram([...command.slice(0, 1), '--version']),
  );
  const absent = Object.keys(readers).filter((id) => !present.some(([name]) => name === id));
  if (absent.length > 0) {
    const names = absent.join(', ');
    ranWeaker(`JSON bodies in samples of ${names}`, `parsed, not read back: no ${names} here`);
  }

  it.each(languages)('parses: %s', async (language, fence) => {
    expect(syntaxErrors(await parserOf(fence), write(language, specialBody))).toEqual([]);
  });

  it.each([
    ['ruby', 'a = "#{b}"'],
    ['php', '<?php $a = "{$b}";'],
  ])('has no interpolated strings: %s', async (language, interpolated) => {
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
    expect(variables(write(language, specialBody))).toEqual([]);
    expect(variables(interpolated)).toHaveLength(1);
  });

  it.each(present)('evaluates to the original: %s', (language, {command, wrap}) => {
    const text = write(language, specialBody);
    const [program = '', ...args] = command;
    const output = execFileSync(program, [...args, wrap(text)], {encoding: 'utf8'});
    expect(JSON.parse(output)).toEqual(special);
  });

  it('is quoted for the shell', () => {
    const text = write('curl', specialBody);
    expect(shellWords(text).at(-1)).toBe(JSON.stringify(special, null, 2));
  });

  it('keeps its backslashes in text blocks', () => {
    const value = {text: special.quotes + special.markup};
    const text = write('java', {body: {kind: 'json', value}});
    const block = /"""\n([\s\S]*?)\n {16,}"""/.exec(text)?.[1] ?? '';
    expect(JSON.parse(block.replace(/\\"""/g, '"""').replace(/\\\\/g, '\\'))).toEqual(value);
    const go = write('go', {body: {kind: 'json', value}});
    expect(JSON.parse(JSON.parse(/NewReader\((.*)\)/.exec(go)?.[1] ?? ''))).toEqual(value);
  });
});

describe('every language', () => {
  const shapes: Partial<SampleRequest>[] = [
    {method: 'GET', query: [['app_id', 'a b&c']]},
    {body: {kind: 'json', value: {a: [1, {b: null}]}}},
    {method: 'PATCH', body: {kind: 'json', value: ['x']}},
    {method: 'DELETE', body: {kind: 'json', value: ['x']}, answer: 'nothing'},
    {body: {kind: 'form', fields: [['url', 'https://a.example/?b=c']]}, answer: 'text'},
    {
      body: {
        kind: 'multipart',
        parts: [
          {name: 'file', file: 'a.csv'},
          {name: 'kind', value: 'CSV'},
        ],
      },
    },
  ];

  it.each(languages)('has no trailing white space: %s', (language) => {
    for (const shape of shapes) {
      const text = write(language, shape);
      expect(text).not.toMatch(/[ \t]$/m);
      expect(text).toBe(text.trim());
      expect(text).toContain('YOUR_API_KEY');
      expect(text).not.toContain('undefined');
    }
  });
});

/** The arguments of a command, as a shell would pass them. */
function shellWords(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync('sh', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1);
}
