import {expect, it} from 'vitest';
import {readSkill} from '../../../src/built-site/wellknown';

it.each([
  ['do-it.md', '# Do it\n', 'skills/do-it.md needs'],
  ['do-it.md', '---\nname: do-it\n---\n', 'skills/do-it.md needs'],
  ['other.md', '---\nname: do-it\ndescription: Does it.\n---\n', 'skills/other.md needs'],
  ['a.md', '---\nname: a\ndescription: b: c\n---\n', /skills\/a\.md: .* at line 3, [^]*Fix: quote/],
])('a skill without the name of its file or a description is rejected: %s %j', (file, text, message) => {
  expect(() => readSkill(file, text, 'https://docs.your-host.example/')).toThrow(message);
});
