import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {pushSettings} from '../src/search/index/hosted-settings';
import {isSearchable, type SearchRecord} from '../src/search/index/record';
import {addPhrases} from '../src/built-site/phrases';
import {readSite} from '../src/built-site/read';
import {pageRecords} from '../src/built-site/records';
import {synonymGroups} from '../src/search/engine/synonyms';
import {site} from '../src/settings/site';
import {command} from './command';

/** A record as the service stores it: with an absolute URL, and without what only our engine uses. */
function toObject(record: SearchRecord): Record<string, unknown> {
  const {kind: _kind, url, ...rest} = record;
  return {...rest, url: site.url + site.baseUrl.slice(0, -1) + url};
}

/**
 * Replaces the hosted index atomically: settings, synonyms and records go into a temporary index, which is
 * then moved over the old one. If anything fails, the old index stays unchanged and an Error says so. The key
 * of the client must be allowed to write indexes.
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0) throw new Error('There are no records. Fix: run "npm run build" first.');
  const temporary = `${indexName}_tmp_${process.pid}`;
  try {
    await client.setSettings({indexName: temporary, indexSettings: pushSettings});
    await client.saveSynonyms({
      indexName: temporary,
      synonymHit: synonymGroups.map((synonyms, number) => ({
        objectID: `group-${number}`,
        type: 'synonym' as const,
        synonyms: [...synonyms],
      })),
      replaceExistingSynonyms: true,
    });
    const objects = records.map(toObject);
    await client.saveObjects({indexName: temporary, objects, waitForTasks: true});
    const {taskID} = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName, taskID});
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw new Error(
      `The push failed: ${(error as Error).message}. The index "${indexName}" is unchanged. Fix: check the key and push again.`,
      {cause: error},
    );
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Fix: set it in the environment and push again.`);
  return value;
}

command(module, async () => {
  const client = algoliasearch(required('ALGOLIA_APP_ID'), required('ALGOLIA_ADMIN_KEY'));
  const indexName = required('ALGOLIA_INDEX_NAME');
  const pages = readSite('build', site.baseUrl)
    .filter(isSearchable)
    .map((page) => ({address: page.address, records: pageRecords(page)}));
  addPhrases(pages);
  const records = pages.flatMap((page) => page.records);
  await pushRecords(client, indexName, records);
  console.log(`Pushed ${records.length} records to "${indexName}".`);
});
