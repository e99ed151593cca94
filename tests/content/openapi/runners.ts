// cspell:ignore javac
import {execFile, spawnSync} from 'node:child_process';
import {copyFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {testFolder, writeFiles} from '../../support/folder';

const run = promisify(execFile);
const upload = 'ticket,correct_answer\nCharged twice,billing\n';

interface Runner {
  file: string;
  /** Runs the driver if there is one, else the file in its folder. */
  command: string[];
  /** Program in `drivers/` that runs the files of several folders, because starting a process for each is slow; it prints `failed NAME: reason`. */
  driver?: string;
  /** Command that succeeds when the machine can run the samples. */
  probe: string[];
  /** Minimum major version that the probe prints. */
  least?: number;
  /** Name of the tool, unless it is the first word of the probe. */
  needs?: string;
}

const runners: Readonly<Record<string, Runner>> = {
  curl: {file: 'sample.sh', command: ['sh'], probe: ['curl', '--version']},
  python: {
    file: 'sample.py',
    command: ['python3', 'driver.py'],
    driver: 'driver.py',
    probe: ['python3', '-c', 'import requests'],
    needs: 'python3 with requests',
  },
  nodejs: {
    file: 'sample.mjs',
    command: ['node', 'driver.mjs'],
    driver: 'driver.mjs',
    probe: ['node', '--version'],
  },
  go: {
    file: 'sample.go',
    command: ['sh', 'driver.sh'],
    driver: 'driver.sh',
    probe: ['go', 'version'],
  },
  ruby: {
    file: 'sample.rb',
    command: ['ruby', 'driver.rb'],
    driver: 'driver.rb',
    probe: ['ruby', '--version'],
  },
  php: {file: 'sample.php', command: ['php'], probe: ['php', '--version']},
  // The first version with text blocks.
  java: {
    file: 'Main.java',
    command: ['java', 'Driver.java'],
    driver: 'Driver.java',
    probe: ['javac', '--version'],
    least: 15,
    needs: 'JDK 15',
  },
  // The first version that runs files without a project.
  csharp: {
    file: 'sample.cs',
    command: ['dotnet', 'run'],
    probe: ['dotnet', '--version'],
    least: 10,
    needs: '.NET 10',
  },
  // The first version that sends forms.
  powershell: {file: 'sample.ps1', command: ['pwsh'], probe: ['pwsh', '--version'], least: 6},
};

function runnerOf(language: string): Runner {
  const runner = runners[language];
  if (!runner) throw new Error(`no runner for ${language}`);
  return runner;
}

/** The tool that this machine lacks to run the samples of a language, or undefined. */
export function missingTool(language: string): string | undefined {
  const {probe, least = 0, needs = probe[0]} = runnerOf(language);
  const [program = '', ...args] = probe;
  const {status, stdout} = spawnSync(program, args, {encoding: 'utf8'});
  const isRecent = least === 0 || Number(/\d+/.exec(stdout)?.[0]) >= least;
  return status === 0 && isRecent ? undefined : needs;
}

/**
 * Runs samples of one language, by the slugs of their operations, each in its own folder with the files that `uploadsOf` names for its
 * operation. Returns slug → error for those that failed.
 */
export async function runSamples(
  language: string,
  samples: ReadonlyMap<string, string>,
  uploadsOf: (slug: string) => readonly string[],
): Promise<Map<string, string>> {
  const {command, driver, file} = runnerOf(language);
  const env = {...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'};
  const failures = new Map<string, string>();
  const base = testFolder();
  const folderOf = (slug: string) => path.join(base, slug);
  const start = ([program = '', ...args]: readonly string[], cwd: string) =>
    run(program, args, {cwd, env, timeout: 120_000, maxBuffer: 64 * 1024 * 1024});
  for (const [slug, text] of samples) {
    const uploads = Object.fromEntries(uploadsOf(slug).map((name) => [name, upload]));
    writeFiles(folderOf(slug), {...uploads, [file]: text});
    // A Java program cannot change its working directory.
    if (language === 'java') writeFiles(base, uploads);
  }
  if (driver) {
    copyFileSync(path.join(__dirname, 'drivers', driver), path.join(base, driver));
    const {stdout} = await start([...command, ...[...samples.keys()].map(folderOf)], base);
    for (const [, slug = '', why = ''] of stdout.matchAll(/^failed (\S+): (.*)$/gm)) failures.set(slug, why);
  } else {
    for (const slug of samples.keys())
      await start([...command, file], folderOf(slug)).catch((error: unknown) =>
        failures.set(slug, String(error)),
      );
  }
  return failures;
}
