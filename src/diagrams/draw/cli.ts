import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {diagrams} from '../data';
import {palettes} from '../../settings/palette';
import {check} from './check';
import {render} from './render';
import {sceneOf} from './scene';

/** Writes every diagram, light and dark, where the site serves static files from. */
const folder = path.join(process.cwd(), '.generated/static/img/diagrams');
mkdirSync(folder, {recursive: true});

let bytes = 0;
let failed = 0;
for (const diagram of diagrams) {
  const {problems} = check(diagram);
  for (const problem of problems) console.error(`diagram ${diagram.name}: ${problem}`);
  failed += problems.length;
  const scene = sceneOf(diagram);
  for (const theme of ['light', 'dark'] as const) {
    const svg = render(scene, palettes[theme]);
    bytes += Buffer.byteLength(svg);
    writeFileSync(path.join(folder, `${diagram.name}.${theme}.svg`), svg);
  }
}
console.log(
  `${diagrams.length} diagrams, ${diagrams.length * 2} pictures, ${Math.round(bytes / 1024)} KB`,
);
if (failed > 0) process.exitCode = 1;
