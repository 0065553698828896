import { expect, test } from 'vitest';
import { averagePrice, withObservation } from './average-price';

const at = (timestamp: number, price0Cumulative: bigint) => ({ timestamp, price0Cumulative });

test('the average spans from the newest observation that is old enough until now', () => {
  const observations = [at(0, 0n), at(1000, 5_000n), at(2000, 15_000n), at(2900, 90_000n)];
  expect(averagePrice({ observations, now: at(3000, 25_000n), averageSeconds: 1000 })).toBe(10n);
  expect(averagePrice({ observations, now: at(3000, 25_000n), averageSeconds: 5000 })).toBeUndefined();
  expect(averagePrice({ observations: [], now: at(3000, 1n), averageSeconds: 1 })).toBeUndefined();
});

test('the accumulator may wrap around', () => {
  const observations = [at(0, 2n ** 256n - 500n)];
  expect(averagePrice({ observations, now: at(100, 500n), averageSeconds: 60 })).toBe(10n);
});

test('what is no longer needed is forgotten, what is too near is not added, what is later than now is dropped', () => {
  const observations = [at(0, 0n), at(600, 1n), at(1200, 2n)];
  const kept = withObservation({ observations, now: at(1900, 3n), averageSeconds: 600 });
  expect(kept.map(({ timestamp }) => timestamp)).toEqual([1200, 1900]);
  const near = withObservation({ observations, now: at(1210, 3n), averageSeconds: 600 });
  expect(near.map(({ timestamp }) => timestamp)).toEqual([600, 1200]);
  const back = withObservation({ observations, now: at(700, 9n), averageSeconds: 600 });
  expect(back.map(({ timestamp }) => timestamp)).toEqual([0, 600, 700]);
});
