import {describe, expect, it} from 'vitest';
import {footerLinks} from '../../../src/settings/footer';

describe('footer', () => {
  it('has both shapes from the same links', () => {
    const columns = footerLinks('columns') as {title: string; items: {label: string}[]}[];
    const row = footerLinks('row') as {label: string}[];
    expect(columns.every(({title}) => title.length > 0)).toBe(true);
    expect(row).toEqual(columns.flatMap(({items}) => items));
    expect(row.some((item) => 'items' in item)).toBe(false);
    expect(row.length).toBeGreaterThanOrEqual(12);
  });
});
