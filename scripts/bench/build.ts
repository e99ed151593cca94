import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';

export interface BuildCost {
  seconds: number;
  /** Largest resident memory in MB; 0 where the system does not tell (only Linux does). */
  memory: number;
}

/** Builds the site in `dir` into `out`. A cold build neither reads nor writes the bundler's cache. */
export function build(dir: string, out: string, temperature: 'cold' | 'warm'): Promise<BuildCost> {
  const started = Date.now();
  let memory = 0;
  const child = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', out],
    {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...(temperature === 'cold' && {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      },
    },
  );
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const watch = setInterval(() => {
    try {
      const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      memory = Math.max(memory, Number(peak ?? 0) / 1024);
    } catch {
      // Not Linux, or the build has just ended.
    }
  }, 200);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({seconds: (Date.now() - started) / 1000, memory});
      else reject(new Error(`The build of ${dir} failed:\n${complaint.slice(-2000)}`));
    });
  });
}
