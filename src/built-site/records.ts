import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Hierarchy, Level, SearchRecord} from '../search/index/record';
import type {Page} from './page';
import {elementsIn, isTag, metaContent, ofClass, shown, shownText} from './tree';

/** For the hosted index: guides rank first, then API pages, which readers find by their path, then the changelog. */
const pageRank: Record<Page['type'], number> = {doc: 100, api: 60, changelog: 30, other: 0};

const levelWeight: Record<SearchRecord['type'], number> = {
  lvl1: 100,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 30,
};

const blocks = new Set(['p', 'li', 'tr', 'dt', 'dd', 'pre', 'summary', 'figcaption']);

/** Visible text, with spaces between adjacent cells and blocks. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isSourceLink(node)) return '';
  const text = node.children.map(textOf).join('');
  return /^(td|th|p|li|div|br|dt|dd|span)$/.test(node.tagName) ? ` ${text} ` : text;
}

/** Whether an element is the link to the line of the platform's source that proves a fact. */
const isSourceLink = (element: Element): boolean =>
  element.tagName === 'a' && shownText(element) === 'source';

const isHeaderRow = (element: Element): boolean =>
  element.tagName === 'tr' && elementsIn(element).every(isTag('th'));

/** A block's own text, without nested blocks, which have their own records. */
function ownText(element: Element): string {
  if (element.tagName === 'tr') {
    return shown(
      element.children
        .map((cell) => textOf(cell).trim())
        .filter(Boolean)
        .join(' · '),
    );
  }
  const own = element.children.filter(
    (child) => !(child.type === 'element' && (blocks.has(child.tagName) || isContainer(child))),
  );
  return shown(own.map(textOf).join(''));
}

function isContainer({tagName}: Element): boolean {
  return /^(ul|ol|dl|table|thead|tbody|div|details|blockquote|section|figure)$/.test(tagName);
}

/** Whether an element is a property of an API schema, e.g. `body.app_id`. */
function isProperty({tagName, properties}: Element): boolean {
  return tagName === 'li' && /^[a-z]+\./.test(String(properties.id ?? ''));
}

/** Whether an element is an entry of a list that is no schema, such as an environment variable. */
const isEntry = (element: Element): boolean =>
  element.tagName === 'li' && ofClass('api-head')(elementsIn(element)[0] ?? element);

function propertyText(element: Element): string {
  const parts = elementsIn(element).filter(isTag('p'));
  return shown(parts.map((part) => part.children.map(textOf).join(' ')).join(' '));
}

interface State {
  page: Page;
  records: SearchRecord[];
  hierarchy: Hierarchy;
  anchor: string;
  common: Pick<SearchRecord, 'language' | 'version' | 'docusaurus_tag' | 'operation'>;
}

function add(
  state: State,
  type: SearchRecord['type'],
  kind: SearchRecord['kind'],
  content: string | null,
): void {
  const {page, records, hierarchy, anchor, common} = state;
  const position = records.length;
  records.push({
    objectID: `${page.address}#${position}`,
    url: anchor ? `${page.address}#${anchor}` : page.address,
    type,
    kind,
    hierarchy: {...hierarchy},
    content,
    ...common,
    weight: {
      pageRank: pageRank[page.type],
      level: levelWeight[type] - (kind === 'code' ? 10 : 0),
      position: -position,
    },
  });
}

function enterHeading(state: State, element: Element, depth: number): void {
  const text = shown(textOf(element));
  if (!text || depth === 1) return;
  for (let level = depth; level <= 6; level += 1) state.hierarchy[`lvl${level}` as Level] = null;
  const level = `lvl${depth}` as Exclude<Level, 'lvl0'>;
  state.hierarchy[level] = text;
  state.anchor = String(element.properties.id ?? state.anchor);
  add(state, level, 'heading', null);
}

function walk(state: State, element: Element): void {
  if (isSourceLink(element) || isHeaderRow(element)) return;
  // What repeats other pages would compete with them.
  if (element.properties.dataSearchIgnore !== undefined) return;
  // The summary of a collapsed API schema ("4 properties of …") repeats the property.
  if (element.tagName === 'summary' && state.page.type === 'api') return;
  const heading = /^h([1-6])$/.exec(element.tagName);
  if (heading) {
    enterHeading(state, element, Number(heading[1]));
    return;
  }
  const outer = state.anchor;
  const id = element.properties.id;
  // React generates the ids of tabs, so they differ between builds.
  const isItem =
    typeof id === 'string' && /^(li|tr|dt|dd)$/.test(element.tagName) && element.properties.role !== 'tab';
  if (isItem) state.anchor = id;
  if (isProperty(element)) {
    add(state, 'content', 'property', propertyText(element));
    for (const child of elementsIn(element)) if (child.tagName !== 'p') walk(state, child);
  } else if (isEntry(element)) {
    add(state, 'content', 'text', propertyText(element));
  } else if (element.tagName === 'pre') {
    const code = shown(toString(element));
    // On API pages, samples repeat the schema in nine languages, but error messages occur nowhere else.
    const content = state.page.type === 'api' ? /^\{ "(?:detail|message)": "(.*)" \}$/.exec(code)?.[1] : code;
    if (content) add(state, 'content', 'code', content);
  } else {
    if (blocks.has(element.tagName)) {
      const text = ownText(element);
      if (text) add(state, 'content', 'text', text);
    }
    if (element.tagName !== 'tr' && element.tagName !== 'p') {
      for (const child of elementsIn(element)) walk(state, child);
    }
  }
  // What follows the item has the anchor of the heading again.
  if (isItem) state.anchor = outer;
}

/** The search records of a page: first the page itself, then its headings and blocks in document order. */
export function pageRecords(page: Page): SearchRecord[] {
  // All paths begin with /api, which the engine also removes from queries.
  const operation = page.operation?.replace(' /api/', ' /');
  const meta = (name: string) => metaContent(page.document, `docsearch:${name}`);
  const state: State = {
    page,
    records: [],
    hierarchy: {
      lvl0: page.section,
      lvl1: page.title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    anchor: '',
    common: {
      language: meta('language') || 'en',
      version: meta('version') || 'current',
      docusaurus_tag: meta('docusaurus_tag') || 'default',
      ...(operation && {operation}),
    },
  };
  add(state, 'lvl1', 'page', page.description || null);
  const [pageRecord] = state.records;
  const keywords = metaContent(page.document, 'keywords');
  if (pageRecord && keywords) pageRecord.keywords = keywords;
  if (operation) add(state, 'content', 'text', operation);
  walk(state, page.content);
  return state.records;
}
