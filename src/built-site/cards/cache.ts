import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf, digestOfFiles} from '../digest';
import {inThreads} from '../threads';
import {drawCard, type Card} from './card';
import {faces} from './faces';

export interface Drawing {
  card: Card;
  /** Where its picture is, or will be. */
  file: string;
}

/** Where each card's picture is kept. Everything that shows in it is in the tree, the wordmark and colours included. */
export function cardFiles(siteDir: string, cacheDir: string): (card: Card) => string {
  const drawnWith = digestOf(
    ...faces.map(({file}) => readFileSync(file)),
    digestOfFiles(['package-lock.json']),
  );
  return (card) => {
    const key = digestOf(JSON.stringify(drawCard(card, siteDir)), drawnWith);
    return path.join(cacheDir, `${key}.png`);
  };
}

/** Draws what has not been drawn before. Returns how many that were. */
export async function drawMissing(drawings: Drawing[]): Promise<number> {
  const missing = new Map(drawings.map((drawing) => [drawing.file, drawing]));
  for (const file of missing.keys()) if (existsSync(file)) missing.delete(file);
  for (const file of missing.keys()) mkdirSync(path.dirname(file), {recursive: true});
  await inThreads(path.join(__dirname, 'draw.worker.ts'), [...missing.values()]);
  return missing.size;
}
