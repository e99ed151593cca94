import {expect, it} from 'vitest';
import {checkValue} from '../../../src/components/YourValues/check-value';
import {highlight} from '../../../src/markdown/highlight';
import type {Kind} from '../../../src/settings/placeholders';

it.each<[Kind, string, string]>([
  ['server', 'https://agenta.mine.example/', 'https://agenta.mine.example'],
  ['server', ' http://localhost:8088/api ', 'http://localhost:8088'],
  ['address', 'https://host.example/0191/app.v1/', 'https://host.example/0191/app.v1'],
  ['id', '01918de9-de80-7b52-9d3a-5c1f2e8b7a10', '01918de9-de80-7b52-9d3a-5c1f2e8b7a10'],
  ['id', '66cc4a1b9e3f5d0027c8a1b4', '66cc4a1b9e3f5d0027c8a1b4'],
  ['key', 'q7Lx2mTd.a-b_c', 'q7Lx2mTd.a-b_c'],
  ['name', 'feat/one', 'feat/one'],
  ['host', '10.0.0.7', '10.0.0.7'],
  ['range', '203.0.113.0/24', '203.0.113.0/24'],
])('a value of the kind %s is accepted: "%s"', (kind, text, value) => {
  expect(checkValue(kind, text)).toEqual({value});
});

it.each<[Kind, string]>([
  ['server', 'your-host.example'],
  ['server', 'ftp://host'],
  ['server', 'https://host/apps'],
  ['server', 'https://host?x=1'],
  ['server', 'https://me:secret@host'],
  ['address', 'https://host/$(id)'],
  ['id', 'my-app'],
  ['key', 'secret'],
  ['host', 'http://host'],
  ['range', 'everybody'],
])('a value that is no %s is refused in one line: "%s"', (kind, text) => {
  expect(checkValue(kind, text)).toEqual({problem: expect.stringMatching(/^.{10,50}\.$/)});
});

const risky = [...' "\'`$\\\n;&|<>()#{}[]*?!^,@=+'];
it('no kind accepts a sign that a language quotes, or a value that begins with one', () => {
  const kinds: Kind[] = ['server', 'address', 'id', 'key', 'secret', 'name', 'host', 'range'];
  for (const kind of kinds) {
    for (const sign of risky)
      expect(checkValue(kind, `https://a.example/a${sign}b`), sign).not.toHaveProperty('value');
    for (const sign of risky) expect(checkValue(kind, `a.${sign}b`), sign).not.toHaveProperty('value');
    expect(checkValue(kind, '-rf.x')).not.toHaveProperty('value');
  }
});

it('placeholders are marked wherever they stand, and nothing like them is', () => {
  const code = [
    'curl "https://your-host.example/api/YOUR_APP_ID" -H "Authorization: YOUR_API_KEY"',
    'ssh YOUR_USER@your-host.example # https://cloud.agenta.ai',
    'cp YOUR_KEY_FILE.json NOT_YOUR_APP_ID YOUR_APP_IDS not-your-host.example your-host.example.com',
  ].join('\n');
  const marks = highlight(code, 'bash').match(/<var.*?<\/var>/g);
  expect(marks).toEqual([
    '<var data-name="server">https://your-host.example</var>',
    '<var>YOUR_APP_ID</var>',
    '<var>YOUR_API_KEY</var>',
    '<var>YOUR_USER</var>',
    '<var data-name="server" data-host>your-host.example</var>',
    '<var data-name="server">https://cloud.agenta.ai</var>',
    '<var>YOUR_KEY_FILE</var>',
  ]);
});
