import {expect, it} from 'vitest';
import {formatDefects, type Check, type Defect} from '../../src/built-site/checks/check';

/** An error without a stack, since the source of a check says nothing about a page. Vitest prints a `diff` once, in its summary. */
function defectError(name: string, defects: readonly Defect[]): Error {
  const error = new Error(`${name}: ${defects.length} found`);
  return Object.assign(error, {stack: '', diff: formatDefects(defects).join('\n')});
}

/** A test for each check: it looks at something, and finds no defect. */
export function testEach<Site>(checks: readonly Check<Site>[], site: () => Site): void {
  for (const {name, unit, run} of checks)
    it(name, () => {
      const {checked, defects} = run(site());
      if (defects.length > 0) throw defectError(name, defects);
      expect(checked, `no ${unit} were checked`).toBeGreaterThan(0);
    });
}

/** Prints what the checks find, for a writer to judge; nothing fails. */
export function warnEach<Site>(checks: readonly Check<Site>[], site: () => Site): void {
  for (const {name, run} of checks)
    it(`${name} (advice)`, () => {
      const {defects} = run(site());
      if (defects.length > 0) console.warn(formatDefects(defects).join('\n'));
    });
}
