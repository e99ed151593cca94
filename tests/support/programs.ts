import {spawnSync} from 'node:child_process';

/** Whether a program runs successfully and, if `least` is given, prints at least that major version. */
export function hasProgram([program = '', ...args]: readonly string[], least = 0): boolean {
  const {status, stdout} = spawnSync(program, args, {encoding: 'utf8'});
  return status === 0 && (least === 0 || Number(/\d+/.exec(stdout)?.[0]) >= least);
}
