import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resultOf, voteResult } from './vote-result';

it('adds up by choice and leaves out what names none', () => {
  const votes = [
    { choice: 1, power: 10n },
    { choice: 2, power: 20n },
    { choice: 2, power: 5n },
    { choice: 0, power: 100n },
    { choice: 4, power: 100n },
  ];
  expect(voteResult(3, votes)).toEqual({
    total: 35n,
    choices: [
      { power: 10n, shareBps: 2857 },
      { power: 25n, shareBps: 7142 },
      { power: 0n, shareBps: 0 },
    ],
    leading: 2,
  });
});

it('names no leading choice without votes and while two have as much', () => {
  expect(resultOf([0n, 0n]).leading).toBeUndefined();
  expect(resultOf([7n, 7n, 1n]).leading).toBeUndefined();
});

it('never gives shares of more than the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 30n), { minLength: 1, maxLength: 20 }), (scores) => {
      const { choices } = resultOf(scores);
      expect(choices.reduce((sum, { shareBps }) => sum + shareBps, 0)).toBeLessThanOrEqual(10_000);
    }),
  );
});
