import {describe, expect, it} from 'vitest';
import {formatDefect} from './helpers/defect';
import {allPages, blocksOf, readPage} from './helpers/pages';

const languages = new Set([
  'bash',
  'csv',
  'dockerfile',
  'http',
  'ini',
  'javascript',
  'json',
  'markdown',
  'mdx',
  'nginx',
  'python',
  'sql',
  'text',
  'toml',
  'tsx',
  'typescript',
  'yaml',
  'css',
  'diff',
  'hcl',
  'html',
  'caddyfile',
]);
const pages = allPages();
const blocks = pages.flatMap((page) => page.blocks);

describe('reading the blocks of a page', () => {
  const page = readPage(
    'docs/a.mdx',
    [
      '---',
      'title: "`x`"',
      '---',
      'Say `one` and `two`.',
      '',
      '  ```python title="a.py"',
      '  x = 1',
      '  ```',
      '',
      '````text',
      '```',
      '````',
      '```json invalid="cut"',
      '{',
      '```',
    ].join('\n'),
  );

  it('returns language, title, reason, line and code, also of indented and longer fences', () => {
    expect(
      page.blocks.map(({language, title, invalid, line, code}) => [
        language,
        title,
        invalid,
        line,
        code,
      ]),
    ).toEqual([
      ['python', 'a.py', '', 6, 'x = 1'],
      ['text', '', '', 10, '```'],
      ['json', '', 'cut', 13, '{'],
    ]);
  });

  it('returns the code spans of running text, not of front matter', () => {
    expect(page.spans.map(({code, line}) => [code, line])).toEqual([
      ['one', 4],
      ['two', 4],
    ]);
  });

  it('leaves out blocks that are invalid on purpose', () => {
    expect(blocksOf([page], 'json')).toEqual([]);
  });

  it('reports a fence that is never closed', () => {
    expect(readPage('docs/b.mdx', '```bash\nls').unclosed).toEqual([{file: 'docs/b.mdx', line: 1}]);
  });
});

describe('the blocks of the site', () => {
  it('each have a known language, and every fence is closed', () => {
    const wrong = blocks
      .filter(({language}) => !languages.has(language))
      .map(({file, line, language}) =>
        formatDefect({file, line, message: `the block has the language "${language}"`}),
      );
    const open = pages.flatMap(({unclosed}) =>
      unclosed.map((place) => formatDefect({...place, message: 'the fence is never closed'})),
    );
    const kinds = [...new Set(blocks.map(({language}) => language))].map(
      (language) => `${blocks.filter((one) => one.language === language).length} ${language}`,
    );
    console.log(
      `blocks: ${blocks.length} on ${pages.length} pages (${kinds.join(', ')}); ${blocks.filter(({invalid}) => invalid !== '').length} invalid on purpose`,
    );
    expect([...wrong, ...open]).toEqual([]);
    expect(blocks.length).toBeGreaterThanOrEqual(420);
    expect(pages.length).toBeGreaterThanOrEqual(50);
  });
});
