import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cruise, type ICruiseOptions, type ICruiseResult} from 'dependency-cruiser';
import {afterAll, describe, expect, it} from 'vitest';
import config from '../../../.dependency-cruiser.cjs';

const {options, forbidden} = config as {options: ICruiseOptions; forbidden: unknown};

/** Violations of the project's rules below `baseDir`, each as `rule: file → file`, and how many files were looked at. */
async function judge(baseDir: string, roots: string[]): Promise<{files: number; found: string[]}> {
  const {output} = await cruise(roots, {
    ...options,
    baseDir,
    ruleSet: {forbidden} as never,
    validate: true,
  });
  const {summary} = output as ICruiseResult;
  return {
    files: summary.totalCruised,
    found: summary.violations.map(({rule, from, to}) => `${rule.name}: ${from} → ${to}`),
  };
}

const planted = mkdtempSync(path.join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(planted, {recursive: true}));

describe('the rooms of the house', () => {
  it('import down only, without circles', async () => {
    const {files, found} = await judge(process.cwd(), [
      'docusaurus.config.ts',
      'sidebars.ts',
      'src',
      'scripts',
      'tests',
    ]);
    console.log(`rooms: ${files} files, ${found.length} imports that run up or in circles`);
    expect(files).toBeGreaterThan(400);
    expect(found).toEqual([]);
  });

  it('are looked at: an import that runs up and a circle are told', async () => {
    const files = {
      'src/settings/site.ts': "import '../theme/frame';\nexport const site = 1;\n",
      'src/theme/frame.ts': 'export const frame = 1;\n',
      'src/search/one.ts': "import {two} from './two';\nexport const one = () => two;\n",
      'src/search/two.ts': "import {one} from './one';\nexport const two = () => one;\n",
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(planted, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(planted, file), text);
    }
    const {found} = await judge(planted, ['src']);
    expect(found).toContain('settings-imports-down: src/settings/site.ts → src/theme/frame.ts');
    expect(found.filter((text) => text.startsWith('no-circle'))).not.toEqual([]);
  });
});
