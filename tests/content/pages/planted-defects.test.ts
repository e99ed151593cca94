import {expect, it} from 'vitest';
import {formatDefect} from '../../../src/built-site/checks/check';
import type {PageCheck} from './check';
import {checks} from './checks';
import {admonitions} from './checks/admonitions';
import {altTexts} from './checks/alt-texts';
import {externalLinks} from './checks/external-links';
import {lengths, published, unique} from './checks/front-matter';
import {glossaryTerms} from './checks/glossary';
import {leftovers} from './checks/leftovers';
import {kindParts} from './checks/parts';
import {placeholders} from './checks/placeholders';
import {inbound, nextSteps} from './checks/exits';
import {bannedWords, sentenceLength} from './checks/words';
import {readPage, type SourcePage} from './page';

const description =
  'A page that is long enough to be described in the hundred and ten characters that search results show of it at the least.';

const front = (title: string, kind: string): string =>
  `---\ntitle: ${title}\ndescription: ${title}. ${description}\nkind: ${kind}\n---\n\n`;

const page = (file: string, kind: string, body: string): SourcePage =>
  readPage(file, front(file.replace(/\W/g, ' '), kind) + body);

const related = '## Related\n\n- [A](./a.mdx)\n- [C](./c.mdx)\n';

const howTo = (
  steps = '## Do it\n\n:::note\n\nRun `agenta init`.\n\n:::\n',
  end = related,
): SourcePage =>
  page(
    'docs/b.mdx',
    'how-to',
    `You are right here.\n\n## Before you start\n\nText.\n\n${steps}\n## Check that it worked\n\nText.\n\n## When it goes wrong\n\nText.\n\n${end}`,
  );

const tutorial = (
  step = '## Step 1: Go\n\nGo. You should see a [variant](term:variant).\n',
): SourcePage =>
  page(
    'docs/a.mdx',
    'tutorial',
    `Build a thing.\n\n## What you will build\n\n![${description}](diagram:variant-life)\n\n## Before you start\n\nText.\n\n${step}\n## What you learned\n\nText.\n\n## Next\n\n- [B](./b.mdx)\n- [C](./c.mdx)\n`,
  );

const explanation = (text = ''): SourcePage =>
  page(
    'docs/c.mdx',
    'explanation',
    `Why.\n\n## How\n\n${text}\n\n## Trade-offs\n\nText.\n\n## Where to act on it\n\n- [A](./a.mdx)\n- [B](./b.mdx)\n`,
  );

function found(check: PageCheck, ...pages: SourcePage[]): string[] {
  return check.run(pages).defects.map(formatDefect);
}

/** A how-to with `text` among its steps. */
const steps = (text: string): SourcePage => howTo(`## Do it\n\n${text}\n`);

const valid = [tutorial(), howTo(), explanation()];
const open = ':::note\n\nText.\n\n';
const wrongPlaceholders =
  'KEY=your_api_key KEY=<API_KEY> https://example.com/api https://my-server.io KEY=sk-xxxx KEY=XXXXXXXX KEY=YOUR-API-KEY KEY=MY_API_KEY https://your-domain.com'.split(
    ' ',
  );
const longSentence = `${'word '.repeat(60)}word. `;

it('every check looks at valid pages and reports nothing', () => {
  for (const check of checks) {
    expect(found(check, ...valid), check.name).toEqual([]);
    expect(check.run(valid).checked, check.name).toBeGreaterThan(0);
  }
});

