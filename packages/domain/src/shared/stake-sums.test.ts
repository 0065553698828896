import { expect, test } from 'vitest';
import { oneE18 } from './fixed-point';
import { addStakeSums, addTally, noStakeSums, stakersAfter, tally } from './stake-sums';

const priced = { decimals: 9, priceE18: 3n * oneE18 };
const unpriced = { decimals: 9, priceE18: undefined };

test('an amount is worth its price when it moved; without a price its worth is not known, never nothing', () => {
  expect(tally(5n * 10n ** 8n, priced)).toEqual({ amount: 5n * 10n ** 8n, usdE18: (3n * oneE18) / 2n });
  expect(tally(1n, unpriced)).toEqual({ amount: 1n, usdE18: undefined });
  expect(tally(0n, unpriced)).toEqual({ amount: 0n, usdE18: 0n });
  expect(tally(2n ** 96n, { decimals: 0, priceE18: 1n })).toEqual({ amount: 2n ** 96n, usdE18: 2n ** 96n });
});

test('a sum is known while all of it is', () => {
  const one = tally(10n ** 9n, priced);
  expect(addTally(one, one)).toEqual({ amount: 2n * 10n ** 9n, usdE18: 6n * oneE18 });
  const part = addTally(one, tally(1n, unpriced));
  expect(addTally(part, one)).toEqual({ amount: 2n * 10n ** 9n + 1n, usdE18: undefined });
  const moved = { ...noStakeSums, harvested: one };
  expect(addStakeSums(addStakeSums(noStakeSums, moved), moved)).toEqual({
    ...noStakeSums,
    harvested: addTally(one, one),
  });
});

test('who comes is counted once, who stays not again, who leaves no more', () => {
  expect([stakersAfter(2, 0n, 5n), stakersAfter(2, 5n, 9n), stakersAfter(2, 9n, 0n), stakersAfter(2, 0n, 0n)]).toEqual([
    3, 2, 1, 2,
  ]);
});
