import {writeFolder} from '../../settings/generated-files';
import {diagrams} from '../data';
import {forms, type Diagram} from '../data/types';
import {check} from './check';
import {render} from './render';
import {sceneOf} from './scene';

/** A static folder of the site, served as `/img/diagrams`. */
const outputDir = '.generated/static/img/diagrams';

/**
 * Draws both forms of every diagram. If anything overlaps, overflows or crosses, throws an Error that names each problem, and writes no file.
 * `changed` counts the files that were written or deleted.
 */
export function generateDiagrams(list: readonly Diagram[] = diagrams, folder = outputDir) {
  const scenes = list.flatMap((diagram) => forms.map((form) => sceneOf(diagram, form)));
  const problems = scenes.flatMap((scene) =>
    check(scene).map(
      (problem) =>
        `src/diagrams/data/${scene.diagram.name}.ts: ${problem}. Fix: arrange it differently or shorten its text.`,
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const pictures = new Map(
    scenes.map((scene) => [`${scene.diagram.name}.${scene.form}.svg`, render(scene)]),
  );
  return {
    pictures: pictures.size,
    bytes: [...pictures.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0),
    changed: writeFolder(folder, pictures, (name) => name.endsWith('.svg')),
  };
}