const cases: [PageCheck, SourcePage | SourcePage[], ...string[]][] = [
  [kindParts, howTo(undefined, ''), 'needs the heading "## Related"', 'ends with'],
  [kindParts, howTo(`${related}\n## Do it\n\nText.\n`), 'is too early'],
  [kindParts, howTo(undefined, `${related}\n## More\n\nText.\n`), 'this one with "## More"'],
  [kindParts, howTo(''), 'a how-to needs steps'],
  [kindParts, tutorial('## Step 2: Go\n\nYou should see it.\n'), 'is step number 1'],
  [kindParts, tutorial('## Step 1: Go\n\nGo.\n'), 'does not say what the reader sees'],
  [kindParts, tutorial(''), 'needs numbered steps'],
  [kindParts, explanation('1. Do\n2. Do more'), 'no numbered steps'],
  [
    kindParts,
    page('docs/r.mdx', 'reference', `For you.\n\n## Signature\n\nText.\n\n${related}`),
    '"## Errors"',
    '"## Example"',
  ],
  [
    kindParts,
    page('docs/r.mdx', 'reference', `## Names\n\nText.\n\n${related}`),
    'starts with a heading',
  ],
  [
    lengths,
    readPage('docs/x.mdx', `---\ntitle: ${'x'.repeat(61)}\ndescription: short\n---\n\nText.\n`),
    'the title has 61 characters',
    'the description has 5 characters',
  ],
  [
    unique,
    [howTo(), {...howTo(), file: 'docs/twin.mdx'}],
    'docs/twin.mdx:1 has the same title as docs/b.mdx',
    'docs/twin.mdx:1 has the same description as docs/b.mdx',
    'docs/twin.mdx:1 has the same address as docs/b.mdx',
  ],
  [
    unique,
    [howTo(), readPage('docs/d.mdx', front('D', 'how-to').replace('kind:', 'slug: /b\nkind:'))],
    'docs/d.mdx:1 has the same address as docs/b.mdx. Fix: correct one "slug:"',
  ],
  [published, {...howTo(), front: {draft: true}}, 'docs/b.mdx:1 is left out of the site. Fix:'],
  [published, {...howTo(), front: {slug: '/c'}}, 'docs/b.mdx:1 has an address of its own. Fix:'],
  [published, {...howTo(), lines: ['---\r']}, 'has Windows line ends. Fix:'],
  [
    leftovers,
    steps(
      'TODO: x\n\na\u00a0b\n\n```text title="a" title="b"\nsk-proj-a1b2c3d4e5f6a1b2c3d4\n```\n\n<Tabs>\n<TabItem value="a">\n\nA.\n\n</TabItem>\n</Tabs>',
    ),
    'docs/b.mdx:15 "TODO" is a note',
    'docs/b.mdx:17 "U+00a0" is an invisible space',
    'docs/b.mdx:19 "```text title=\\"a\\" title=\\"b\\"" has two titles',
    'docs/b.mdx:20 "sk-proj-a1b2c3d4e5f6a1b2c3d4" looks like a real key',
    'docs/b.mdx:24 "<TabItem value=\\"a\\">" is a tab without a name',
  ],
  [leftovers, steps(':::note Look\n\nA.\n\n:::'), '":::note Look" is shown as plain text. Fix:'],
  [admonitions, steps(open), 'docs/b.mdx:15 an admonition is not closed'],
  [
    admonitions,
    steps(`${open}${open}:::`),
    'docs/b.mdx:15 an admonition, or the one in line 19, is not closed. Fix: end it with ":::".',
  ],
  [altTexts, steps('![A box](diagram:variant-life)'), 'has 5 characters'],
  [bannedWords, steps('You just run it.'), 'docs/b.mdx:15 "just" is a banned word. Fix:'],
  [
    bannedWords,
    steps('Run it, etc. and so on! Of course.'),
    '"etc."',
    'exclamation mark',
    '"Of course"',
  ],
  [bannedWords, steps('| A |\n| --- |\n| easy |'), '"easy"'],
  [
    bannedWords,
    steps('<details>\n<summary>Obviously</summary>\n\nText.\n\n</details>'),
    '"Obviously"',
  ],
  [bannedWords, steps('![A powerful box](x.svg)'), '"powerful"'],
  [sentenceLength, steps(longSentence.repeat(3)), 'words on average'],
  [
    externalLinks,
    steps('[x](https://agenta.ai) and https://agenta.ai'),
    'names https://agenta.ai',
    'names https://agenta.ai',
  ],
  [externalLinks, steps('<a href="https://agenta.ai">x</a>'), 'names https://agenta.ai'],
  [externalLinks, steps('[x](https://agenta-docs.example/a)'), 'Fix: link the file of the page'],
  [
    leftovers,
    steps("import Left, {Of} from '@site/src/components/Left';\n\n<Of x />\n\nOn Github."),
    'docs/b.mdx:15 imports Left without using it. Fix:',
    'docs/b.mdx:19 "Github" is misspelt. Fix:',
  ],
  [
    leftovers,
    steps('<Tabs>\n<TabItem label="A">\n\nA.\n\n</TabItem>\n</Tabs>'),
    'is a tab that no link can open. Fix:',
  ],
  [
    inbound,
    [...valid, page('docs/lonely.mdx', 'how-to', `[Myself](./lonely.mdx)\n\n${related}`)],
    'docs/lonely.mdx:1 no other page links here',
  ],
  [nextSteps, [tutorial(), howTo(undefined, '## Related\n\n- [A](./a.mdx)\n')], 'links to 1 pages'],
  [
    nextSteps,
    [
      {...tutorial(), kind: 'explanation'},
      {...howTo(undefined, related), kind: 'explanation'},
      explanation(),
    ],
    'no page of another kind than explanation',
    'no page of another kind than explanation',
    'no page of another kind than explanation',
  ],
  [
    glossaryTerms,
    steps('Every variant has one. See [variant](term:variant).'),
    '"variant" is not linked',
  ],
  [
    glossaryTerms,
    steps('An evaluator configuration is stored.'),
    '"evaluator-configuration" is not linked',
  ],
  [
    placeholders,
    steps('```bash\nexport KEY=<your-key>\n```'),
    '"<your-key>" is not a placeholder',
    '"your-key" is not a placeholder',
  ],
  ...wrongPlaceholders.map((code): [PageCheck, SourcePage, string] => [
    placeholders,
    steps(`\`\`\`bash\n${code}\n\`\`\``),
    'docs/b.mdx:16',
  ]),
];

it.each(cases.map(([check, pages, ...messages]) => ({check, pages: [pages].flat(), messages})))(
  'the check "$check.name" reports $messages.0',
  ({check, pages, messages}) => {
    expect(found(check, ...pages)).toEqual(
      messages.map((message) => expect.stringContaining(message)),
    );
  },
);

it.each<[PageCheck, SourcePage]>([
  [kindParts, tutorial('## Step 1: Go\n\n```text title="Output"\nx\n```\n')],
  [bannedWords, steps('`just` and `!`, unjust, just-in-time\n\n```text\nplease!\n```')],
  [placeholders, steps('```bash invalid="shows a wrong key"\nKEY=your_api_key\n```')],
  [
    placeholders,
    steps('```bash\nKEY=YOUR_API_KEY curl https://your-host.example/api/apps/YOUR_APP_ID\n```'),
  ],
  [externalLinks, steps('[x](link:home) and `http://localhost`')],
  [glossaryTerms, steps('See [variants](term:variant). A variant has one.')],
  [glossaryTerms, steps('An [evaluator configuration](term:evaluator-configuration) is stored.')],
])('no defect is reported in valid text (%#)', (check, source) => {
  expect(found(check, source)).toEqual([]);
});
