import {generateApiPages} from '../src/api-reference/generate';
import {command} from './command';

/** Writes the pages of the HTTP API: `npm run api`. */
command(module, async () => {
  const {operations, subjects, changed} = await generateApiPages();
  console.log(
    `API reference: ${operations} operations, ${subjects} subjects; ${changed} files changed.`,
  );
});
