import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {pushRecords} from '../../../scripts/search-push';
import type {SearchRecord} from '@site/src/search/index/record';
import {hierarchyOf} from '../../support/hierarchy';

interface Service {
  port: number;
  calls: string[];
  indexes: Map<string, number>;
  close: () => void;
}

/** A mock of the hosted service. Counts the records per index, and fails at a given batch. */
async function startService(failAtBatch?: number): Promise<Service> {
  const indexes = new Map([['docs', 7]]);
  const calls: string[] = [];
  let batches = 0;
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
      calls.push(`${request.method} ${path}`);
      const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
      let status = 200;
      if (action === 'batch') {
        batches += 1;
        if (batches === failAtBatch) status = 400;
        else {
          const {requests} = JSON.parse(body) as {requests: unknown[]};
          indexes.set(name, (indexes.get(name) ?? 0) + requests.length);
        }
      } else if (action === 'operation') {
        const {destination} = JSON.parse(body) as {destination: string};
        indexes.set(destination, indexes.get(name) ?? 0);
        indexes.delete(name);
      } else if (request.method === 'DELETE') indexes.delete(name);
      response.writeHead(status, {'Content-Type': 'application/json'});
      response.end(
        JSON.stringify(
          status === 200
            ? {taskID: 1, status: 'published', objectIDs: []}
            : {message: 'Record is too big', status},
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {port, calls, indexes, close: () => server.close()};
}

function records(count: number): SearchRecord[] {
  return Array.from({length: count}, (_, number) => ({
    objectID: String(number),
    url: `/page#${number}`,
    type: 'content',
    kind: 'text',
    hierarchy: hierarchyOf({lvl0: 'A', lvl1: 'B'}),
    content: 'text',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    weight: {pageRank: 1, level: 1, position: 0},
  }));
}

let service: Service;
afterEach(() => service.close());

function push(count: number): Promise<number> {
  return pushRecords({
    appId: 'APP',
    adminKey: 'key',
    indexName: 'docs',
    records: records(count),
    batchSize: 10,
    hosts: [{url: 'localhost', port: service.port, protocol: 'http', accept: 'readWrite'}],
  });
}

describe('search:push', () => {
  it('replaces the index in one step, in batches', async () => {
    service = await startService();
    expect(await push(25)).toBe(25);
    expect(service.calls.filter((call) => call.endsWith(`_tmp_${process.pid}/batch`))).toHaveLength(
      3,
    );
    expect([...service.indexes]).toEqual([['docs', 25]]);
    expect(service.calls.filter((call) => call.endsWith('/settings'))).toHaveLength(1);
    expect(service.calls.filter((call) => call.endsWith('/synonyms/batch'))).toHaveLength(1);
    // Only the move changes the index itself.
    expect(service.calls.filter((call) => call.startsWith('POST /1/indexes/docs/'))).toEqual([]);
  });

  it('does not change the old index when a batch fails', async () => {
    service = await startService(2);
    await expect(push(25)).rejects.toThrow(/The index "docs" is unchanged/);
    expect([...service.indexes]).toEqual([['docs', 7]]);
  });

  it('fails without records', async () => {
    service = await startService();
    await expect(push(0)).rejects.toThrow('no records');
    expect(service.calls).toEqual([]);
  });
});
