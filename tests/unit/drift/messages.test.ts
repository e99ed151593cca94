import {describe, expect, it} from 'vitest';
import {backend, cli, itReports, planted, surfaces, type Edit} from './helpers';

const service = `${backend}/services/apps.py`;
const setup = `${cli}/sdk/setup.py`;
const command = `${cli}/cli/variants.py`;

describe('messages that the site quotes', () => {
  itReports([
    [
      'other words of the server',
      [[service, 'f"App with {name} not found"', 'f"No app {name}"']],
      ['removed  message  404: App with a1 not found'],
    ],
    [
      'words that only a comment still has',
      [[service, 'raise Exception(f"App with {name} not found")', '"App with a1 not found"']],
      ['removed  message  404: App with a1 not found'],
    ],
    [
      'other words of a command',
      [[command, 'Operation cancelled.', 'Stopped on request.']],
      ['removed  message  Operation cancelled.'],
    ],
    [
      'another exception of the SDK',
      [[setup, 'raise ValueError', 'raise RuntimeError']],
      [
        'changed  message  App ID must be specified. You can provide it in one of the following ways:  raised: ValueError → RuntimeError',
      ],
    ],
  ]);

  const harmless: [name: string, edits: Edit[]][] = [
    ['a text in two parts', [[service, 'f"App with {name} not', 'f"App with {name}" " not']]],
    ['a placeholder of another name', [[service, '{name}', '{name.strip()}']]],
    ['other words after it', [[setup, 'Pass it, or set a variable.', 'Look into the manual.']]],
    [
      'another file',
      [
        [command, 'click.style("Operation cancelled.", fg="red")', 'CANCELLED'],
        [setup, 'import os', 'import os\n\nCANCELLED = "Operation cancelled."'],
      ],
    ],
  ];
  it.each(harmless)('takes %s for the same', (_, edits) => expect(planted(edits)).toEqual([]));

  it('ignores messages of Python and of libraries, which the source of the platform does not hold', () => {
    const names = surfaces().ours.flatMap(({kind, name}) => (kind === 'message' ? name : []));
    expect(names).toContain('Operation cancelled.');
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => /NoneType|Errno/.test(name) && !name.includes(': '))).toEqual([]);
  });
});
