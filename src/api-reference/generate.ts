import {processOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import type {OpenApiObject} from 'docusaurus-plugin-openapi-docs/lib/openapi/types';
import generateSidebarSlice from 'docusaurus-plugin-openapi-docs/lib/sidebars';
import {stringify} from 'yaml';
import {slugOf} from '../settings/text';
import {writeFolder, writeIfChanged} from '../settings/generated-files';
import {compileProblems} from './compile';
import {operationIndex} from './operation-index';
import {findProblems} from './description/check';
import {Reference} from './description/reference';
import type {Json} from './description/types';
import {openapiDocsConfig, outline, type PageData} from './openapi-docs';
import {descriptionHtml} from './pages/description';
import {pretty} from './samples/literal';
import {
  aboutFile,
  bundleFile,
  operationIndexFile,
  descriptionFile,
  outputDir,
  sidebarFile,
  yamlFile,
} from './paths';

/**
 * Generates the pages, the sidebar, the index of operations and the downloads from the description. Nothing is written until everything has
 * been computed. Throws an Error with file, line and fix for each problem in the description. `changed` counts the files that were written or
 * deleted.
 */
export async function generateApiPages() {
  const places = new Map<string, string>();
  stopAt(await findProblems(descriptionFile, places));
  const reference = await Reference.read(descriptionFile);
  const {pages, sidebar} = await generatePages(reference);
  stopAt(await compileProblems(pages, (name) => places.get(name.split('.')[0] ?? '') ?? descriptionFile));

  const description = published(reference.description as unknown as Json);
  const written = [
    writeIfChanged(bundleFile, `${pretty(description)}\n`),
    writeIfChanged(yamlFile, stringify(description, {lineWidth: 100})),
    writeIfChanged(operationIndexFile, JSON.stringify(operationIndex(reference))),
    writeIfChanged(aboutFile, JSON.stringify({html: descriptionHtml(reference)})),
    writeIfChanged(sidebarFile, JSON.stringify(sidebar)),
  ].filter(Boolean);
  const isGenerated = (name: string) => /\.(api|tag)\.mdx$|^sidebar\.ts$/.test(name);
  return {
    operations: reference.entries.length,
    subjects: reference.description.tags.length,
    changed: written.length + writeFolder(outputDir, pages, isGenerated),
  };
}

/** The description without the names of the code that its texts rest on, which are for its writers. */
function published(value: Json): Json {
  if (Array.isArray(value)) return value.map(published);
  if (typeof value !== 'object' || !value) return value;
  const shown = Object.entries(value).filter(([key]) => key !== 'x-source');
  return Object.fromEntries(shown.map(([key, inner]) => [key, published(inner)]));
}

function stopAt(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\n${problems.length === 1 ? '1 problem' : `${problems.length} problems`}; no page was written.`,
    );
}

/**
 * The pages by file name, and their sidebar. The plugin's command does the same, but it prints a line per page, continues after errors and
 * never overwrites a file, so its parts are called instead, with an outline of the description that has already been read.
 */
async function generatePages(reference: Reference) {
  const config = openapiDocsConfig(() => reference);
  const {createApiPageMD, createTagPageMD} = config.markdownGenerators;
  const data = outline(reference) as unknown as OpenApiObject;
  const [items, tags, groups] = await processOpenapiFiles(
    [{source: descriptionFile, sourceDirName: '.', data}],
    config,
    config.sidebarOptions,
  );
  const pages = new Map<string, string>();
  for (const item of items as PageData[]) {
    // The plugin would put a hyphen before the digit of `create_app_v2`.
    if (item.api) item.id = slugOf(item.api.operationId);
    if (item.type === 'api') pages.set(`${item.id}.api.mdx`, createApiPageMD(item));
    if (item.type === 'tag') pages.set(`${item.id}.tag.mdx`, createTagPageMD(item));
  }
  const sidebar = generateSidebarSlice(config.sidebarOptions, config, items, tags, 'docs', groups);
  return {pages, sidebar};
}
