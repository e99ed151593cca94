// Runs Docusaurus, but lets Node load the packages that our TypeScript imports. Docusaurus' own loader, jiti, would compile their 600 ES
// modules with Babel, which takes a fifth of the time of a cold build. `npx docusaurus` works too.
import {readFileSync} from 'node:fs';

const {devDependencies} = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
// jiti loads native modules with `require`, and older versions of Node 20 cannot `require` an ES module.
if (process.features.require_module)
  process.env.JITI_NATIVE_MODULES ??= JSON.stringify(Object.keys(devDependencies));
await import('@docusaurus/core/bin/docusaurus.mjs');
