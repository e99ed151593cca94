import {execFileSync} from 'node:child_process';
import {readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {notedSteps} from '../src/built-site/step';
import {generateAll, isUpToDate, remember, run, type Made} from './generate';

/** One line of the summary; what does not apply stays empty. */
interface Row {
  what: string;
  count?: number;
  bytes?: number;
  seconds?: number;
}

/** What Docusaurus keeps between builds. */
const generatedDir = '.docusaurus';
const outDir = 'build';

/** The commit that is checked out: pages tell when they were changed. Empty outside of git. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8', stdio: 'pipe'}).trim();
  } catch {
    return '';
  }
}

/** The whole site. A new commit makes another one, although no file need have changed. */
const site = (): Made => ({
  what: `site-${commit()}`,
  inputs: ['**', '!{node_modules,.docusaurus,.git,build,tests,test-results}/**'],
  outputs: [`${outDir}/**`],
});

/** Files of the build that `fits` accepts, as one line. */
function made(what: string, files: readonly string[], fits: (file: string) => boolean): Row {
  const own = files.filter(fits);
  const bytes = own.reduce((sum, file) => sum + statSync(path.join(outDir, file)).size, 0);
  return {what, count: own.length, bytes};
}

function rows(): Row[] {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('__server') && statSync(path.join(outDir, file)).isFile());
  const noted = new Map(notedSteps(generatedDir).map((step) => [step.name, step]));
  const seconds = (name: string) => noted.get(name)?.seconds;
  return [
    made('pages', files, (file) => file.endsWith('.html')),
    {...made('Markdown twins', files, (file) => file.endsWith('.md')), seconds: seconds('twins')},
    made('llms files', files, (file) => /^llms.*\.txt$/.test(file)),
    {
      ...made('search records', files, (file) => file.startsWith('search-index/')),
      count: noted.get('records')?.count,
      seconds: seconds('records'),
    },
    {
      ...made('social cards', files, (file) => file.startsWith('img/cards/')),
      seconds: seconds('cards'),
    },
    made('scripts', files, (file) => file.endsWith('.js')),
    made('all files', files, () => true),
  ];
}

function size(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function print(table: readonly Row[]): void {
  const cells = table.map(({what, count, bytes, seconds}) => [
    what,
    count?.toLocaleString('en') ?? '',
    bytes === undefined ? '' : size(bytes),
    seconds === undefined ? '' : `${seconds.toFixed(1)} s`,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  console.log('');
  for (const row of cells) {
    const [what = '', ...rest] = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${[what, ...rest].join('   ')}`);
  }
  console.log('');
}

/** Makes the site and ends with what came out: how many, how large, how long. */
async function main(): Promise<void> {
  if (isUpToDate(site())) {
    console.log(`Nothing has changed since the last build: ${outDir}/ is as it was left.`);
    return;
  }
  // Notes of an earlier build would count as this one's.
  rmSync(path.join(generatedDir, 'build-steps'), {recursive: true, force: true});
  const generated = await generateAll();
  const started = performance.now();
  await run(['docusaurus', 'build']);
  print([
    ...generated,
    {what: 'Docusaurus', seconds: (performance.now() - started) / 1000},
    ...rows(),
  ]);
  remember(site());
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
