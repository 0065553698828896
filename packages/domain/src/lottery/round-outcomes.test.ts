import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticketBracket } from './lottery-draw';
import { roundOutcomes } from './round-outcomes';

test('each account has the prizes of its tickets, whatever purchases they were bought in', () => {
  const purchases = [
    { account: 'a', numbers: [11_234, 11_239, 15_555] },
    { account: 'b', numbers: [11_234] },
    { account: 'a', numbers: [11_200] },
    { account: 'c', numbers: [10_234] },
  ];
  const round = { pot: 1_000_000n, shares: [0, 1000, 2000, 7000], purchases };
  const { winners, prizes, rollover, accounts } = roundOutcomes(round, 11_234);
  expect(winners).toEqual([0, 1, 1, 2]);
  expect(prizes).toEqual([0n, 100_000n, 200_000n, 350_000n]);
  expect(rollover).toBe(0n);
  expect([...accounts]).toEqual([
    ['a', { winning: 3, won: 650_000n }],
    ['b', { winning: 1, won: 350_000n }],
  ]);
});

test('what all accounts won and what rolls over is the pot, to the wei', () => {
  const number = fc.integer({ min: 10_000, max: 19_999 });
  const purchase = fc.record({
    account: fc.integer({ min: 0, max: 4 }),
    numbers: fc.array(number, { maxLength: 100 }),
  });
  const pot = fc.bigInt({ min: 0n, max: 2n ** 112n });
  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 20 }), pot, number, (purchases, amount, drawn) => {
      const round = { pot: amount, shares: [0, 3333, 3334, 3333], purchases };
      const { winners, rollover, accounts } = roundOutcomes(round, drawn);
      const won = [...accounts.values()].reduce((sum, account) => sum + account.won, 0n);
      expect(won + rollover).toBe(amount);
      const all = purchases.flatMap(({ numbers }) => numbers);
      const winning = all.filter((one) => ticketBracket(one, drawn) !== undefined);
      expect(winners.reduce((sum, count) => sum + count, 0)).toBe(winning.length);
    }),
  );
});
