import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import type {Entry} from '@site/src/api-reference/description/reference';
import {sampleLanguages} from '@site/src/api-reference/samples';
import {eachNode} from '@site/src/api-reference/schema/node';
import {SchemaTree} from '@site/src/api-reference/schema/tree';
import {find, findAll, isTag, ofClass, shownText} from '@site/src/built-site/tree';
import {builtPages} from '../../support/built-pages';
import {readReference} from './pages';

const reference = readReference();

function documentOf(address: string): Root {
  const page = builtPages().find((one) => one.address === address);
  if (!page) throw new Error(`the build has no page ${address}`);
  return page.document;
}

/** Elements of a tag inside of the elements of a class. */
const inside = (tree: Parameters<typeof findAll>[0], className: string, tag: string): Element[] =>
  findAll(tree, ofClass(className)).flatMap((element) => findAll(element, isTag(tag)));

const linksOf = (elements: readonly Element[]) => elements.map(({properties}) => properties.href);

/** Ids of all parameters, and of all properties of the bodies of requests and responses. */
function expectedIds({parameters, body, responses}: Entry): string[] {
  const tree = new SchemaTree(reference.schema);
  const bodies = [
    ['body', body?.content] as const,
    ...responses.map(([status, {content}]) => [`response.${status}.body`, content] as const),
  ];
  return [
    ...parameters.map(({in: place, name}) => `${place}.${name}`),
    ...bodies.flatMap(([id, content]) => {
      const [media] = Object.values(content ?? {});
      return media?.schema
        ? [...eachNode(tree.build(media.schema, id))].map((node) => node.id)
        : [];
    }),
  ];
}

describe('the HTML of the API pages', () => {
  it('has path, parts, parameters, properties and nine samples of every operation', () => {
    let properties = 0;
    for (const entry of reference.entries) {
      const document = documentOf(entry.address);
      expect(shownText(find(document, isTag('h1')))).toBe(entry.summary);

      const endpoint = find(document, ofClass('api-endpoint')) ?? document;
      const verb = shownText(find(endpoint, ofClass('api-verb')));
      const path = shownText(find(endpoint, isTag('code')));
      expect([verb, path], entry.slug).toEqual([entry.method.toUpperCase(), entry.fullPath]);

      const headings = inside(document, 'api-page', 'h2').map(({properties: {id}}) => `#${id}`);
      expect(linksOf(inside(document, 'contents', 'a')), entry.slug).toEqual(headings);

      const ids = expectedIds(entry);
      const known = new Set(findAll(document, () => true).map(({properties: {id}}) => id));
      expect(
        ids.filter((id) => !known.has(id)),
        `${entry.slug}: missing`,
      ).toEqual([]);
      properties += ids.length;

      // The panels of responses are named by their status.
      const samples = findAll(document, ofClass('api-side'))
        .flatMap((side) => findAll(side, ({properties: {role}}) => role === 'tabpanel'))
        .map((panel) => ({
          label: shownText(find(panel, ofClass('tab-label'))),
          isComplete: shownText(find(panel, isTag('code'))).includes('YOUR_API_KEY'),
        }))
        .filter(({label}) => !/^\d/.test(label));
      expect(samples, entry.slug).toEqual(
        sampleLanguages.map(({label}) => ({label, isComplete: true})),
      );
    }
    console.log(
      `${reference.entries.length} operations, ${properties} parameters and properties, ${sampleLanguages.length} samples each`,
    );
    expect(reference.entries.length).toBeGreaterThanOrEqual(91);
    expect(properties).toBeGreaterThan(1000);
  });

  it('has a link to every operation on the landing page', () => {
    const links = linksOf(inside(documentOf('/reference/api/category'), 'api-group', 'a'));
    const missing = reference.entries.filter(({address}) => !links.includes(address));
    expect(missing.map(({slug}) => slug)).toEqual([]);
  });

  it('tells on the page of a subject what each operation does', () => {
    for (const {tag, entries} of reference.groups.flatMap(({tags}) => tags)) {
      const rows = inside(documentOf(reference.tagAddress(tag)), 'api-group', 'tbody')
        .flatMap((body) => findAll(body, isTag('tr')))
        .map((row) => findAll(row, isTag('td')).map(shownText));
      expect(rows.map((cells) => cells.slice(1, 3))).toEqual(
        entries.map(({method, fullPath}) => [method.toUpperCase(), fullPath]),
      );
      for (const [, , , purpose = ''] of rows) expect(purpose).toMatch(/^.{20,}\.$/);
    }
  });
});
