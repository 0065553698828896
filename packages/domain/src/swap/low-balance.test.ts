import { expect, test } from 'vitest';
import { lowBalance } from './low-balance';

const gwei = 10n ** 9n;

test('a balance at or below one gwei is low; one that cannot pay for 200 000 gas is warned about', () => {
  expect(lowBalance({ balance: gwei, gasPriceWei: 0n })).toBe('low');
  expect(lowBalance({ balance: gwei + 1n, gasPriceWei: 1_000n * gwei })).toBe('cannot-pay-gas');
  expect(lowBalance({ balance: 2n * 10n ** 17n, gasPriceWei: 1_000n * gwei })).toBe('enough');
});

test('of something that is known its gas and what it sends count together', () => {
  const wallet = { balance: 10n ** 18n, gasPriceWei: 1_000n * gwei, gas: 500_000n };
  expect(lowBalance({ ...wallet, value: 5n * 10n ** 17n })).toBe('enough');
  expect(lowBalance({ ...wallet, value: 5n * 10n ** 17n + 1n })).toBe('cannot-pay-gas');
});
