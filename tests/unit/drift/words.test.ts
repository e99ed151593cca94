import {expect, it} from 'vitest';
import {recorded} from '../../../src/drift/extracted';
import type {Thing} from '../../../src/drift/types';
import {wordFaults} from '../../../src/drift/words';
import {root} from './helpers';

it('everything recorded that pages show has words, and no words are about what is not there', () => {
  expect(wordFaults(root, recorded(root))).toEqual([]);
});

it('words about something that is gone, missing words and wrong facts are told with their place and a fix', () => {
  const all = new Map(recorded(root));
  const argument = all.get('argument ag.init host') as Thing;
  const service = all.get('service docker-compose.gh.yml agenta-web') as Thing;
  all.delete('argument ag.init host');
  all.set('argument ag.DictInput new', {...argument, names: ['ag.DictInput', 'new']});
  all.set('service docker-compose.gh.yml agenta-web', {...service, facts: {ports: ['3000:80']}});
  expect(wordFaults(root, all)).toEqual([
    expect.stringMatching(
      /^src\/platform\/sdk\/init.ts:\d+ writes about the argument ag.init host, .* Fix: /,
    ),
    expect.stringMatching(
      /^src\/platform\/sdk\/\w+.ts:\d+ writes nothing about the argument ag.DictInput new, .* Fix: /,
    ),
    expect.stringMatching(
      /^src\/platform\/ports.ts:\d+ has "3000:3000" as ports of the service agenta-web, which is "3000:80"\. Fix: /,
    ),
  ]);
});
