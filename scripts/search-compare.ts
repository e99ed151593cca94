import {gzipSync} from 'node:zlib';
import {create, insertMultiple, save, search as oramaSearch} from '@orama/orama';
import {buildSync} from 'esbuild';
import {Document} from 'flexsearch';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type {SearchRecord} from '../src/search/index/record';
import type {Search} from '../src/search/golden/quality';

/** A library at work on our records, and what a reader would download for it. */
export interface Contender {
  name: string;
  search: Search;
  /** Gzip bytes of the library's smallest browser file and of its stored index. */
  library: number;
  index: number;
}

/** One document per heading with the text below it: what sites of this kind give these libraries. */
interface Section {
  id: string;
  url: string;
  title: string;
  heading: string;
  text: string;
}

const boosts = {title: 4, heading: 3, text: 1} as const;
const fields = ['title', 'heading', 'text'] as const;

function gzip(text: string | Buffer): number {
  return gzipSync(text, {level: 9}).length;
}

/** Gzip bytes of what a browser loads for this line of code. */
export function bundleBytes(code: string): number {
  const {outputFiles} = buildSync({
    stdin: {contents: code, resolveDir: process.cwd(), loader: 'ts'},
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  return gzip(outputFiles[0]?.text ?? '');
}

export function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
  for (const {kind, url, hierarchy, content} of records) {
    const [page = ''] = url.split('#');
    const heading = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4].filter(Boolean).join(' ');
    if (kind === 'page' || kind === 'heading') {
      sections.push({
        id: String(sections.length),
        url: page,
        title: hierarchy.lvl1 ?? '',
        heading,
        text: content ?? '',
      });
    } else {
      const last = sections.at(-1);
      if (last) last.text += ` ${content ?? ''}`;
    }
  }
  return sections;
}

function miniSearch(sections: readonly Section[]): Contender {
  const index = new MiniSearch<Section>({
    fields: [...fields],
    storeFields: ['url', 'title', 'heading'],
    searchOptions: {boost: boosts, prefix: true, fuzzy: 0.2},
  });
  index.addAll(sections);
  return {
    name: 'MiniSearch 7.2',
    search: async (query) => index.search(query).map(({url}) => String(url)),
    library: bundleBytes("import MiniSearch from 'minisearch'; self.M = MiniSearch.loadJSON"),
    index: gzip(JSON.stringify(index)),
  };
}

async function flexSearch(sections: readonly Section[]): Promise<Contender> {
  const index = new Document<Section & {[key: string]: string}>({
    tokenize: 'forward',
    document: {id: 'id', index: [...fields], store: ['url']},
  });
  for (const section of sections) index.add({...section});
  const exported: string[] = [];
  await index.export((key, data) => {
    exported.push(`${key}${String(data)}`);
  });
  return {
    name: 'FlexSearch 0.8',
    search: async (query) =>
      (
        index.search(query, {enrich: true, suggest: true, limit: 20, merge: true}) as {
          doc?: Section | null;
        }[]
      ).map(({doc}) => doc?.url ?? ''),
    library: bundleBytes("import {Document} from 'flexsearch'; self.D = Document"),
    index: gzip(exported.join('')),
  };
}

async function orama(sections: readonly Section[]): Promise<Contender> {
  const index = create({
    schema: {url: 'string', title: 'string', heading: 'string', text: 'string'},
    components: {tokenizer: {language: 'english', stemming: false}},
  });
  await insertMultiple(
    index,
    sections.map(({url, title, heading, text}) => ({url, title, heading, text})),
    5000,
  );
  return {
    name: 'Orama 3.1',
    search: async (query) => {
      const {hits} = await oramaSearch(index, {
        term: query,
        properties: [...fields],
        boost: boosts,
        tolerance: 1,
        limit: 20,
      });
      return hits.map(({document}) => document.url);
    },
    library: bundleBytes(
      "import {create, load, search} from '@orama/orama'; self.O = {create, load, search}",
    ),
    index: gzip(JSON.stringify(save(index))),
  };
}

function lunrSearch(sections: readonly Section[]): Contender {
  const index = lunr(function build() {
    this.ref('id');
    for (const field of fields) this.field(field, {boost: boosts[field]});
    for (const section of sections) this.add(section);
  });
  return {
    name: 'Lunr 2.3',
    search: async (query) => {
      const words = query
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .split(' ');
      const hits = index.query((builder) => {
        for (const word of words) {
          builder.term(word.toLowerCase(), {boost: 10});
          builder.term(word.toLowerCase(), {
            wildcard: lunr.Query.wildcard.TRAILING,
            usePipeline: false,
          });
          if (word.length > 4)
            builder.term(word.toLowerCase(), {editDistance: 1, usePipeline: false});
        }
      });
      return hits.slice(0, 20).map(({ref}) => sections[Number(ref)]?.url ?? '');
    },
    library: bundleBytes("import lunr from 'lunr'; self.L = lunr"),
    index: gzip(JSON.stringify(index)),
  };
}

/** Every library with the usual settings for documentation: prefixes, one typo, titles above headings above text. */
export async function contenders(records: readonly SearchRecord[]): Promise<Contender[]> {
  const sections = sectionsOf(records);
  return [
    miniSearch(sections),
    await flexSearch(sections),
    await orama(sections),
    lunrSearch(sections),
  ];
}
