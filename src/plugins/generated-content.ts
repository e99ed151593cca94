import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {globbySync} from 'globby';
import {digest} from '../built-site/cache';
import {writeIfChanged} from '../settings/generated-files';
import {site} from '../settings/site';

/** Build steps that generate content for Docusaurus from other sources. */
const steps = [
  {
    name: 'diagrams',
    sources: ['src/diagrams/**/*.ts', 'src/settings/*.ts', 'src/css/tokens.css'],
    outputs: ['.generated/static/img/diagrams/**'],
    run: async () => {
      const {generateDiagrams} = await import('../diagrams/draw/generate');
      return `Drew ${generateDiagrams()} diagrams.`;
    },
  },
  {
    name: 'API pages',
    sources: ['openapi/**', 'redocly.yaml', 'src/{api-reference,markdown,settings,platform}/**/*.ts'],
    outputs: ['.generated/*.json', '.generated/static/openapi/**', 'docs/reference/api/*.{api,tag}.mdx'],
    run: async () => {
      const {generateApiPages} = await import('../api-reference/generate');
      const {operations, subjects} = await generateApiPages();
      return `Wrote the pages of ${operations} API operations and ${subjects} subjects.`;
    },
  },
];

/** Digest of the names and contents of files. */
function digestFiles(patterns: string[]): string {
  const files = globbySync(patterns).sort();
  return digest(files, files);
}

/** Runs a step, which takes seconds, unless its sources and outputs are unchanged since its last run. */
async function runIfChanged({name, sources, outputs, run}: (typeof steps)[number]): Promise<void> {
  const stamp = path.join('.generated/stamps', `${name.replace(/\W/g, '-')}.txt`);
  const input = digest([digestFiles([...sources, 'package-lock.json']), site.editUrl]);
  const state = () => digest([input, digestFiles(outputs)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return;
  logger.info(await run());
  writeIfChanged(stamp, state());
}

async function generate(): Promise<void> {
  for (const step of steps) await runIfChanged(step);
}

let first: Promise<void> | undefined;

/** The first generation of this process, for all plugins that start with it. */
export const generatedOnce = (): Promise<void> => (first ??= generate());

/**
 * Local plugin: generates diagrams and API pages before any plugin reads content, with every command, and
 * again when their sources change while the development server runs.
 */
export async function generatedContent(): Promise<Plugin> {
  await generatedOnce();
  return {
    name: 'generated-content',
    getPathsToWatch: () => ['openapi/**/*.yaml', 'src/diagrams/data/*.ts'],
    loadContent: generate,
  };
}
