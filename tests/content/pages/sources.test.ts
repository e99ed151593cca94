import path from 'node:path';
import {expect, it} from 'vitest';
import {Reference} from '@site/src/api-reference/description/reference';
import {recordedDigests} from '@site/src/drift/code';
import {resolved} from '@site/src/drift/provenance';
import {recordedNames} from '@site/src/drift/provenance/names';
import {describedSources, sectionsOf} from '@site/src/drift/provenance/sources';

const root = path.resolve('.');

it('every name of code in pages and in the API description exists at the documented commit', async () => {
  const record = recordedNames(recordedDigests(root));
  const reference = await Reference.read('openapi/agenta.yaml');
  const sources = [...sectionsOf(root), ...describedSources(reference, root)];
  const rested = resolved(sources, [record]);
  expect(rested.size).toBeGreaterThan(0);
  const [first] = sources;
  if (!first) throw new Error('no page names code');
  expect(() => resolved([{...first, names: ['no_such_name']}], [record])).toThrow(
    `${first.place.file}:${first.place.line}: "no_such_name" names nothing`,
  );
});
