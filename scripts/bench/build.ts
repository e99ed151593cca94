import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';

export interface BuildCost {
  seconds: number;
  /** Largest resident memory of all processes together, in MB; 0 where the system does not tell (only Linux does). */
  memory: number;
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not Linux, or the process has just ended.
    return '';
  }
};

/** Resident memory of a process and of those it started, in MB. */
function memoryOf(pid: number | string): number {
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + memoryOf(child), own);
}

/** The commands that build this site, as `npm run build` does, and a site that has no more than Docusaurus. */
export const commands = {
  ours: ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'],
  vanilla: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
};

/** Builds the site in `dir` and tells what that took. What earlier builds kept is used when it is there. */
export function build(dir: string, command: string[]): Promise<BuildCost> {
  const started = performance.now();
  let memory = 0;
  const child = spawn(process.execPath, command, {cwd: dir, stdio: ['ignore', 'ignore', 'pipe']});
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? 0))), 100);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({seconds: (performance.now() - started) / 1000, memory});
      else reject(new Error(`The build of ${dir} failed:\n${complaint.slice(-2000)}`));
    });
  });
}
