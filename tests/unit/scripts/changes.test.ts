import {expect, it} from 'vitest';
import {changesSince, type Difference} from '../../../scripts/changes';
import {byArea} from '../../../src/components/ReleaseChanges/by-area';
import changes from '../../../src/platform/changes/0.24.json';
import {goneOf, newsOf} from '../../../src/platform/changes';

const differs = (
  change: Difference['change'],
  kind: string,
  name: string,
  rest: Partial<Difference> = {},
): Difference => ({change, kind, name, detail: '', old: '', now: '', pages: ['/page'], ...rest});

const changesOf = (differences: Difference[]) => changesSince({differences}, new Set(['GET /cloud'])).changes;

it('a list of changes reverses the comparison with an older release, so that it goes forward in time', () => {
  expect(
    changesOf([
      differs('removed', 'command', 'agenta new'),
      differs('added', 'command', 'agenta old'),
      differs('changed', 'option', 'agenta run --x', {detail: 'default', old: '2', now: '1'}),
    ]),
  ).toEqual([
    {change: 'added', kind: 'command', name: 'agenta new', page: '/page'},
    {change: 'removed', kind: 'command', name: 'agenta old'},
    {
      change: 'changed',
      kind: 'option',
      name: 'agenta run --x',
      detail: 'default',
      old: '1',
      now: '2',
      page: '/page',
    },
  ]);
});

const area = (name: string) => byArea(changes.changes).find(({area}) => area === name)?.items;

it('the summary of changes has one row for each changed thing', () => {
  expect(area('HTTP API')).toContainEqual({
    name: 'AppVariant',
    page: '/reference/api/create-app-and-variant-from-template',
    summary: '`created_at`, `modified_by_id`, `updated_at` added',
  });
  const client = area('API client of the SDK');
  const words = (name: string) => client?.find((one) => one.name === name)?.summary;
  expect(words('testsets.create_testset')).toBe('`csvdata`, `name` added; `request` removed');
  expect(words('CreateSpan')).toBe(
    '`app_id`, `end_time` now required; `outputs` type `Outputs` instead of `dict or List[str]`',
  );
  expect(words('EvaluationStatusEnum')).toBe('`EVALUATION_AGGREGATION_FAILED` added');
  expect(client?.find(({name}) => name === 'AgentaApi')).toEqual({
    name: 'AgentaApi',
    page: '/reference/sdk/client#signature',
    summary: '`follow_redirects` added; `timeout` default `none` instead of `60`',
  });
  expect(area('Evaluators')).toEqual([]);
});

it('a changed thing says in which release it changed', () => {
  expect(newsOf('operation', 'PATCH /apps/{app_id}')).toBe('since 0.24');
  expect(newsOf('client argument', 'bases.list_bases app_id')).toBe('changed in 0.24');
  expect(newsOf('operation', 'GET /apps')).toBeUndefined();
  expect(newsOf('client method', 'user_profile')).toBeUndefined();
  expect(goneOf('client method', (name) => name === 'user_profile')).toEqual([
    '`user_profile` (removed in 0.24)',
  ]);
});
