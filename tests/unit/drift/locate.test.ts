import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {Locator} from '../../../src/drift/locate';
import {testFolder} from '../../support/folder';

const yaml = `First:
  description: |
    One, with properties
    and a type.
  properties:
    name:
      type: string
    type:
      type: string
/notes/{note_id}/lines:
  get:
    parameters:
      - name: note_id
`;

const script = `/** Of \`second\`. */
export const list = [
  {
    host: 80,
    name: 'first',
    parts: [{name: 'part'}],
  },
  {name: 'second', parts: [{name: 'part'}]},
  made('third', [
    {name: 'it\\'s', at: 'part'},
  ]),
];
`;

describe('the lines in this repository', () => {
  const line = (file: string, ...texts: string[]): number | undefined => {
    const folder = testFolder();
    writeFileSync(path.join(folder, 'a.yaml'), yaml);
    writeFileSync(path.join(folder, 'a.ts'), script);
    return new Locator(folder).find([file], ...texts)?.line;
  };

  it('are those of the keys of a description, not of deeper keys or of its prose', () => {
    expect(line('a.yaml', 'First', 'properties', 'type')).toBe(8);
    expect(line('a.yaml', '/notes/{note_id}/lines', 'get', 'parameters', 'note_id')).toBe(13);
    expect(line('a.yaml', 'First', 'parameters')).toBe(1);
  });

  it('are those of texts in the object or call that the text before names', () => {
    expect(line('a.ts', 'second', 'part')).toBe(8);
    expect(line('a.ts', 'first', '80')).toBe(4);
    expect(line('a.ts', 'third', 'part')).toBe(10);
    expect(line('a.ts', "it's")).toBe(10);
    expect(line('a.ts', 'nowhere')).toBeUndefined();
  });
});
