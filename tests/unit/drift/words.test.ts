import {expect, it} from 'vitest';
import {recorded, type Tree} from '../../../src/drift/extracted';
import {wordFaults} from '../../../src/drift/words';
import {root} from './helpers';

it('everything recorded that pages show has words, and no words are about what is not there', () => {
  expect(wordFaults(root, recorded(root))).toEqual([]);
});

it('words about something that is gone, missing words and wrong facts are told with their place and a fix', () => {
  const text = JSON.stringify(recorded(root))
    .replace('"host":"str = None",', '')
    .replace('"ag.DictInput":{"argument":{', '$&"new":"str",')
    .replace('"agenta-web 3000":{"container":"3000"}', '"agenta-web 3000":{"container":"80"}');
  expect(wordFaults(root, JSON.parse(text) as Tree)).toEqual([
    expect.stringMatching(
      /^src\/platform\/sdk\/\w+.ts:\d+ writes nothing about the argument ag.DictInput new, .* Fix: /,
    ),
    expect.stringMatching(
      /^src\/platform\/sdk\/init.ts:\d+ writes about the argument ag.init host, .* Fix: /,
    ),
    expect.stringMatching(
      /^src\/platform\/ports.ts:\d+ has "3000" as container of the port agenta-web 3000, which is "80"\. Fix: /,
    ),
  ]);
});
