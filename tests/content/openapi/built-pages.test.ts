import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import type {Entry} from '@site/src/api-reference/description/reference';
import {sampleLanguages} from '@site/src/api-reference/samples';
import {eachNode} from '@site/src/api-reference/schema/node';
import {SchemaTree} from '@site/src/api-reference/schema/tree';
import {pageHtml} from '@site/src/built-site/files';
import {parseHtml} from '@site/src/built-site/read';
import {elementsIn, find, findAll, isTag, ofClass, shownText} from '@site/src/built-site/tree';
import {builtPages} from '../../support/built-pages';
import {readReference} from './pages';

const reference = readReference();

function documentOf(address: string): Root {
  const page = builtPages().find((built) => built.address === address);
  if (!page) throw new Error(`the build has no page ${address}`);
  return page.document;
}

/** Elements of a tag inside of the elements of a class. */
const inside = (tree: Parameters<typeof findAll>[0], className: string, tag: string): Element[] =>
  findAll(tree, ofClass(className)).flatMap((element) => findAll(element, isTag(tag)));

const linksOf = (elements: readonly Element[]) => elements.map(({properties}) => properties.href);

/**
 * Ids of all parameters, and of all properties of the bodies of requests and responses, each with its mark: required in a request, or may be
 * missing from a response.
 */
function expectedParts({parameters, body, responses}: Entry): string[] {
  const tree = new SchemaTree(reference.schema);
  const needed = (required?: boolean) => (required ? ' required' : '');
  const lacking = (required?: boolean) => (required ? '' : ' may be missing');
  const bodies = [
    ['body', body?.content, needed] as const,
    ...responses.map(([status, {content}]) => [`response.${status}.body`, content, lacking] as const),
  ];
  return [
    ...responses.map(([status]) => `response.${status}`),
    ...parameters.map(({in: place, name, required}) => `${place}.${name}${needed(required)}`),
    ...bodies.flatMap(([id, content, mark]) => {
      const [media] = Object.values(content ?? {});
      const nodes = media?.schema ? [...eachNode(tree.build(media.schema, id))] : [];
      return nodes.map(({id, name, required}) => id + (name && name !== 'any key' ? mark(required) : ''));
    }),
  ];
}

/** The id and mark that the page shows. */
const shownPart = (element: Element): string => {
  const head = elementsIn(element).find(ofClass('api-head'));
  const mark = findAll(head ?? {...element, children: []}, isTag('span'))
    .map(shownText)
    .find((text) => text === 'required' || text === 'may be missing');
  return [element.properties.id, mark].filter(Boolean).join(' ');
};

/** The notes above the parameters: deprecation, edition, permission. */
const expectedNotes = ({operation: {deprecated, ...operation}}: Entry) =>
  [deprecated && 'Deprecated.', operation['x-edition'] && 'Cloud', operation['x-permission']].filter(Boolean);

/** Differences between the HTML of an operation's page and the description. */
function differences(entry: Entry, document: Root): string[] {
  const compare = (what: string, shown: unknown, described: unknown): string[] => {
    const [actual, wanted] = [shown, described].map((value) => JSON.stringify(value));
    if (actual === wanted) return [];
    return [
      `${entry.address}: its ${what}: ${actual} instead of ${wanted}. Fix: npm run build, else src/api-reference/pages.`,
    ];
  };
  const endpoint = find(document, ofClass('api-endpoint')) ?? document;
  const verb = shownText(find(endpoint, ofClass('api-verb')));
  const path = shownText(find(endpoint, isTag('code')));
  const headings = inside(document, 'api-page', 'h2').map(({properties: {id}}) => `#${id}`);
  const notes = findAll(document, ofClass('api-notes'))
    .flatMap((list) => findAll(list, ({tagName}) => /^(strong|span|code)$/.test(tagName)))
    .map(shownText);
  const withoutBody = findAll(document, isTag('p')).filter(
    (paragraph) => shownText(paragraph) === 'No body.',
  );
  const isCaution = ofClass(entry.method === 'delete' ? 'theme-admonition-caution' : 'theme-admonition-note');
  const caution = find(document, isCaution);
  const parts = new Set(findAll(document, ({properties: {id}}) => Boolean(id)).map(shownPart));
  // The panels of responses are named by their status.
  const samples = findAll(document, ofClass('api-side'))
    .flatMap((side) => findAll(side, ({properties: {role}}) => role === 'tabpanel'))
    .map((panel) => ({
      label: shownText(find(panel, ofClass('tab-label'))),
      isComplete: shownText(find(panel, isTag('code'))).includes('YOUR_API_KEY'),
    }))
    .filter(({label}) => !/^\d/.test(label));
  return [
    ...compare('title', shownText(find(document, isTag('h1'))), entry.summary),
    ...compare('method and path', [verb, path], [entry.method.toUpperCase(), entry.fullPath]),
    ...compare('contents', linksOf(inside(document, 'contents', 'a')), headings),
    ...compare('notes', notes, expectedNotes(entry)),
    ...compare('box of cautions', Boolean(caution), Boolean(entry.operation['x-cautions'])),
    ...compare(
      'responses without a body',
      withoutBody.length,
      entry.responses.filter(([, {content}]) => !content).length,
    ),
    ...compare(
      'missing parameters and properties',
      expectedParts(entry).filter((part) => !parts.has(part)),
      [],
    ),
    ...compare(
      'samples',
      samples,
      sampleLanguages.map(({label}) => ({label, isComplete: true})),
    ),
  ];
}

it('API pages have path, parts, parameters, properties and nine samples of every operation', () => {
  const {entries} = reference;
  expect(entries.flatMap((entry) => differences(entry, documentOf(entry.address)))).toEqual([]);
  expect(entries).not.toEqual([]);
});

it.each([
  ['method and path', '>/api/apps<', '>/api/app<'],
  ['missing parameters', 'id="body.app_name"', 'id="body.name"'],
  ['missing parameters', 'class="api-required">required<', 'class="api-required"><'],
  ['samples', /YOUR_API_KEY/, 'YOUR_KEY'],
])('API pages with a planted fault are reported: %s', (what, right, wrong) => {
  const entry = reference.byId('create_app');
  const html = pageHtml('build', entry.address);
  const planted = html.replace(right, wrong);
  expect(differences(entry, parseHtml(planted))).toEqual([
    expect.stringContaining(`/reference/api/create-app: its ${what}`),
  ]);
});

it('the page of a tag lists its operations, each with its purpose', () => {
  for (const {address, entries} of reference.groups.flatMap(({subjects}) => subjects)) {
    const rows = inside(documentOf(address), 'api-group', 'tbody')
      .flatMap((body) => findAll(body, isTag('tr')))
      .map((row) => findAll(row, isTag('td')).map(shownText));
    expect(rows).toEqual(
      entries.map(({method, fullPath}) => [
        expect.any(String),
        method.toUpperCase(),
        fullPath,
        expect.stringMatching(/\w.*\.$/),
      ]),
    );
  }
});
