import { expect, test } from 'vitest';
import { createNewestHead } from './newest-head';

const makeHead = () => {
  let now = 0;
  let isPlausible = true;
  const clock = { now: () => now, after: () => () => {} };
  const head = createNewestHead({ clock, isPlausible: async () => isPlausible });
  return {
    ...head,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    unmask: () => {
      isPlausible = false;
    },
  };
};

test('G7 a newest head refuses lower ones for a minute, and from when one was not lower for a further one', async () => {
  const head = makeHead();
  expect(await head.refusesLower(30n)).toBe(true);
  head.wait(59);
  expect(await head.refusesLower(30n)).toBe(true);
  head.isReached();
  head.wait(59);
  expect(await head.refusesLower(30n)).toBe(true);
  head.wait(60);
  expect(await head.refusesLower(30n)).toBe(false);
});

test('G7 a newest head that no node knows of refuses nothing', async () => {
  const head = makeHead();
  expect(await head.refusesLower(1030n)).toBe(true);
  head.unmask();
  expect(await head.refusesLower(1030n)).toBe(false);
});
