import {cruise, type ICruiseOptions, type ICruiseResult} from 'dependency-cruiser';
import {expect, it} from 'vitest';
import config from '../../../.dependency-cruiser.cjs';
import {testFolder} from '../../support/folder';

type Rule = {name: string; comment: string};
const {options, forbidden} = config as {options: ICruiseOptions; forbidden: Rule[]};
const fixOf = (rule: string) => forbidden.find(({name}) => name === rule)?.comment;

/** Violations of the project's rules below `baseDir`, as `rule: file → file. Fix: …`, and the number of files checked. */
async function violations(baseDir: string, roots: string[]): Promise<{files: number; found: string[]}> {
  const {output} = await cruise(roots, {
    ...options,
    baseDir,
    ruleSet: {forbidden} as never,
    validate: true,
  });
  const {summary} = output as ICruiseResult;
  return {
    files: summary.totalCruised,
    found: summary.violations.map(({rule, from, to}) => `${rule.name}: ${from} → ${to}. ${fixOf(rule.name)}`),
  };
}

it('the folders of src import only from lower layers, without cycles', async () => {
  const {files, found} = await violations(process.cwd(), [
    'docusaurus.config.ts',
    'sidebars.ts',
    'src',
    'scripts',
    'tests',
  ]);
  expect(files).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

it('the folders of src are reported when they import from an upper layer or in a cycle', async () => {
  const folder = testFolder({
    'src/settings/site.ts': "import '../theme/frame';\nexport const site = 1;\n",
    'src/theme/frame.ts': 'export const frame = 1;\n',
    'src/search/one.ts': "import {two} from './two';\nexport const one = () => two;\n",
    'src/search/two.ts': "import {one} from './one';\nexport const two = () => one;\n",
  });
  const {found} = await violations(folder, ['src']);
  const wrong = 'settings-imports-down: src/settings/site.ts → src/theme/frame.ts. Fix: import';
  expect(found.filter((text) => text.startsWith(wrong))).toHaveLength(1);
  expect(found.filter((text) => text.startsWith('no-circle'))).not.toEqual([]);
});
