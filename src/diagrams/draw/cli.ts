import {generateDiagrams} from './generate';

/** Draws the diagrams: `npm run diagrams`. */
try {
  const {pictures, bytes, changed} = generateDiagrams();
  const size = Math.round(bytes / 1024);
  console.log(`diagrams: ${pictures} pictures, ${size} KB; ${changed} files changed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
