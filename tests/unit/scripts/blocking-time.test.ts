import {expect, it} from 'vitest';
import {blockingTime} from '../../../scripts/bench/speed';

it('blocking time is what tasks take beyond 50 ms each, from the first paint on', () => {
  expect(blockingTime({firstPaint: 100, tasks: [[200, 300]]})).toBe(50);
  expect(blockingTime({firstPaint: 100, tasks: [[0, 90]]})).toBe(0);
  // The first task starts before the paint; 80 ms of it are after.
  expect(
    blockingTime({
      firstPaint: 100,
      tasks: [
        [0, 180],
        [200, 240],
      ],
    }),
  ).toBe(30);
});
