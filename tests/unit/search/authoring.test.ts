import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {searchIndex} from '@site/src/plugins/search-index';
import {errorHelp} from '@site/src/search/box/error-help';

const startPage = () =>
  new Response('<!doctype html>', {headers: {'Content-Type': 'text/html; charset=UTF-8'}});
const index = () =>
  Response.json({
    texts: '',
    language: 'en',
    sections: [],
    tags: [],
    pages: [],
    terms: '',
    postings: '',
  });
const requests = [{indexName: 'docs', query: 'variant'}];

async function asker() {
  vi.resetModules();
  const {askEmbedded} = await import('@site/src/search/box/embedded');
  return () => askEmbedded('/search-index/', requests);
}

describe('search on the development server', () => {
  it('uses the index of the last build', () => {
    const context = {siteDir: '/site', baseUrl: '/docs/', generatedFilesDir: '/g'} as LoadContext;
    const settings = searchIndex(context).configureWebpack?.(
      {} as never,
      false,
      {} as never,
      undefined,
    );
    expect(settings).toMatchObject({
      devServer: {
        static: [
          {
            directory: path.join('/site', 'build', 'search-index'),
            publicPath: '/docs/search-index',
          },
        ],
      },
    });
  });

  it('fails when the server has no index and sends its start page, and retries', async () => {
    const fetched = vi.fn(async () => startPage());
    vi.stubGlobal('fetch', fetched);
    const ask = await asker();
    await expect(ask()).rejects.toThrow('There is no index');
    fetched.mockImplementation(async () => index());
    expect(await ask()).toMatchObject({results: [{hits: []}]});
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('loads the index once', async () => {
    const fetched = vi.fn(async () => index());
    vi.stubGlobal('fetch', fetched);
    const ask = await asker();
    await ask();
    await ask();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('explains how to build an index, but only in development', () => {
    expect(errorHelp(true, true)).toContain('npm run build');
    for (const [isEmbedded, isDevServer] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const)
      expect(errorHelp(isEmbedded, isDevServer)).toMatch(/network connection/);
  });
});
