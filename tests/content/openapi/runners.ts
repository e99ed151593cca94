// cspell:ignore javac
import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

interface Runner {
  file: string;
  command: string[];
  /** Command that succeeds when the machine can run the samples. */
  probe: string[];
}

/** How a reader would run a sample of each language. */
const runners: Readonly<Record<string, Runner>> = {
  curl: {file: 'sample.sh', command: ['sh'], probe: ['curl', '--version']},
  python: {file: 'sample.py', command: ['python3'], probe: ['python3', '-c', 'import requests']},
  nodejs: {file: 'sample.mjs', command: ['node'], probe: ['node', '--version']},
  go: {file: 'sample.go', command: ['go', 'run'], probe: ['go', 'version']},
  ruby: {file: 'sample.rb', command: ['ruby'], probe: ['ruby', '--version']},
  php: {file: 'sample.php', command: ['php'], probe: ['php', '--version']},
  java: {file: 'Main.java', command: ['java'], probe: ['javac', '--version']},
  csharp: {file: 'sample.cs', command: ['dotnet', 'run'], probe: ['dotnet', '--version']},
  powershell: {file: 'sample.ps1', command: ['pwsh'], probe: ['pwsh', '--version']},
};

export function canRun(language: string): boolean {
  const [program = '', ...args] = runners[language]?.probe ?? [];
  return spawnSync(program, args).status === 0;
}

/** Runs one sample in a folder of its own that holds the files it may send. */
export async function runSample(language: string, text: string, files: readonly string[]): Promise<string> {
  const runner = runners[language];
  if (!runner) throw new Error(`no runner for ${language}`);
  const folder = mkdtempSync(path.join(tmpdir(), `sample-${language}-`));
  for (const file of files) writeFileSync(path.join(folder, file), 'ticket,correct_answer\nCharged twice,billing\n');
  writeFileSync(path.join(folder, runner.file), text);
  const [program = '', ...args] = runner.command;
  const env = {...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'};
  try {
    const {stdout} = await run(program, [...args, runner.file], {cwd: folder, env, timeout: 60_000});
    return stdout;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
