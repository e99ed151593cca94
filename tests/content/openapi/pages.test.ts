import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {outputDir} from '@site/src/api-reference/paths';
import {readReference} from './pages';

const reference = readReference();
const pages = readdirSync(outputDir)
  .filter((name) => /\.(api|tag)\.mdx$/.test(name))
  .map((name) => {
    const text = readFileSync(path.join(outputDir, name), 'utf8');
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    return {name, head: parse(head) as Record<string, string>};
  });

describe('generated pages', () => {
  it('are one per operation and one per tag', () => {
    expect(pages).toHaveLength(reference.entries.length + reference.description.tags.length);
    expect(reference.entries.length).toBeGreaterThanOrEqual(91);
    expect(new Set(pages.map(({head}) => head.id)).size).toBe(pages.length);
  });

  it('have a unique title and description, of the length that search results show', () => {
    for (const field of ['title', 'description'] as const) {
      const values = pages.map(({head}) => head[field]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
    const wrong = pages.filter(({head: {title = '', description = ''}}) => {
      return title.length > 60 || description.length < 110 || description.length > 155;
    });
    expect(wrong.map(({head}) => [head.id, head.description?.length])).toEqual([]);
  });

  it('have no copy of the operation in their front matter', () => {
    const allowed = [
      'id',
      'title',
      'description',
      'kind',
      'sidebar_label',
      'hide_table_of_contents',
      'custom_edit_url',
    ];
    for (const {name, head} of pages) {
      expect(
        Object.keys(head).filter((field) => !allowed.includes(field)),
        name,
      ).toEqual([]);
    }
  });

  it('have an edit link to a file of the description', () => {
    for (const {name, head} of pages) {
      const file = /\/edit\/main\/(.+)$/.exec(head.custom_edit_url ?? '')?.[1] ?? '';
      expect(existsSync(file), `${name}: ${file}`).toBe(true);
    }
  });
});
