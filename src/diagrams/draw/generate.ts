import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFolder} from '../../settings/generated-files';
import {SourceError} from '../../settings/source-error';
import * as diagrams from '../data';
import {forms, type Diagram, type Form} from '../data/types';
import {check} from './check';
import {render} from './render';
import {sceneOf} from './scene';
import {unknownWords} from './words';

/** A static folder of the site, served as `/img/diagrams`. */
const outputDir = '.generated/static/img/diagrams';

const dataDir = 'src/diagrams/data';

/** Files of `data/` that define no diagram. */
const helpers = ['index.ts', 'parts.ts', 'types.ts'];

/** A line for each file whose diagram is not in the list. */
function unlisted(list: readonly Diagram[], files: readonly string[]): string[] {
  const known = [...helpers, ...list.map(({name}) => `${name}.ts`)];
  return files
    .filter((file) => !known.includes(file))
    .map(
      (file) =>
        `${dataDir}/${file}:1: no diagram is named "${path.basename(file, '.ts')}". Fix: export the diagram of this file from ${dataDir}/index.ts, and name it like the file.`,
    );
}

/** Draws one form of a diagram. Throws an Error with a line for each problem. */
function draw(diagram: Diagram, form: Form): string {
  if (!diagram[form])
    throw new Error(`the diagram has no "${form}". Fix: add that form, with the same boxes.`);
  const words = [...unknownWords(diagram)];
  if (words.length > 0)
    throw new Error(
      words.map((word) => `${word}. Fix: correct it; ${dataDir}/types.ts has all words.`).join('\n'),
    );
  const scene = sceneOf(diagram, form);
  const problems = check(scene);
  if (problems.length === 0) return render(scene);
  throw new Error(
    problems.map((problem) => `${problem}. Fix: arrange it differently or shorten its text.`).join('\n'),
  );
}

/** A problem with its place: the first line of the file that has what the problem quotes, or the name of its box. */
function withPlace(name: string, problem: string): string {
  const file = `${dataDir}/${name}.ts`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const [words = ''] = problem.split('Fix: ');
  const [, quoted, box] = /"([^"]*)"|(?:box|boxes|frame|id) (\w+)/.exec(words) ?? [];
  const text = quoted ?? box ?? '';
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1 || 1}: ${problem}`;
}

/** Draws both forms of all diagrams, or throws an Error with every problem. Returns how many it drew. */
export function generateDiagrams(
  list: readonly Diagram[] = Object.values(diagrams),
  folder = outputDir,
  files: readonly string[] = folder === outputDir ? readdirSync(dataDir) : [],
): number {
  const pictures = new Map<string, string>();
  const problems = unlisted(list, files);
  for (const diagram of list)
    for (const form of forms)
      try {
        pictures.set(`${diagram.name}.${form}.svg`, draw(diagram, form));
      } catch (error) {
        const lines = (error as Error).message.split('\n');
        problems.push(...lines.map((line) => withPlace(diagram.name, line)));
      }
  if (problems.length > 0) throw new SourceError([...new Set(problems)].join('\n'));
  writeFolder(folder, pictures, (name) => name.endsWith('.svg'));
  return pictures.size;
}
