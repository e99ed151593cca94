/** Runs `main` if `script` is the one that was started. An error ends it with its message alone. */
export function command(script: NodeJS.Module, main: () => void | Promise<void>): void {
  if (require.main !== script) return;
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
