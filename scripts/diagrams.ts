import {generateDiagrams} from '../src/diagrams/draw/generate';
import {command} from './command';

/** `npm run diagrams`: draws the diagrams. */
command(module, () => {
  const {pictures, bytes, changed} = generateDiagrams();
  const size = Math.round(bytes / 1024);
  console.log(`diagrams: ${pictures} pictures, ${size} KB; ${changed} files changed.`);
});
