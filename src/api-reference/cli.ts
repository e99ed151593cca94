import {generateApiPages} from './generate';

/** Writes the pages of the HTTP API: `npm run api`. */
generateApiPages()
  .then(({operations, subjects, changed}) => {
    console.log(
      `API reference: ${operations} operations, ${subjects} subjects; ${changed} files changed.`,
    );
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
