import {describe, expect, it} from 'vitest';
import {formatDefect} from '../../../src/built-site/checks/check';
import type {PageCheck} from './check';
import {checks} from './checks';
import {admonitions} from './checks/admonitions';
import {altTexts} from './checks/alt-texts';
import {externalLinks} from './checks/external-links';
import {lengths, unique} from './checks/front-matter';
import {glossaryTerms} from './checks/glossary';
import {headingLevels} from './checks/headings';
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

/** What a check reports for a how-to with `text` among its steps. */
const planted = (check: PageCheck, text: string): string[] =>
  found(check, howTo(`## Do it\n\n${text}\n`));

describe('checks of the pages', () => {
  it('report nothing on valid pages, and check something', () => {
    const valid = [tutorial(), howTo(), explanation()];
    for (const check of checks) {
      expect(found(check, ...valid), check.name).toEqual([]);
      expect(check.run(valid).checked, check.name).toBeGreaterThan(0);
    }
  });

  it('report file and line', () => {
    expect(planted(bannedWords, 'You just run it.')[0]).toMatch(
      /^docs\/b\.mdx:15 "just" is a banned word\. Fix:/,
    );
  });

  describe('kinds', () => {
    it('a missing part, a part too early, a wrong last part', () => {
      expect(found(kindParts, howTo(undefined, ''))[0]).toContain('needs the heading "## Related"');
      expect(found(kindParts, howTo(`${related}\n## Do it\n\nText.\n`))[0]).toMatch(
        /is too early|ends with/,
      );
      expect(found(kindParts, howTo(undefined, `${related}\n## More\n\nText.\n`))[0]).toContain(
        'this one with "## More"',
      );
    });
    it('a how-to without steps', () => {
      expect(found(kindParts, howTo(''))[0]).toContain('a how-to needs steps');
    });
    it('tutorial steps with a wrong number or without a result', () => {
      expect(found(kindParts, tutorial('## Step 2: Go\n\nYou should see it.\n'))[0]).toContain(
        'is step number 1',
      );
      expect(found(kindParts, tutorial('## Step 1: Go\n\nGo.\n'))[0]).toContain(
        'does not say what the reader sees',
      );
      expect(
        found(kindParts, tutorial('## Step 1: Go\n\n```text title="Output"\nx\n```\n')),
      ).toEqual([]);
      expect(found(kindParts, tutorial(''))[0]).toContain('needs numbered steps');
    });
    it('an explanation with numbered steps', () => {
      expect(found(kindParts, explanation('1. Do\n2. Do more'))[0]).toContain('no numbered steps');
    });
    it('a reference page with a signature and without errors or example', () => {
      const reference = page(
        'docs/r.mdx',
        'reference',
        `For you.\n\n## Signature\n\nText.\n\n${related}`,
      );
      expect(found(kindParts, reference)).toHaveLength(2);
    });
    it('a page that starts with a heading', () => {
      expect(
        found(kindParts, page('docs/r.mdx', 'reference', `## Names\n\nText.\n\n${related}`))[0],
      ).toContain('starts with a heading');
    });
  });

  it('titles and descriptions: length and duplicates', () => {
    const long = readPage(
      'docs/x.mdx',
      `---\ntitle: ${'x'.repeat(61)}\ndescription: short\n---\n\nText.\n`,
    );
    expect(found(lengths, long)).toHaveLength(2);
    expect(found(unique, howTo(), {...howTo(), file: 'docs/twin.mdx'})).toHaveLength(2);
  });

  it('headings: a second h1 and a skipped level', () => {
    expect(planted(headingLevels, '# Again')[0]).toContain('second h1');
    expect(planted(headingLevels, '#### Deep')[0]).toContain('at level 4 below level 2');
  });

  it('an admonition that is not closed, alone and before another', () => {
    const open = ':::note\n\nText.\n\n';
    expect(planted(admonitions, open)).toEqual([
      expect.stringMatching(/^docs\/b\.mdx:15 an admonition is not closed/),
    ]);
    expect(planted(admonitions, `${open}${open}:::`)).toEqual([
      'docs/b.mdx:15 an admonition, or the one in line 19, is not closed. Fix: end it with ":::".',
    ]);
  });

  it('images with a short alternative text', () => {
    expect(planted(altTexts, '![A box](diagram:variant-life)')[0]).toContain('has 5 characters');
  });

  it('banned words in text, cells, summaries and alternative texts, not in code', () => {
    expect(planted(bannedWords, 'Run it, etc. and so on! Of course.')).toHaveLength(3);
    expect(planted(bannedWords, '| A |\n| --- |\n| easy |')).toHaveLength(1);
    expect(
      planted(bannedWords, '<details>\n<summary>Obviously</summary>\n\nText.\n\n</details>'),
    ).toHaveLength(1);
    expect(planted(bannedWords, '![A powerful box](x.svg)')).toHaveLength(1);
    expect(
      planted(bannedWords, '`just` and `!`, unjust, just-in-time\n\n```text\nplease!\n```'),
    ).toEqual([]);
  });

  it('long sentences', () => {
    const long = `${'word '.repeat(60)}word. `;
    expect(planted(sentenceLength, `${long}${long}${long}`)[0]).toMatch(
      /sentences have \d+\.\d words on average/,
    );
  });

  it.each([
    'export KEY=<your-key>', 'KEY=your_api_key', 'KEY=<API_KEY>', 'curl https://example.com/api', 'curl https://my-server.io',
    'KEY=sk-xxxx', 'KEY=XXXXXXXX', 'KEY=YOUR-API-KEY', 'KEY=MY_API_KEY', 'curl https://your-domain.com',
  ])('a placeholder that is not the site’s: %s', (code) => {
    expect(planted(placeholders, `\`\`\`bash\n${code}\n\`\`\``), code).not.toEqual([]);
    expect(planted(placeholders, `\`\`\`bash invalid="shows a wrong key"\n${code}\n\`\`\``), code).toEqual([]);
  }); // prettier-ignore

  it('the site’s own placeholders pass', () => {
    expect(
      planted(
        placeholders,
        '```bash\nKEY=YOUR_API_KEY curl https://your-host.example/api/apps/YOUR_APP_ID\n```',
      ),
    ).toEqual([]);
  });

  it('external addresses in links, text and attributes, not in code', () => {
    expect(planted(externalLinks, '[x](https://agenta.ai) and https://agenta.ai')).toHaveLength(2);
    expect(planted(externalLinks, '<a href="https://agenta.ai">x</a>')).toHaveLength(1);
    expect(planted(externalLinks, '[x](link:home) and `http://localhost`')).toEqual([]);
  });

  it('a page that no other page links to', () => {
    const lonely = page('docs/lonely.mdx', 'how-to', `[Myself](./lonely.mdx)\n\n${related}`);
    expect(found(inbound, tutorial(), howTo(), explanation(), lonely)).toEqual([
      expect.stringContaining('docs/lonely.mdx:1 no other page links here'),
    ]);
  });

  it('a last section with too few links, and without another kind', () => {
    expect(
      found(nextSteps, tutorial(), howTo(undefined, '## Related\n\n- [A](./a.mdx)\n'))[0],
    ).toContain('links to 1 pages');
    const same = {...howTo(undefined, related), kind: 'explanation' as const};
    expect(
      found(nextSteps, {...tutorial(), kind: 'explanation'}, same, explanation()),
    ).toContainEqual(expect.stringContaining('no page of another kind than explanation'));
  });

  it('a first use of a term without its link', () => {
    expect(
      planted(glossaryTerms, 'Every variant has one. See [variant](term:variant).')[0],
    ).toContain('"variant" is not linked');
    expect(planted(glossaryTerms, 'See [variants](term:variant). A variant has one.')).toEqual([]);
    expect(
      planted(
        glossaryTerms,
        'An [evaluator configuration](term:evaluator-configuration) is stored.',
      ),
    ).toEqual([]);
    expect(planted(glossaryTerms, 'An evaluator configuration is stored.')).toHaveLength(1);
  });
});
