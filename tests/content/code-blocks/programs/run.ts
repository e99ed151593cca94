import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {subClients} from '@site/src/platform/sdk';
import extracted from '@site/src/platform/extracted/sdk/client.json';
import {reportDegraded} from '../../../support/degraded';
import {testFolder} from '../../../support/folder';
import {pageIn} from '../../pages/page';

/** Whether a machine can run programs that need `tool`. Where it cannot, their test is skipped, and the end of the run says so. */
export function canRun(programs: string, tool: string): boolean {
  const isThere = spawnSync(tool, ['--version']).status === 0;
  if (!isThere) reportDegraded(programs, `parsed, not run: no ${tool} here`);
  return isThere;
}

export const hasPython = canRun('Python programs of the pages', 'python3');

/** The block of a page with this title, and the output that the page shows after it. */
export function programOn(file: string, title: string): {code: string; output: string} {
  const {blocks} = pageIn(file);
  const at = blocks.findIndex((one) => one.title === title);
  const program = blocks[at];
  if (!program) throw new Error(`${file} has no block ${title}. Fix: name the block of today here.`);
  const output = blocks.slice(at).find((one) => one.title.startsWith('Output'));
  return {code: program.code, output: output?.code ?? ''};
}

/** What a method sends: `json: app_name, org_id`. */
const sent: Readonly<Record<string, {sent?: string; [fact: string]: unknown}>> = extracted['client method'];

const methods = Object.fromEntries(
  subClients.flatMap(({name, methods: all}) =>
    all.map((method) => {
      const full = `${name}.${method.name}`;
      return [full, {...method, sent: sent[full]?.sent ?? ''}];
    }),
  ),
);

interface Finished {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs one of `files` in a folder of its own. `requests`, `httpx` and `agenta` are the stand-ins beside this file. */
export async function runPython(
  files: Record<string, string>,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Finished> {
  const cwd = testFolder(files);
  const env = {
    ...process.env,
    PYTHONPATH: path.join(__dirname, 'stubs'),
    CLIENT_METHODS: JSON.stringify(methods),
    no_proxy: '*',
    ...variables,
  };
  try {
    const done = await promisify(execFile)('python3', ['-B', ...args], {cwd, env, timeout: 60_000});
    return {status: 0, ...done};
  } catch (error) {
    const {code, stdout, stderr} = error as {code: number; stdout: string; stderr: string};
    return {status: code, stdout, stderr};
  }
}
