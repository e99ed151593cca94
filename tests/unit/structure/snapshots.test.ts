import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {templates} from '../../support/templates';

const taken = Object.keys(templates).flatMap((name) =>
  ['light', 'dark', 'mobile'].map((screen) => `${name}-${screen}.png`),
);
const leftOver = (files: readonly string[]) =>
  files
    .filter((file) => !taken.includes(file))
    .map((file) => `tests/visual/snapshots/${file} belongs to no template. Fix: delete it.`);

it('every snapshot belongs to a template', () => {
  expect(leftOver(readdirSync('tests/visual/snapshots'))).toEqual([]);
});
