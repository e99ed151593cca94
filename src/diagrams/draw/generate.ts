import {palettes} from '../../settings/palette';
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
  const problems = list.flatMap((diagram) =>
    check(diagram).problems.map(
      (problem) =>
        `src/diagrams/data/${diagram.name}.ts: ${problem}. Fix: arrange it differently or shorten its text.`,
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const pictures = new Map<string, string>();
  for (const diagram of list) {
    for (const form of forms)
      pictures.set(`${diagram.name}.${form}.svg`, render(sceneOf(diagram, form), palettes));
  }
  return {
    pictures: pictures.size,
    bytes: [...pictures.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0),
    changed: writeFolder(folder, pictures, (name) => name.endsWith('.svg')),
  };
}
