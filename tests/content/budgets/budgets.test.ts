import {existsSync, readFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {globbySync} from 'globby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {describe as tell, exceeded, htmlLimit, stepLimit} from '../../../scripts/bench/budgets';
import {gzipped, markupAndStyle, weighStep, weighVisits} from '../../../scripts/bench/weigh';
import {chromiumFlags, findChromium} from '../../../scripts/chromium';
import {serve, type RunningServer} from '../../../scripts/serve';

const dir = process.env.BUILD_DIR ?? 'build';
const visited = [
  '/',
  '/prompt_management/deployment',
  '/evaluation/automatic_evaluation',
  '/reference/api/list-apps',
  '/changelog',
];

describe('byte budgets', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    if (!existsSync(`${dir}/index.html`))
      throw new Error('There is no build. Mend: run "npm run build".');
    server = await serve(dir, {port: 0});
    browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags});
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('hold for a first visit', async () => {
    const weights = await weighVisits(browser, server.origin, visited);
    for (const [address, weight] of weights) console.log(tell(address, weight));
    for (const weight of weights.values()) {
      // What was not loaded was not weighed.
      expect(weight.script).toBeGreaterThan(50_000);
      expect(weight.stylesheet).toBeGreaterThan(5_000);
    }
    expect([...weights].flatMap(([address, weight]) => exceeded(address, weight))).toEqual([]);
    // An API page costs at most a tenth more than any other.
    const script = (address: string) => weights.get(address)?.script ?? 0;
    expect(script('/reference/api/list-apps')).toBeLessThan(
      1.1 * script('/prompt_management/deployment'),
    );
  });

  it('hold for the next page', async () => {
    for (const address of ['/prompt_management/deployment', '/reference/api/list-apps']) {
      const bytes = await weighStep(browser, server.origin, address);
      console.log(`the page after ${address}: ${(bytes / 1024).toFixed(1)} KB`);
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes).toBeLessThan(stepLimit);
    }
  });

  it('hold for the HTML of every page', () => {
    const files = globbySync('**/*.html', {cwd: dir});
    expect(files.length).toBeGreaterThanOrEqual(150);
    const sizes = files.map((file) => {
      const address = `/${file.replace(/\.html$/, '')}`;
      const {markup} = markupAndStyle(readFileSync(`${dir}/${file}`, 'utf8'));
      return {address, bytes: gzipped(markup)};
    });
    const sorted = sizes.map(({bytes}) => bytes).sort((a, b) => a - b);
    const at = (share: number) =>
      ((sorted[Math.floor(sorted.length * share)] ?? 0) / 1024).toFixed(1);
    console.log(
      `HTML of ${files.length} pages: median ${at(0.5)} KB, 90 % below ${at(0.9)} KB, largest ${at(0.9999)} KB`,
    );
    expect(sizes.filter(({address, bytes}) => bytes > htmlLimit(address))).toEqual([]);
  });

  it('would tell of a page that is too heavy', () => {
    const fine = {document: 1, script: 1, stylesheet: 1, font: 1, image: 1e9, other: 0};
    expect(exceeded('/a', fine)).toEqual([]);
    expect(exceeded('/a', {...fine, script: 500_000})).toHaveLength(2);
    expect(exceeded('/a', {...fine, stylesheet: 20_000})).toEqual([expect.stringContaining('CSS')]);
  });
});
