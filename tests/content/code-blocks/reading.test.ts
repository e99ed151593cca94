import {describe, expect, it} from 'vitest';
import {blocksOf, readPage} from '../pages/page';
import {readShell} from './shell';

describe('reading code', () => {
  it('returns language, title, reason, line and code, also of indented and longer fences', () => {
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
    expect(blocksOf(page, 'json')).toEqual([]);
    // Of running text, not of front matter.
    expect(page.spans.map(({code, line}) => [code, line])).toEqual([
      ['one', 4],
      ['two', 4],
    ]);
  });

  it('of the shell returns words, assignments, heredocs and nested commands', () => {
    const code =
      'A=1 agenta init --app-name "my app" && echo "$(agenta --version)"\ncat > x.yml <<EOF\na: 1\nEOF';
    const script = readShell({code, line: 1});
    expect(script.errors).toEqual([]);
    expect(script.commands.map(({words}) => words.join(' '))).toEqual(
      expect.arrayContaining(['agenta init --app-name my app', 'agenta --version']),
    );
    expect(script.assignments.map(({name}) => name)).toEqual(['A']);
    expect(script.heredocs[0]).toMatchObject({target: 'x.yml', body: 'a: 1\n'});
  });
});
