import {expect, it} from 'vitest';
import {readSkill} from '../../../src/built-site/skills';

const home = 'https://docs.your-host.example/docs/';
const text =
  '---\nname: do-it\ndescription: Does it.\n---\n\n# Do it\n\nSee [how](/a/b.md#c) and [x](https://x.example/y).\n';

it('a skill is read with its name, its description and absolute links', () => {
  const skill = readSkill('do-it.md', text, home);
  expect([skill.name, skill.description]).toEqual(['do-it', 'Does it.']);
  expect(skill.markdown).toContain('[how](https://docs.your-host.example/docs/a/b.md#c)');
  expect(skill.markdown).toContain('[x](https://x.example/y)');
  expect(skill.markdown.startsWith('---\nname: do-it\n')).toBe(true);
});

it('a skill without the name of its file or without a description is rejected', () => {
  for (const [file, wrong] of [
    ['do-it.md', '# Do it\n'],
    ['do-it.md', '---\nname: do-it\n---\n'],
    ['other.md', text],
  ] as const)
    expect(() => readSkill(file, wrong, home), wrong).toThrow(`skills/${file} needs`);
  expect(() => readSkill('a.md', '---\nname: a\ndescription: b: c\n---\n', home)).toThrow(
    /skills\/a\.md: .* at line 3, [^]*Fix: quote/,
  );
});
