import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf, digestOfCode, digestOfFiles, mayKeep, readJson} from '../src/built-site/digest';

/** Something that is made of files and is not made again while these, and what was made, are as they were. */
export interface Made {
  what: string;
  /** Files it reads beside the code. */
  inputs: string[];
  /** Files it writes. */
  outputs: string[];
}

/** A command that writes sources of the site before Docusaurus reads them. */
export interface Generator extends Made {
  command: string[];
}

export const generators: readonly Generator[] = [
  {
    what: 'diagrams',
    command: ['tsx', 'src/diagrams/draw/cli.ts'],
    inputs: [],
    outputs: ['.generated/static/img/diagrams/**'],
  },
  {
    what: 'API description → pages',
    command: ['tsx', 'src/api-reference/cli.ts'],
    inputs: ['openapi/**', 'redocly.yaml', '.redocly.lint-ignore.yaml'],
    outputs: [
      '.generated/*.json',
      '.generated/static/openapi/**',
      'docs/reference/api/*.{api,tag}.mdx',
      'docs/reference/api/sidebar.ts',
    ],
  },
];

/** What was read and what was written; both are looked at, so that neither an edit nor a deleted page is missed. */
const stateOf = ({inputs, outputs}: Made): string =>
  digestOf(digestOfCode(), digestOfFiles(inputs), digestOfFiles(outputs));

const stateFile = ({what}: Made): string =>
  path.resolve('node_modules/.cache/made', `${what.replace(/\W+/g, '-')}.json`);

export const isUpToDate = (made: Made): boolean =>
  mayKeep() && readJson<string>(stateFile(made)) === stateOf(made);

/** Notes the state of what has just been made. */
export function remember(made: Made): void {
  mkdirSync(path.dirname(stateFile(made)), {recursive: true});
  writeFileSync(stateFile(made), JSON.stringify(stateOf(made)));
}

/** Runs a command with the project's own programs first on the path. Rejects with its exit code when it fails. */
export function run([program = '', ...args]: string[]): Promise<void> {
  const bin = path.resolve('node_modules/.bin');
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`},
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')}: exit code ${code}`)),
    );
  });
}

export interface Generated {
  what: string;
  /** Undefined when nothing had to be done. */
  seconds?: number;
}

/** Runs a generator unless what it reads and writes is as it left it. */
export async function generate(generator: Generator): Promise<Generated> {
  const {what, command} = generator;
  if (isUpToDate(generator)) return {what};
  const started = performance.now();
  await run(command);
  const seconds = (performance.now() - started) / 1000;
  remember(generator);
  return {what, seconds};
}

/** All generators, side by side: none reads what another writes. */
export const generateAll = (): Promise<Generated[]> => Promise.all(generators.map(generate));

if (require.main === module) {
  generateAll()
    .then((done) => {
      for (const {what, seconds} of done)
        if (seconds === undefined) console.log(`${what}: nothing has changed`);
    })
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
}
