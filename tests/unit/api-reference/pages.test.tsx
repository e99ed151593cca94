import {expect, it, vi} from 'vitest';
import {markdownToHtml, metaDescription, toMdx} from '@site/src/api-reference/pages/markdown';

vi.mock('@docusaurus/theme-common', () => ({}));

it('Markdown of the description resolves addresses as other pages do, and fails on unknown ones', () => {
  expect(markdownToHtml('[source](link:repository)')).toContain('href="https://github.com/');
  expect(() => markdownToHtml('[source](link:nowhere)')).toThrow(/nowhere/);
});

it.each([
  ['a {b} `{c}` <d>\n\n```json\n{"e": 1}\n```', 'a \\{b} `{c}` \\<d>\n\n```json\n{"e": 1}\n```'],
  ['\\{id\\} of List<string>', '\\{id} of List\\<string>'],
  ['<https://x.example/y>', '[https://x.example/y](https://x.example/y)'],
  ['export it', '{"export"} it'],
  [
    '1. Send:\n\n   ```json\n   {}\n   ```\n\nThe {name}',
    '1. Send:\n\n   ```json\n   {}\n   ```\n\nThe \\{name}',
  ],
])('Markdown of the description is escaped outside code only: %s', (text, mdx) => {
  expect(toMdx(text)).toBe(mdx);
});

it('Markdown of the description becomes meta descriptions of whole sentences and the right length', () => {
  const tails = ['Parameters, answers, errors and samples in nine languages, for the HTTP API.'];
  expect(metaDescription('Lists the apps that you can work with.', tails)).toHaveLength(115);
  const long = `${'Many words that go on and on and on. '.repeat(9)}`;
  expect(metaDescription(long, tails)).toMatch(/^(Many words that go on and on and on\. ?)+$/);
  const endless = 'word '.repeat(60);
  expect(metaDescription(endless, tails).length).toBeLessThanOrEqual(155);
  expect(metaDescription(endless, tails)).toMatch(/word…$/);
});
