import {existsSync, readFileSync} from 'node:fs';
import {Reference} from '@site/src/api-reference/description/reference';
import type {Description} from '@site/src/api-reference/description/types';
import {OperationPage} from '@site/src/api-reference/pages/operation';
import {bundleFile} from '@site/src/api-reference/paths';

/** The bundled description that the pages are generated from. Throws when it is missing. */
export function readReference(): Reference {
  if (!existsSync(bundleFile)) throw new Error(`${bundleFile} is missing. Fix: run "npm run api".`);
  return new Reference(JSON.parse(readFileSync(bundleFile, 'utf8')) as Description);
}

/** The samples on the page of every operation: slug → language → text. */
export function readSamples(reference: Reference): Map<string, Map<string, string>> {
  const tab = /<TabItem value="(\w+)" label="[^"]+">\s*```\w+\n([\s\S]*?)\n```\s*<\/TabItem>/g;
  return new Map(
    reference.entries.map((entry) => {
      const page = new OperationPage(entry, reference, '').render();
      const tabs = /<Tabs className="api-tabs" groupId="language"[\s\S]*?<\/Tabs>/.exec(page)?.[0] ?? '';
      return [entry.slug, new Map([...tabs.matchAll(tab)].map(([, id = '', text = '']) => [id, text]))];
    }),
  );
}
