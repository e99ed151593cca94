import {expect, it} from 'vitest';
import {changesSince} from '../../../scripts/changes';
import {byArea} from '../../../src/components/ReleaseChanges/by-area';
import changes from '../../../src/platform/changes/0.24.json';
import {goneOf, newsOf} from '../../../src/platform/changes';

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

it('the summary of changes has one row for a thing, with all that changed in it', () => {
  const rows = byArea(changes.changes).flatMap(({items}) => items.filter(({name}) => name === 'CreateSpan'));
  expect(rows).toEqual([
    expect.objectContaining({
      summary: '`app_id`, `end_time` now required; `outputs` type `Outputs` instead of `dict or List[str]`',
    }),
  ]);
});

it('a changed thing says in which release it changed', () => {
  expect(newsOf('operation', 'PATCH /apps/{app_id}')).toBe('since 0.24');
  expect(newsOf('client argument', 'bases.list_bases app_id')).toBe('changed in 0.24');
  expect(newsOf('operation', 'GET /apps')).toBeUndefined();
  expect(goneOf('client method', (name) => name === 'user_profile')).toEqual([
    '`user_profile` (removed in 0.24)',
  ]);
});
