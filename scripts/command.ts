import path from 'node:path';

/** What is wrong, on one line; a slip of syntax, which `tsx` reports, with its place. */
function messageOf(error: unknown): string {
  const slip = /^([^\n]+):(\d+):\d+: ERROR: (.+)$/m.exec(String(error));
  if (slip)
    return `${path.relative('', slip[1] ?? '')}:${slip[2]}: ${slip[3]}. Fix: correct the TypeScript here.`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs `main` with the arguments of the command line if `script` was started directly, not imported. A `main`
 * without a parameter accepts no arguments. An error prints its message without a stack trace and sets exit
 * code 1.
 */
export function command(
  script: NodeJS.Module,
  main: (args: readonly string[]) => void | Promise<void>,
): void {
  if (require.main !== script) return;
  const args = process.argv.slice(2);
  Promise.resolve()
    .then(() => {
      if (main.length === 0 && args.length > 0)
        throw new Error(
          `This command takes no arguments, but got "${args.join(' ')}". Fix: see what it reads in CHECKS.md.`,
        );
      return main(args);
    })
    .catch((error: unknown) => {
      console.error(messageOf(error));
      process.exitCode = 1;
    });
}
