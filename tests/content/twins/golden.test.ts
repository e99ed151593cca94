import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {toMarkdown} from '../../../src/built-site/twins/to-markdown';
import {readPage} from '../../../src/built-site/read';
import {differences} from './check';

const home = 'https://docs.your-host.example/';
const file = (name: string) => path.join(__dirname, 'golden', name);

/**
 * Excerpts of built pages and the Markdown that they become, read and approved by a person.
 * After an intended change: `npx vitest run tests/content/twins/golden --update`, and read the difference.
 */
it.each(['tutorial', 'how-to', 'reference', 'explanation', 'operation'])(
  'the twin of this page matches the approved one: %s',
  async (kind) => {
    const page = readPage(`/golden/${kind}`, readFileSync(file(`${kind}.html`), 'utf8'));
    const markdown = toMarkdown(page, home);
    expect(differences({path: kind, page, markdown})).toEqual([]);
    await expect(markdown).toMatchFileSnapshot(file(`${kind}.md`));
  },
);
