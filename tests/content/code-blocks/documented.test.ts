import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {commands} from '../../../src/platform/cli';
import {callables, exportedNames, subClients} from '../../../src/platform/sdk';
import {
  undocumentedCallables,
  undocumentedCommands,
  undocumentedNames,
  undocumentedSubClients,
  unknownOnPages,
  type Texts,
} from './helpers/documented';
import {root} from '../../support/source-files';
import {allPages} from './helpers/pages';

const texts: Texts = new Map(
  allPages()
    .filter(({file}) => file.startsWith('docs/reference/'))
    .map(({file, text}) => [file.replace(/^docs\//, ''), text]),
);
const empty: Texts = new Map();

describe('the reference documents', () => {
  it('names and callables of the SDK', () => {
    console.log(
      `documented: ${exportedNames.length} names, ${callables.length} callables with ${callables.reduce((sum, {parameters}) => sum + parameters.length, 0)} parameters`,
    );
    expect(undocumentedNames(exportedNames, texts)).toEqual([]);
    expect(undocumentedCallables(callables, texts)).toEqual([]);
    expect(exportedNames.length).toBeGreaterThanOrEqual(31);
    expect(callables.length).toBeGreaterThanOrEqual(50);
  });

  it('methods of the API client, on a page, with the slug of a real operation', () => {
    const operations = new Map<string, string>();
    const folder = path.join(root, 'openapi/paths');
    for (const file of readdirSync(folder)) {
      const content = parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
        string,
        Record<string, {operationId?: string}>
      >;
      for (const [route, byMethod] of Object.entries(content))
        for (const [method, {operationId}] of Object.entries(byMethod))
          if (operationId)
            operations.set(
              `${method.toUpperCase()} ${route.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')}`,
              operationId.replace(/_/g, '-'),
            );
    }
    const methods = subClients.flatMap((sub) => sub.methods);
    const drifted = methods
      .filter(
        ({http, slug}) =>
          operations.get(http.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')) !== slug,
      )
      .map(({name, http, slug}) => `${name}: ${http} is not the operation ${slug ?? '(none)'}`);
    console.log(
      `API client: ${methods.length} methods compared with ${operations.size} operations`,
    );
    expect(drifted).toEqual([]);
    expect(undocumentedSubClients(subClients, texts)).toEqual([]);
    expect(methods.length).toBeGreaterThanOrEqual(75);
  });

  it('commands, options, questions, calls, files, exit codes and messages', () => {
    console.log(
      `documented: ${commands.length} commands with ${commands.reduce((sum, {options}) => sum + options.length, 0)} options and ${commands.reduce((sum, {messages}) => sum + messages.length, 0)} messages`,
    );
    expect(undocumentedCommands(commands, texts)).toEqual([]);
    expect(commands.length).toBeGreaterThanOrEqual(10);
  });

  it('nothing that does not exist', () => {
    const names = new Set(callables.map(({name}) => name));
    expect(unknownOnPages(texts, ['Signature', 'Parameters', 'Faults'], names)).toEqual([]);
    const all = new Set(commands.map(({name}) => name));
    expect(
      unknownOnPages(texts, ['Options', 'Prompts', 'Requests', 'Files', 'Exits', 'Messages'], all),
    ).toEqual([]);
  });

  it('the release, at the top of each page', () => {
    const pages = [...new Set([...exportedNames, ...callables, ...commands].map(({page}) => page))];
    expect(
      pages.filter((page) => !/<Release \/>[\s\S]*?\n## /.test(texts.get(page) ?? '')),
    ).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(14);
  });
});

describe('the check itself', () => {
  it('reports everything when pages are empty', () => {
    expect(undocumentedNames(exportedNames, empty).length).toBe(exportedNames.length);
    expect(undocumentedCallables(callables, empty).length).toBeGreaterThanOrEqual(
      callables.length * 2,
    );
    expect(undocumentedCommands(commands, empty).length).toBeGreaterThanOrEqual(commands.length);
    expect(undocumentedSubClients(subClients, empty).length).toBe(subClients.length);
  });

  it('reports a page that shows an unknown name', () => {
    const page: Texts = new Map([
      [
        'a.mdx',
        "<Signature of=\"ag.int\" /> <Faults\n  of={[\n    'ag.init',\n    'ag.nit',\n  ]}\n/>",
      ],
    ]);
    expect(unknownOnPages(page, ['Signature', 'Faults'], new Set(['ag.init']))).toEqual([
      'a.mdx shows <Signature of="ag.int">, which does not exist',
      'a.mdx shows <Faults of="ag.nit">, which does not exist',
    ]);
  });
});
