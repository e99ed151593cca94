// Runs Docusaurus with the packages that our TypeScript imports loaded by Node itself. Docusaurus' loader, jiti, would compile their 600 ES
// modules with Babel, a fifth of the time of a first build. `npx docusaurus` works too.
import {readFileSync} from 'node:fs';

const {devDependencies} = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
// Older versions of Node 20 cannot load ES modules with `require`, as jiti does.
if (process.features.require_module)
  process.env.JITI_NATIVE_MODULES ??= JSON.stringify(Object.keys(devDependencies));
await import('@docusaurus/core/bin/docusaurus.mjs');
