import {spawnSync} from 'node:child_process';

/** Whether a program is there, succeeds and, where a least version is given, tells one as high or higher. */
export function hasProgram([program = '', ...args]: readonly string[], least = 0): boolean {
  const {status, stdout} = spawnSync(program, args, {encoding: 'utf8'});
  return status === 0 && (least === 0 || Number(/\d+/.exec(stdout)?.[0]) >= least);
}
