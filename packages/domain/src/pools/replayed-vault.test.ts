import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { replayedVault, type VaultEvent } from './replayed-vault';

const put = (account: string, amount: bigint): VaultEvent<string> => ({
  kind: 'action',
  account,
  action: { kind: 'deposit', amount, shares: amount },
});
const harvest: VaultEvent<string> = { kind: 'action', account: 'bob', action: { kind: 'harvest', bounty: 0n } };
const income: VaultEvent<string> = { kind: 'income', amount: oneE18 };

test('what the farm pays counts for who was in, from the next event on', () => {
  const take: VaultEvent<string> = {
    kind: 'action',
    account: 'ann',
    action: { kind: 'withdraw', amount: 10n ** 17n, shares: 10n ** 17n },
  };
  const before = replayedVault([put('ann', oneE18), income]).get('ann');
  expect(before?.worth).toBe(oneE18);
  const after = replayedVault([put('ann', oneE18), income, harvest, take]).get('ann');
  expect(after?.worth).toBeGreaterThan(oneE18);
  expect(after?.withdrawn.amount).toBe(10n ** 17n);
});

test('new fees hold for what is paid after them alone', () => {
  const free: VaultEvent<string> = { kind: 'fees', performanceFee: 0n, callFee: 0n };
  const ended = [harvest, put('ann', 0n)];
  const worth = (events: readonly VaultEvent<string>[]) => replayedVault(events).get('ann')?.worth;
  const paidBefore = worth([put('ann', oneE18), income, free, ...ended]);
  const paidAfter = worth([put('ann', oneE18), free, income, ...ended]);
  expect(paidBefore).toBe(worth([put('ann', oneE18), income, { kind: 'moved' }, ...ended]));
  expect(paidAfter).toBeGreaterThan(paidBefore ?? 0n);
});

test('without events there is nothing', () => {
  expect(replayedVault([]).size).toBe(0);
});
