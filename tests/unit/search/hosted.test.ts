import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {docSearchStyle} from '@site/src/settings/search';
import {pushSettings} from '@site/src/search/index/hosted-settings';
// @ts-expect-error the build for browsers has no types; Node.js would load another one, with other timeouts.
import {liteClient} from '../../../node_modules/algoliasearch/dist/lite/builds/browser.js';

it('DocSearch has one style element, which the policy allows', () => {
  const script = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
  const styles = [...script.matchAll(/createElement\("style",[^,]*,"([^"]*)"\)/g)];
  expect(styles.map(([, css]) => css)).toEqual([docSearchStyle]);
  expect(script.split('createElement("style"')).toHaveLength(2);
});

it('the client of the hosted service has timeouts of one second to connect, two to read and thirty to write', () => {
  const {transporter} = liteClient('APP', 'key') as unknown as {
    transporter: {timeouts: Record<string, number>};
  };
  expect(transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
});

it('the hosted service has the same ranking for crawled and for pushed records', () => {
  const crawler = JSON.parse(readFileSync('deploy/algolia-crawler.json', 'utf8')) as {
    actions: {indexName: string}[];
    initialIndexSettings: Record<string, Record<string, unknown>>;
  };
  const [name = ''] = crawler.actions.map(({indexName}) => indexName);
  const {searchableAttributes, attributesForFaceting} = crawler.initialIndexSettings[name] ?? {};
  // A crawler detects neither operations nor keywords, and stores the language twice.
  const pushed = pushSettings.searchableAttributes.filter((one) => !/operation|keywords/.test(one));
  expect(searchableAttributes).toEqual(pushed);
  expect(new Set(attributesForFaceting as string[])).toEqual(
    new Set([...pushSettings.attributesForFaceting, 'lang']),
  );
});
