import {basename, join} from 'node:path';
import {pathToFileURL} from 'node:url';
for (const folder of process.argv.slice(2)) {
  process.chdir(folder);
  await import(pathToFileURL(join(folder, 'sample.mjs'))).catch((error) =>
    console.log('\nfailed ' + basename(folder) + ': ' + error),
  );
}
