import {beforeEach, expect, it, vi} from 'vitest';
import type {Message} from '@site/src/search/engine/worker';
import {developmentHelp} from '@site/src/search/box/error-help';

class FakeWorker {
  static messages: Message[] = [];
  private listener: (event: {data: unknown}) => void = () => undefined;

  addEventListener(type: string, listener: (event: {data: unknown}) => void): void {
    if (type === 'message') this.listener = listener;
  }

  postMessage(message: Message): void {
    FakeWorker.messages.push(message);
    if ('id' in message) this.listener({data: {id: message.id, results: []}});
  }

  terminate(): void {}
}

const startPage = () =>
  new Response('<!doctype html>', {headers: {'Content-Type': 'text/html; charset=UTF-8'}});
const index = () => new Response('{}', {headers: {'Content-Type': 'application/json'}});
const requests = [{indexName: 'docs', query: 'variant'}];

async function asker() {
  vi.resetModules();
  const {askEmbedded} = await import('@site/src/search/box/embedded');
  return () => askEmbedded('/search-index/', requests);
}

beforeEach(() => {
  FakeWorker.messages = [];
  vi.stubGlobal('Worker', FakeWorker);
});

it('search on the development server fails when the server sends its start page in place of an index, and retries', async () => {
  const fetched = vi.fn(async () => startPage());
  vi.stubGlobal('fetch', fetched);
  const ask = await asker();
  await expect(ask()).rejects.toThrow('There is no index');
  expect(FakeWorker.messages).toEqual([]);
  fetched.mockImplementation(async () => index());
  expect(await ask()).toMatchObject({results: []});
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('search on the development server explains how to build an index, but only in development', () => {
  expect(developmentHelp(true, true)).toContain('npm run build');
  for (const [isEmbedded, isDevServer] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const)
    expect(developmentHelp(isEmbedded, isDevServer)).toBeUndefined();
});
