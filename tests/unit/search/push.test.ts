import {text} from 'node:stream/consumers';
import {algoliasearch} from 'algoliasearch';
import {expect, it, onTestFinished} from 'vitest';
import {pushRecords} from '../../../scripts/search-push';
import type {SearchRecord} from '@site/src/search/index/record';
import {hierarchyOf} from '../../support/hierarchy';
import {listen} from '../../support/listen';

/** Parts of a request, each of which some requests have. */
interface Body {
  requests: unknown[];
  destination: string;
}

/** A mock of the hosted service. Counts the records per index, and fails at a given batch. */
async function startService(failAtBatch?: number) {
  const indexes = new Map([['docs', 7]]);
  const calls: string[] = [];
  let batches = 0;
  const {port, close} = await listen(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}') as Body;
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    calls.push(`${request.method} ${path}`);
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const count = indexes.get(name) ?? 0;
    if (action === 'batch') batches += 1;
    const isRefused = action === 'batch' && batches === failAtBatch;
    if (action === 'batch' && !isRefused) indexes.set(name, count + body.requests.length);
    if (action === 'operation') indexes.set(body.destination, count);
    if (action === 'operation' || request.method === 'DELETE') indexes.delete(name);
    response.writeHead(isRefused ? 400 : 200, {'Content-Type': 'application/json'});
    const message = 'Record is too big';
    response.end(JSON.stringify({taskID: 1, status: 'published', objectIDs: [], message}));
  });
  onTestFinished(close);
  return {port, calls, indexes};
}

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

function push(port: number, count: number): Promise<void> {
  const client = algoliasearch('APP', 'key', {
    hosts: [{url: 'localhost', port, protocol: 'http', accept: 'readWrite'}],
  });
  return pushRecords(
    client,
    'docs',
    Array.from({length: count}, () => record),
    10,
  );
}

it('search:push replaces the index in one step, in batches', async () => {
  const {port, calls, indexes} = await startService();
  await push(port, 25);
  expect(calls.filter((call) => call.endsWith(`_tmp_${process.pid}/batch`))).toHaveLength(3);
  expect([...indexes]).toEqual([['docs', 25]]);
  expect(calls.filter((call) => call.endsWith('/settings'))).toHaveLength(1);
  expect(calls.filter((call) => call.endsWith('/synonyms/batch'))).toHaveLength(1);
  // Only the move changes the index itself.
  expect(calls.filter((call) => call.startsWith('POST /1/indexes/docs/'))).toEqual([]);
});

it('search:push does not change the old index when a batch fails', async () => {
  const {port, indexes} = await startService(2);
  await expect(push(port, 25)).rejects.toThrow(/The index "docs" is unchanged/);
  expect([...indexes]).toEqual([['docs', 7]]);
});
