import { expect, test } from 'vitest';
import { vaultGrowth } from './vault-growth';

const day = (worth: bigint, deposited: bigint, withdrawn: bigint) => ({
  worth,
  deposited: { amount: deposited, usdE18: undefined },
  withdrawn: { amount: withdrawn, usdE18: undefined },
});

test('growth is what is worth more than it was, without what was put in or taken out', () => {
  // 100 in; grown to 110 before 50 more; to 165 before 40 leave; to 130, all taken with a fee of 15.
  const days = [day(100n, 100n, 0n), day(160n, 50n, 0n), day(125n, 0n, 40n), day(0n, 0n, 115n)];
  expect(vaultGrowth(days)).toEqual([0n, 10n, 5n, -10n]);
  const [put, taken] = [150n, 155n];
  expect(vaultGrowth(days).reduce((sum, grown) => sum + grown, 0n)).toBe(taken - put);
});
