import {describe, expect, it} from 'vitest';
import {formatDefect} from '../../../src/built-site/checks/check';
import {checks} from './checks';
import {allPages} from './page';

describe('the source pages', () => {
  const pages = allPages();

  it.each(checks)('$name', ({name, unit, floor, run}) => {
    const {checked, defects} = run(pages);
    console.log(`${name}: ${checked} ${unit} on ${pages.length} pages, ${defects.length} defects`);
    expect(defects.map(formatDefect).join('\n')).toBe('');
    expect(checked, `too few ${unit} were checked`).toBeGreaterThanOrEqual(floor);
  });
});
