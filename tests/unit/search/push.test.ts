import type {Algoliasearch} from 'algoliasearch';
import {expect, it, vi} from 'vitest';
import {pushRecords} from '../../../scripts/search-push';
import type {SearchRecord} from '@site/src/search/index/record';
import {hierarchyOf} from '../../support/hierarchy';

const record: SearchRecord = {
  objectID: '1',
  url: '/page',
  type: 'content',
  kind: 'text',
  hierarchy: hierarchyOf({lvl0: 'A', lvl1: 'B'}),
  content: 'text',
  language: 'en',
  version: 'current',
  docusaurus_tag: 'docs-default-current',
  weight: {pageRank: 1, level: 1, position: 0},
};

/** Pushes to a client that takes everything, unless it refuses records. Returns `call index` for each call. */
async function push(saveObjects = async () => ({})) {
  const calls: string[] = [];
  const done = {
    setSettings: {},
    saveSynonyms: {},
    operationIndex: {taskID: 1},
    waitForTask: {},
    deleteIndex: {},
  };
  const methods = Object.entries(done).map(([name, answer]) => [name, async () => answer] as const);
  const client = Object.fromEntries(
    [...methods, ['saveObjects', saveObjects] as const].map(([name, answer]) => [
      name,
      vi.fn(({indexName}: {indexName: string}) => {
        calls.push(`${name} ${indexName.replace(String(process.pid), '')}`);
        return answer();
      }),
    ]),
  );
  const error = await pushRecords(client as unknown as Algoliasearch, 'docs', [record]).catch(String);
  return {calls, error, client};
}

it('search:push fills a temporary index and moves it over the old one', async () => {
  const {calls, error, client} = await push();
  expect(error).toBeUndefined();
  const filled = ['setSettings', 'saveSynonyms', 'saveObjects', 'operationIndex'].map(
    (one) => `${one} docs_tmp_`,
  );
  expect(calls).toEqual([...filled, 'waitForTask docs']);
  const operationIndexParams = {operation: 'move', destination: 'docs'};
  expect(client.operationIndex).toHaveBeenCalledWith(expect.objectContaining({operationIndexParams}));
});

it('search:push does not change the old index when a batch fails', async () => {
  const {calls, error} = await push(() => Promise.reject(new Error('Record is too big')));
  expect(error).toMatch(/Record is too big\. The index "docs" is unchanged\. Fix:/);
  expect(calls.at(-1)).toBe('deleteIndex docs_tmp_');
  expect(calls.filter((call) => call.endsWith(' docs'))).toEqual([]);
});
