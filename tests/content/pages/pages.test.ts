import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {show} from '../../../src/built-site/checks/check';
import {checks} from './checks';
import {allPages} from './page';

describe('the pages as they are written', () => {
  const pages = allPages(path.resolve(__dirname, '../../..'));

  it.each(checks)('$name', ({name, unit, floor, run}) => {
    const {looked, defects} = run(pages);
    console.log(`${name}: ${looked} ${unit} on ${pages.length} pages, ${defects.length} defects`);
    expect(defects.map(show).join('\n')).toBe('');
    expect(looked, `too few ${unit} were looked at`).toBeGreaterThanOrEqual(floor);
  });
});
