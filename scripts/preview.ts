import {serve} from './serve';

/** Serves the last build at http://localhost:3000, or the next free port, until it is stopped. */
async function main(): Promise<void> {
  const {origin} = await serve('build', {
    port: Number(process.env.PORT ?? 3000),
    onTaken: (port) => console.log(`Port ${port} is taken, trying ${port + 1}.`),
  });
  console.log(`\n  Agenta Docs is at ${origin}\n  Stop it with Ctrl+C.\n`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
