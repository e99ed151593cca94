import {expect, it} from 'vitest';
import {formatDefects, type Check} from '../../src/built-site/checks/check';

/** A test for each check: it finds no defect, and looks at no fewer items than its floor. */
export const testEach = <Site>(checks: readonly Check<Site>[], site: () => Site): void =>
  it.each(checks)('$name', ({name, unit, floor, run}) => {
    const {checked, defects} = run(site());
    console.log(`${name}: ${checked} ${unit}, ${defects.length} defects`);
    // With the name of the check, because the runner merges failures with the same message.
    expect(formatDefects(defects).join('\n'), name).toBe('');
    expect(checked, `too few ${unit} were checked`).toBeGreaterThanOrEqual(floor);
  });
