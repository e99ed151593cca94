import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatDefect} from '../../../src/built-site/checks/check';
import {checks} from './checks';
import {allPages} from './page';

describe('the pages as they are written', () => {
  const pages = allPages(path.resolve(__dirname, '../../..'));

  it.each(checks)('$name', ({name, unit, floor, run}) => {
    const {checked, defects} = run(pages);
    console.log(`${name}: ${checked} ${unit} on ${pages.length} pages, ${defects.length} defects`);
    expect(defects.map(formatDefect).join('\n')).toBe('');
    expect(checked, `too few ${unit} were checked`).toBeGreaterThanOrEqual(floor);
  });
});
