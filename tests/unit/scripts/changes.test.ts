import {expect, it} from 'vitest';
import {changesSince} from '../../../scripts/changes';

it('a list of changes reverses the comparison with an older release, so that it goes forward in time', () => {
  const rest = {detail: '', old: '', now: '', pages: ['/page']};
  const differences = [
    {...rest, change: 'removed', kind: 'command', name: 'agenta new'} as const,
    {...rest, change: 'added', kind: 'command', name: 'agenta old'} as const,
    {...rest, change: 'changed', kind: 'option', name: 'agenta run --x', old: '2', now: '1'} as const,
  ];
  expect(changesSince({differences}, new Set(['GET /cloud'])).changes).toMatchObject([
    {change: 'added', name: 'agenta new', page: '/page'},
    {change: 'removed', name: 'agenta old'},
    {change: 'changed', name: 'agenta run --x', old: '1', now: '2', page: '/page'},
  ]);
});
