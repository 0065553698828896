import { expect, test } from 'vitest';
import { drawTimeAfter, operatorTimes } from './round-times';

const start = 1_750_003_600;
const end = start + 365 * 86_400;
const halfDay = 43_200;

test('draws are due at noon and midnight', () => {
  expect(drawTimeAfter(0)).toBe(halfDay);
  expect(drawTimeAfter(halfDay + 6)).toBe(2 * halfDay);
});

test.each([8, 56])(
  'of %i rounds each opens half a day before its draw, and the last quarter follow each other',
  (rounds) => {
    const times = operatorTimes({ start, end }, rounds);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times).toHaveLength(6 * rounds - 2);
    const openings = times.filter((time) => time % halfDay === 6);
    expect(openings).toHaveLength(rounds);
    expect(
      openings.slice(-rounds / 4).map((time, index) => time - (openings.at(-rounds / 4) ?? 0) - index * halfDay),
    ).toEqual(Array.from({ length: rounds / 4 }, () => 0));
    for (const opening of openings) {
      const draw = drawTimeAfter(opening);
      const own = times.filter((time) => time > draw - 60 && time < draw + 60 && time !== draw + 6);
      // One is closed and gives its tickets back two hours and a quarter later.
      if (own.length === 1) expect(times).toContain(draw + 7800 + 300);
      else expect(own).toEqual([draw - 50, draw - 40, draw - 30, draw - 20, draw + 3]);
    }
    expect((times.at(-1) ?? 0) <= end - 1800 + 3).toBe(true);
  },
);
