import {describe, expect, it} from 'vitest';
import {distance, endingCosts, stemDistance} from '@site/src/search/engine/distance';
import {
  eachPosting,
  packPostings,
  packTerms,
  type Posting,
  unpackTerms,
} from '@site/src/search/engine/format';
import {highlight, snippet} from '@site/src/search/engine/highlight';
import {readQuery} from '@site/src/search/engine/expand';
import {splitWords, stem} from '@site/src/search/engine/words';
import {escapeAllButMarks, sanitizeResults} from '@site/src/search/box/sanitize';
import {hierarchyOf} from '../../support/hierarchy';

const matcher = [{raw: 'deploy', stems: new Map([['deploy', 1]])}];

describe('words', () => {
  it.each([
    [
      'ag.config.register_default',
      ['ag', 'config', 'register', 'default'],
      'agconfigregisterdefault',
    ],
    ['AGENTA_API_KEY', ['agenta', 'api', 'key'], 'agentaapikey'],
    ['FloatParam', ['float', 'param'], 'floatparam'],
    ['variant-serve', ['variant', 'serve'], 'variantserve'],
    ['/apps/{app_id}/variants', ['apps', 'app', 'id', 'variants'], 'appsappidvariants'],
  ])('of %s are its parts and the whole', (text, parts, whole) => {
    const {words, compounds} = splitWords(text);
    expect(words.map(({raw}) => raw)).toEqual(parts);
    expect(compounds.map(({raw}) => raw)).toContain(whole);
  });

  it('have digits with their letters; inflected forms share a stem', () => {
    expect(splitWords('k8s').words.map(({raw}) => raw)).toEqual(['k8s']);
    const stems = splitWords('deploy deploys deployed deploying deployment').words.map(
      ({stem}) => stem,
    );
    expect(new Set(stems).size).toBe(1);
  });

  it('keep what only looks like a plural or another form', () => {
    expect(stem('oss')).toBe('oss');
    expect(stem('urls')).toBe(stem('url'));
    expect(stem('customers')).not.toBe(stem('custom'));
  });
});

describe('spelling', () => {
  it('is the same in British and American', () => {
    for (const [british, other] of [
      ['organisations', 'organization'],
      ['customise', 'customizing'],
      ['behaviour', 'behavior'],
    ] as const)
      expect(stem(british)).toBe(stem(other));
    expect(stem('four')).toBe('four');
  });

  it('of an option has its dashes, unlike the plain word', () => {
    const stems = (text: string) => splitWords(text).compounds.map((word) => word.stem);
    expect(stems('give --host a value')).toEqual(['--host']);
    expect(stems('`--backend-host`')).toContain('--backendhost');
    expect(stems('self-host, a -- host')).toEqual(['selfhost']);
    const [flag] = splitWords('give --host').compounds;
    expect([flag?.start, flag?.end]).toEqual([5, 11]);
  });
});

describe('a query', () => {
  const stems = ['+rollback', 'evalu', 'playground', 'playgroundrun', 'roll', 'variant'];
  const known = {stems, has: (stem: string) => stems.includes(stem)};
  const queryTerms = (text: string) => readQuery(text, known).terms;

  it('matches adjacent words of headings typed as one', () => {
    expect(queryTerms('rollback ')[0]?.stems.get('+rollback')).toBe(1);
  });

  it('completes a word being typed to the shortest stem', () => {
    expect(queryTerms('playgr')[0]?.exact).toBe('playground');
    expect(queryTerms('evaluato')[0]?.exact).toBe('evalu');
    expect(queryTerms('playgr ')[0]?.exact).toBeUndefined();
  });

  it('splits what was typed as one word, if the index has both halves', () => {
    const found = (text: string) => queryTerms(text).map(({raw}) => raw);
    expect(found('variantplayground ')).toEqual(['variant', 'playground']);
    expect(found('variantkubernetes ')).toEqual(['variantkubernetes']);
    expect(found('playgroundrun ')).toEqual(['playgroundrun']);
  });

  it('asks for an operation, an explanation, or neither', () => {
    const read = (text: string) => readQuery(text, known);
    expect(read('create variants endpoint')).toMatchObject({operation: 'creat variant'});
    expect(read('what is a variant').isWhat).toBe(true);
    expect(read('what if a variant is gone').isWhat).toBe(false);
  });
});

describe('distance', () => {
  it('counts deletions, insertions, substitutions and transpositions', () => {
    expect(distance('variant', 'varaint', 2)).toBe(1);
    expect(distance('variant', 'vriant', 2)).toBe(1);
    expect(distance('variant', 'varant', 2)).toBe(1);
    expect(distance('variant', 'kubernetes', 2)).toBe(3);
  });

  it('ignores an ending that stemming removes', () => {
    const far = (stem: string, word: string) => stemDistance(stem, word, endingCosts(word, 2), 2);
    expect(far('deploy', 'deploymnet')).toBe(1);
    expect(far('evalu', 'evalaution')).toBeLessThanOrEqual(2);
    expect(far('trace', 'tracng')).toBe(1);
    expect(far('docker', 'evaluation')).toBeGreaterThan(2);
  });
});

describe('index format', () => {
  it('unpacks what was packed', () => {
    const terms = ['app', 'apple', 'applic', 'k8s', 'ünïcode', 'variant'];
    expect(unpackTerms(packTerms(terms))).toEqual(terms);
    const lists = [
      [
        {page: 0, impact: 2},
        {page: 1, impact: 0},
        {page: 400, impact: 1},
      ],
      [{page: 83, impact: 0}],
      [
        {page: 27, impact: 2},
        {page: 2000, impact: 2},
      ],
    ];
    const unpacked = packPostings(lists)
      .split(' ')
      .map((packed) => {
        const list: Posting[] = [];
        eachPosting(packed, (page, impact) => list.push({page, impact}));
        return list;
      });
    expect(unpacked).toEqual(lists);
  });
});

describe('highlighting', () => {
  it('marks words and their inflected forms', () => {
    expect(highlight('Deploying to production', matcher)).toBe(
      '<mark>Deploying</mark> to production',
    );
  });

  it('cuts to a number of words around the match', () => {
    const text = 'one two three four five six deployed seven eight nine ten';
    const value = snippet(text, matcher, 5);
    expect(value).toContain('<mark>deployed</mark>');
    expect(value.replace(/…|<\/?mark>/g, '').split(' ')).toHaveLength(5);
    expect(value.startsWith('…') && value.endsWith('…')).toBe(true);
  });
});

describe('sanitizing', () => {
  it('escapes everything but marks', () => {
    expect(escapeAllButMarks('<img src=x> <mark>a & b</mark>')).toBe(
      '&lt;img src=x&gt; <mark>a &amp; b</mark>',
    );
  });

  it('rejects other responses', () => {
    expect(() => sanitizeResults({message: 'down'})).toThrow('no results');
    expect(() => sanitizeResults([{nbHits: 1}])).toThrow('no hits');
  });

  it('covers every text that is set as HTML', () => {
    const text = '<img src=x onerror=alert(1)>';
    const hierarchy = hierarchyOf({lvl0: 'A', lvl1: text, lvl2: text});
    const value = {value: text, matchLevel: 'none'};
    const [result] = sanitizeResults([
      {
        hits: [
          {
            objectID: '1',
            url: '/',
            type: 'content',
            hierarchy,
            content: text,
            _highlightResult: {hierarchy: {lvl1: value}, content: value},
            _snippetResult: {hierarchy: {lvl2: value}, content: value},
          },
        ],
      },
    ]);
    expect(JSON.stringify(result)).not.toContain('<img');
  });
});
