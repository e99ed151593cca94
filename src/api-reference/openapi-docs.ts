import path from 'node:path';
import {readFileSync} from 'node:fs';
import {parseYaml} from '@redocly/openapi-core';
import {site} from '../settings/site';
import {parseExact} from './description/exact';
import {Reference} from './description/reference';
import type {Description} from './description/types';
import {OperationPage} from './pages/operation';
import {tagPage} from './pages/tag';
import {bundleFile, descriptionFile, outputDir} from './paths';

/** The fields we use of what docusaurus-plugin-openapi-docs passes to a page generator. */
export interface PageData {
  type: string;
  id: string;
  title: string;
  api?: {operationId: string; method: string; deprecated?: boolean};
  tag?: {name: string};
}

/** Returns a function from an API path to the URL where it is edited: the file that the root description refers to, or the root itself. */
function editUrls(): (apiPath?: string) => string {
  const {dir, base} = path.posix.parse(descriptionFile);
  const root = parseYaml(readFileSync(descriptionFile, 'utf8')) as Partial<Description>;
  const paths = {...root.webhooks, ...root.paths} as Record<string, {$ref?: string}>;
  return (apiPath = '') => site.editUrl + path.posix.join(dir, paths[apiPath]?.$ref?.split('#')[0] || base);
}

/**
 * Configuration of docusaurus-plugin-openapi-docs. The plugin decides which pages exist and builds their sidebar, but our generators write the
 * pages. The template contains only what they return, which keeps the plugin's copy of the operation out of the front matter.
 */
export function openapiDocsConfig(reference: () => Reference) {
  const editUrl = editUrls();
  const template = 'src/api-reference/page.mustache';
  return {
    specPath: descriptionFile,
    outputDir,
    template,
    tagTemplate: template,
    showInfoPage: false,
    externalJsonProps: false,
    sidebarOptions: {
      groupPathsBy: 'tagGroup',
      categoryLinkSource: 'tag',
      sidebarCollapsed: true,
      sidebarGenerators: {createDocItem},
    },
    markdownGenerators: {
      createApiPageMD: ({api}: PageData) => {
        const entry = reference().byId(api?.operationId ?? '');
        return new OperationPage(entry, reference(), editUrl(entry.path)).render();
      },
      createTagPageMD: ({tag}: PageData) => tagPage(tag?.name ?? '', reference(), editUrl()),
    },
  } as const;
}

/**
 * The description as far as the plugin needs it to decide which pages exist. Of the rest it would make Postman requests and examples, which
 * takes most of its time.
 */
export function outline({description, entries, webhooks}: Reference) {
  const {openapi, info, servers, tags, 'x-tagGroups': groups} = description;
  const paths: Record<string, Record<string, object>> = {};
  for (const {path, method, operation, kind} of [...entries, ...webhooks]) {
    const {operationId, summary, tags: own, deprecated} = operation;
    const place = kind === 'webhook' ? `/webhook/${path}` : path;
    paths[place] = {
      ...paths[place],
      [method]: {operationId, summary, tags: own, deprecated, responses: {}},
    };
  }
  const {title, version} = info;
  return {openapi, info: {title, version}, servers, tags, 'x-tagGroups': groups, paths};
}

/** Options for the plugin's own commands (`docusaurus gen-api-docs all`), which use the bundle that `npm run api` last wrote. */
export function openapiDocsOptions() {
  let reference: Reference | undefined;
  const bundled = () =>
    (reference ??= new Reference(parseExact(readFileSync(bundleFile, 'utf8')) as Description));
  return {id: 'openapi', docsPluginId: 'classic', config: {agenta: openapiDocsConfig(bundled)}};
}

/** A sidebar entry, with a class that shows the method as a badge (src/css/api-index.css). */
function createDocItem(item: PageData, {basePath}: {basePath: string}) {
  const {method = '', deprecated = false} = item.api ?? {};
  return {
    type: 'doc',
    id: `${basePath}/${item.id}`,
    label: item.title,
    className: `api-op api-op--${method}${deprecated ? ' api-op--deprecated' : ''}`,
  };
}
