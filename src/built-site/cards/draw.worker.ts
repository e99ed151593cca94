import {renameSync, writeFileSync} from 'node:fs';
import {inThisThread} from '../threads';
import type {Drawing} from './cache';
import {renderCard} from './render';

void inThisThread(async ({card, file}: Drawing) => {
  // A build that is stopped here must not leave half a picture behind.
  writeFileSync(`${file}.new`, await renderCard(card, process.cwd()));
  renameSync(`${file}.new`, file);
});
