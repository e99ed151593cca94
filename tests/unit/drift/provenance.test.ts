import {describe, expect, it} from 'vitest';
import {digestsOf} from '../../../src/drift/code';
import {Code} from '../../../src/drift/code/files';
import {resolved} from '../../../src/drift/provenance';
import {namesIn, recordedNames, type Names} from '../../../src/drift/provenance/names';
import {sectionsIn} from '../../../src/drift/provenance/sources';
import {compose, Edited, models, router} from './helpers';

const code = new Code(new Edited([]));
const platform = namesIn(code);
const record = recordedNames(digestsOf(code, [{file: compose, name: 'services.backend'}]));

const comment = (names: string): string => `{/* source: ${names} */}`;

describe('a comment that names code', () => {
  const page = (slug = '') =>
    `---\ntitle: A\n${slug}---\n\n${comment('A')}\n\n## Judge \`row\` by row\n\n${comment('B, c.py#D.e')}\n\n` +
    `\`\`\`mdx\n## No heading\n${comment('F')}\n\`\`\`\n\n### Limits {/* #bounds */}\n\n${comment('G')}\n\n## Judge row by row\n\n${comment('H')}\n`;

  it('belongs to the section of the heading above it, with the anchor that Docusaurus gives', () => {
    const sections = sectionsIn('docs/evaluation/human.mdx', page());
    expect(sections.map(({address, place, names}) => [address, place.line, ...names])).toEqual([
      ['/evaluation/human', 5, 'A'],
      ['/evaluation/human#judge-row-by-row', 9, 'B', 'c.py#D.e'],
      ['/evaluation/human#bounds', 18, 'G'],
      ['/evaluation/human#judge-row-by-row-1', 22, 'H'],
    ]);
    expect(sections[2]?.text).toBe(`### Limits {/* #bounds */}\n\n${comment('G')}\n`);
  });

  it('knows the address of a page', () => {
    const address = (file: string, slug?: string) => sectionsIn(file, page(slug))[0]?.address;
    expect(address('docs/a/index.mdx')).toBe('/a');
    expect(address('docs/index.mdx', 'slug: /\n')).toBe('/');
    expect(address('changelog/2024-08-21-a.mdx', 'slug: release-0-24\n')).toBe('/changelog/release-0-24');
  });

  it('names something', () => {
    expect(() => sectionsIn('docs/a.mdx', '## A\n\n{/* source: */}\n')).toThrow(
      'docs/a.mdx:3: a comment about the source names no code. Fix:',
    );
    expect(() => sectionsIn('docs/a.mdx', '## A\n\n{/* source A */}\n')).toThrow('docs/a.mdx:3');
  });
});

describe('a name', () => {
  it.each([
    ['list_notes', [`${router}#list_notes`]],
    ['note_router.py#list_notes', [`${router}#list_notes`]],
    ['models/note_models.py', [`${models}#top level`]],
    [compose, [`${compose}#file`]],
    [`${compose}#services.backend`, [`${compose}#services.backend`]],
  ])('%s stands for code, in a checkout and in the record', (name, keys) => {
    const keysIn = (names: Names) => names.resolve(name).map(({file, name: own}) => `${file}#${own}`);
    expect(keysIn(platform)).toEqual(keys);
    if (!keys.includes(`${compose}#file`)) expect(keysIn(record)).toEqual(keys);
  });

  it('of a class stands for its methods, too', () => {
    const names = platform.resolve('FloatParam').map(({name}) => name);
    expect(names.length).toBeGreaterThan(1);
  });

  it('that is unknown or ambiguous is an error with its line and the nearest', () => {
    const problem = (name: string) => () =>
      resolved([{address: '/a', place: {file: 'docs/a.mdx', line: 3}, names: [name]}], [record]);
    expect(problem('list_note')).toThrow(
      'docs/a.mdx:3: "list_note" names nothing in the platform; the nearest is "list_notes". Fix:',
    );
    expect(problem('note_router.py#list_note')).toThrow(/the nearest is "list_notes"\. Fix:/);
    expect(problem('__init__.py')).toThrow(/"__init__\.py" is ambiguous\. Fix: write one of \S+, /);
  });
});
