import {expect, it} from 'vitest';
import {recorded} from '../../../src/drift/extracted';
import {entity} from '../../../src/drift/types';
import {wordFaults} from '../../../src/drift/words';
import {root} from './helpers';

it('everything recorded that pages show has words, and no words are about what is not there', () => {
  expect(wordFaults(root, recorded(root))).toEqual([]);
});

it('words about something that is gone, missing words and wrong facts are told with their place and a fix', () => {
  const facts = recorded(root).flatMap((one) => {
    if (one.name === 'ag.init host') return [];
    if (one.kind === 'callable' && one.name === 'ag.DictInput')
      return [one, entity('argument', ['ag.DictInput', ' ', 'new'])];
    return one.name === 'agenta-web 3000' ? [{...one, facts: {container: '80'}}] : [one];
  });
  expect(wordFaults(root, facts)).toEqual([
    expect.stringMatching(
      /^src\/platform\/extracted\/sdk\/datatypes.json records the argument ag.DictInput new, .* Fix: write it in src\/platform\/sdk\/datatypes.ts\.$/,
    ),
    expect.stringMatching(
      /^src\/platform\/sdk\/init.ts:\d+ writes about the argument ag.init host, .* Fix: /,
    ),
    expect.stringMatching(
      /^src\/platform\/ports.ts:\d+ has "3000" as container of the port agenta-web 3000, which is "80"\. Fix: /,
    ),
  ]);
});
