/** Runs `main` if `script` was started directly, not imported. An error prints its message without a stack trace and sets exit code 1. */
export function command(script: NodeJS.Module, main: () => void | Promise<void>): void {
  if (require.main !== script) return;
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
