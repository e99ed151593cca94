import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Something a build made, for the summary at its end. */
export interface Step {
  /** In the plural: "twins", "cards". */
  name: string;
  count: number;
  seconds: number;
}

const folder = (generatedDir: string): string => path.join(generatedDir, 'build-steps');

/** Runs a step of `postBuild` and notes what it made and how long that took. `work` returns how many it made. */
export async function step(
  generatedDir: string,
  name: string,
  work: () => number | Promise<number>,
): Promise<void> {
  const started = performance.now();
  const count = await work();
  const seconds = (performance.now() - started) / 1000;
  mkdirSync(folder(generatedDir), {recursive: true});
  const noted: Step = {name, count, seconds};
  writeFileSync(path.join(folder(generatedDir), `${name}.json`), JSON.stringify(noted));
}

/** Steps that the last build noted. */
export function notedSteps(generatedDir: string): Step[] {
  return readdirSync(folder(generatedDir))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder(generatedDir), file), 'utf8')) as Step);
}
