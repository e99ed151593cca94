import {readdirSync} from 'node:fs';
import path from 'node:path';
import {writeFolder} from '../../settings/generated-files';
import {SourceError} from '../../settings/source-error';
import {diagrams} from '../data';
import {forms, type Diagram} from '../data/types';
import {check} from './check';
import {render} from './render';
import {sceneOf} from './scene';

/** A static folder of the site, served as `/img/diagrams`. */
const outputDir = '.generated/static/img/diagrams';

const dataDir = 'src/diagrams/data';

/** Files of `data/` that define no diagram. */
const helpers = ['index.ts', 'parts.ts', 'types.ts'];

/** What is missing before anything can be drawn: a form, or an entry in the list. */
function incomplete(list: readonly Diagram[], files: readonly string[]): string[] {
  const problems: string[] = [];
  for (const {name, ...diagram} of list)
    for (const form of forms)
      if (!diagram[form])
        problems.push(
          `${dataDir}/${name}.ts:1: the diagram has no "${form}". Fix: add that form, with the same boxes.`,
        );
  const names = new Set(list.map(({name}) => `${name}.ts`));
  for (const file of files)
    if (!helpers.includes(file) && !names.has(file))
      problems.push(
        `${dataDir}/${file}:1: no diagram is named "${path.basename(file, '.ts')}". Fix: list the diagram of this file in ${dataDir}/index.ts, and name it like the file.`,
      );
  return problems;
}

/**
 * Draws both forms of every diagram. If anything overlaps, overflows or crosses, throws an Error that names
 * each problem, and writes no file. `changed` counts the files that were written or deleted.
 */
export function generateDiagrams(
  list: readonly Diagram[] = diagrams,
  folder = outputDir,
  files: readonly string[] = list === diagrams ? readdirSync(dataDir) : [],
) {
  const missing = incomplete(list, files);
  if (missing.length > 0) throw new SourceError(missing.join('\n'));
  const scenes = list.flatMap((diagram) => forms.map((form) => sceneOf(diagram, form)));
  const problems = scenes.flatMap((scene) =>
    check(scene).map(
      (problem) =>
        `src/diagrams/data/${scene.diagram.name}.ts: ${problem}. Fix: arrange it differently or shorten its text.`,
    ),
  );
  if (problems.length > 0) throw new SourceError(problems.join('\n'));
  const pictures = new Map(scenes.map((scene) => [`${scene.diagram.name}.${scene.form}.svg`, render(scene)]));
  return {
    pictures: pictures.size,
    bytes: [...pictures.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0),
    changed: writeFolder(folder, pictures, (name) => name.endsWith('.svg')),
  };
}
