import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Command} from 'commander';
import type {Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import {bundleDescription} from './description/bundle';
import {findFaults, formatFault} from './description/check';
import {Reference} from './description/reference';
import {catalogue} from './catalogue';
import {openapiDocsOptions} from './openapi-docs';
import {
  bundleFile,
  catalogueFile,
  descriptionFile,
  downloads,
  outputDir,
  sidebarFile,
} from './paths';

/** Writes the pages of the HTTP API: `npm run api`. Stops at the first step that finds a fault. */

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Joins the description into one file, as pages read it and as readers download it. */
async function bundle(): Promise<Reference> {
  const faults = await findFaults(descriptionFile);
  if (faults.length > 0) {
    throw new Error(
      `${faults.map(formatFault).join('\n')}\n${faults.length} faults; no page was written.`,
    );
  }
  const description = await bundleDescription(descriptionFile);
  const json = `${JSON.stringify(description, null, 2)}\n`;
  write(bundleFile, json);
  write(downloads.json, json);
  write(downloads.yaml, stringify(description, {aliasDuplicateObjects: false, lineWidth: 100}));
  const reference = new Reference(description);
  write(catalogueFile, JSON.stringify(catalogue(reference)));
  return reference;
}

const isGenerated = (name: string): boolean => /\.(api|tag)\.mdx$|^sidebar\.ts$/.test(name);

/** The plugin never overwrites a page, so that pages of a previous run have to go first. */
function clean(): void {
  mkdirSync(outputDir, {recursive: true});
  for (const name of readdirSync(outputDir).filter(isGenerated)) rmSync(path.join(outputDir, name));
}

/** Runs the plugin's own command. It needs no other part of the site, so none is loaded. */
async function writePages(): Promise<void> {
  const {default: openapiDocs} = (await import('docusaurus-plugin-openapi-docs')) as unknown as {
    default: (context: unknown, options: unknown) => Plugin;
  };
  const options = openapiDocsOptions();
  const site = {
    siteDir: process.cwd(),
    siteConfig: {presets: [['classic', {docs: {}}]], plugins: []},
  };
  const command = new Command();
  // One line per page would hide what matters.
  const {log} = console;
  console.log = () => undefined;
  openapiDocs(site, options).extendCli?.(command as never);
  await command.parseAsync(['node', 'docusaurus', 'gen-api-docs', 'all']);
  // The plugin does not wait for its own work; the event loop is empty when it is done.
  await new Promise<void>((resolve) => void process.once('beforeExit', () => resolve()));
  console.log = log;
}

/** The plugin reports what it could not write and goes on; a missing page must stop the build. */
function verify(reference: Reference): void {
  const written = new Set(readdirSync(outputDir));
  const missing = reference.entries.filter(({slug}) => !written.has(`${slug}.api.mdx`));
  if (missing.length > 0) {
    throw new Error(`no page was written for ${missing.map(({slug}) => slug).join(', ')}`);
  }
}

/** The plugin writes its sidebar as a module; `sidebars.ts` reads data. */
async function keepSidebar(): Promise<void> {
  const module = (await import(path.resolve(outputDir, 'sidebar.ts'))) as {default: unknown};
  const items = (module.default as {default?: unknown}).default ?? module.default;
  write(sidebarFile, JSON.stringify(items));
}

async function main(): Promise<void> {
  const started = Date.now();
  const reference = await bundle();
  const bundled = Date.now();
  clean();
  await writePages();
  verify(reference);
  await keepSidebar();
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `API reference: ${reference.entries.length} operations, ${reference.description.tags.length} subjects; ` +
      `bundled in ${seconds(started, bundled)}, pages in ${seconds(bundled, Date.now())}.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
