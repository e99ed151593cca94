import {generateApiPages} from '../src/api-reference/generate';
import {command} from './command';

/** `npm run api`: generates the pages of the HTTP API. */
command(module, async () => {
  const {operations, subjects, changed} = await generateApiPages();
  console.log(`API reference: ${operations} operations, ${subjects} subjects; ${changed} files changed.`);
});
