import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneySchema, moneyText } from './voting-fields';

it('reads every amount as it writes it', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 40n), (amount) => {
      expect(moneySchema.parse(moneyText(amount))).toBe(amount);
    }),
  );
  expect([0n, 10n ** 18n, 15n * 10n ** 17n, 1n].map(moneyText)).toEqual(['0', '1', '1.5', '0.000000000000000001']);
});

it.each(['', '-1', '1e5', '.5', '1.', '1.0000000000000000001'])('refuses %j', (text) => {
  expect(moneySchema.safeParse(text).success).toBe(false);
});
