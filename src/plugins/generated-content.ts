import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {globbySync} from 'globby';
import {digest} from '../built-site/cache';
import {site} from '../settings/site';

/** Sources of the site that are made of other sources, before Docusaurus reads any. */
interface Step {
  name: string;
  sources: string[];
  outputs: string[];
  run: () => Promise<string>;
}

const steps: readonly Step[] = [
  {
    name: 'diagrams',
    sources: ['src/diagrams/**/*.ts', 'src/settings/*.ts'],
    outputs: ['.generated/static/img/diagrams/**'],
    run: async () => {
      const {pictures} = (await import('../diagrams/draw/generate')).generateDiagrams();
      return `Drew ${pictures} diagrams.`;
    },
  },
  {
    name: 'API pages',
    sources: [
      'openapi/**',
      'redocly.yaml',
      'src/{api-reference,markdown,settings,platform}/**/*.ts',
    ],
    outputs: [
      '.generated/*.json',
      '.generated/static/openapi/**',
      'docs/reference/api/*.{api,tag}.mdx',
    ],
    run: async () => {
      const {generateApiPages} = await import('../api-reference/generate');
      const {operations, subjects} = await generateApiPages();
      return `Wrote the pages of ${operations} API operations and ${subjects} subjects.`;
    },
  },
];

/** Digest of files by name and content. */
function stateOf(patterns: string[]): string {
  const files = globbySync(patterns).sort();
  return digest(files, files);
}

/** Runs a step unless its sources and what it made are as it left them. Both take seconds. */
async function runIfChanged({name, sources, outputs, run}: Step): Promise<void> {
  const stamp = path.join('.generated/stamps', `${name.replace(/\W/g, '-')}.txt`);
  const read = digest([stateOf([...sources, 'package-lock.json']), site.editUrl]);
  const state = () => digest([read, stateOf(outputs)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return;
  logger.info(await run());
  mkdirSync(path.dirname(stamp), {recursive: true});
  writeFileSync(stamp, state());
}

async function generate(): Promise<void> {
  for (const step of steps) await runIfChanged(step);
}

/**
 * Local plugin: draws the diagrams and writes the API pages before any plugin reads content, whatever command is run, and again when their
 * sources change under the development server.
 */
export async function generatedContent(): Promise<Plugin> {
  await generate();
  return {
    name: 'generated-content',
    getPathsToWatch: () => ['openapi/**/*.yaml', 'src/diagrams/data/*.ts'],
    loadContent: generate,
  };
}
