import {expect, it} from 'vitest';
import {compare} from '../../../src/drift/compare';
import {Project} from '../../../src/drift/python/project';
import {line} from '../../../src/drift/report';
import {stated} from '../../../src/drift/statements';
import {backend, Edited, main, type Edit} from './helpers';

const list = [
  {
    name: 'address of notes',
    value: '/notes',
    says: '/notes',
    pages: ['/a'],
    file: main,
    line: /prefix="(\/note.*)"/,
  },
];
const others = `${backend}/services/apps.py`;

const told = (...edits: Edit[]) =>
  compare(stated(new Project(new Edited(edits)), list)).differences.map((one) => line(one));

it('compares what prose states with a line of the source, also when it has moved', () => {
  expect(told()).toEqual([]);
  const moved = 'prefix="/notes"\ndef start():';
  expect(told([main, '"/notes"', 'NOTES'], [others, 'def start():', moved])).toEqual([]);
  expect(told([main, '"/notes"', '"/note"'])).toEqual([
    expect.stringMatching(
      /^changed {2}statement {2}address of notes {2}value: \/notes → \/note .*pages: \/a$/,
    ),
  ]);
  expect(told([main, '"/notes"', 'NOTES'])).toEqual([
    expect.stringMatching(/^removed {2}statement {2}address of notes /),
  ]);
});
