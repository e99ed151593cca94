import {stringifyYaml} from '@redocly/openapi-core';
import {processOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import type {OpenApiObject} from 'docusaurus-plugin-openapi-docs/lib/openapi/types';
import generateSidebarSlice from 'docusaurus-plugin-openapi-docs/lib/sidebars';
import {writeFolder, writeIfChanged} from '../settings/generated-files';
import {operationIndex} from './operation-index';
import {findProblems} from './description/check';
import {Reference} from './description/reference';
import type {Description} from './description/types';
import {openapiDocsConfig, type PageData} from './openapi-docs';
import {
  bundleFile,
  operationIndexFile,
  descriptionFile,
  downloads,
  outputDir,
  sidebarFile,
} from './paths';

/**
 * Generates the pages, the sidebar, the index of operations and the downloads from the description. Nothing is written until everything has
 * been computed. Throws an Error with file, line and fix for each problem in the description. `changed` counts the files that were written or
 * deleted.
 */
export async function generateApiPages() {
  const problems = await findProblems(descriptionFile);
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\n${problems.length} problems; no page was written.`);
  }
  const reference = await Reference.read(descriptionFile);
  // The names of the code that a page rests on are for its writers.
  const told = (key: string, value: unknown) => (key === 'x-source' ? undefined : value);
  const json = `${JSON.stringify(reference.description, told, 2)}\n`;
  const description = JSON.parse(json) as Description;
  const {pages, sidebar} = await generatePages(new Reference(description));

  const yaml = stringifyYaml(description, {noRefs: true, lineWidth: 100});
  const written = [
    writeIfChanged(bundleFile, json),
    writeIfChanged(downloads.json, json),
    writeIfChanged(downloads.yaml, yaml),
    writeIfChanged(operationIndexFile, JSON.stringify(operationIndex(reference))),
    writeIfChanged(sidebarFile, JSON.stringify(sidebar)),
  ].filter(Boolean);
  const isGenerated = (name: string) => /\.(api|tag)\.mdx$|^sidebar\.ts$/.test(name);
  return {
    operations: reference.entries.length,
    subjects: description.tags.length,
    changed: written.length + writeFolder(outputDir, pages, isGenerated),
  };
}

/**
 * The pages by file name, and their sidebar. The plugin's command does the same, but it prints a line per page, continues after errors and
 * never overwrites a file, so its parts are called instead, with the description that has already been read.
 */
async function generatePages(reference: Reference) {
  const config = openapiDocsConfig(() => reference);
  const {createApiPageMD, createTagPageMD} = config.markdownGenerators;
  const data = structuredClone(reference.description) as unknown as OpenApiObject;
  const [items, tags, groups] = await processOpenapiFiles(
    [{source: descriptionFile, sourceDirName: '.', data}],
    config,
    config.sidebarOptions,
  );
  const pages = new Map<string, string>();
  for (const item of items as PageData[]) {
    if (item.type === 'api') pages.set(`${item.id}.api.mdx`, createApiPageMD(item));
    if (item.type === 'tag') pages.set(`${item.id}.tag.mdx`, createTagPageMD(item));
  }
  const missing = reference.entries.filter(({slug}) => !pages.has(`${slug}.api.mdx`));
  if (missing.length > 0) {
    throw new Error(
      `docusaurus-plugin-openapi-docs made no page for ${missing.map(({slug}) => slug).join(', ')}. ` +
        'Fix: give these operations an operationId in snake_case.',
    );
  }
  const sidebar = generateSidebarSlice(config.sidebarOptions, config, items, tags, 'docs', groups);
  return {pages, sidebar};
}
