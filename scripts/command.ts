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
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
