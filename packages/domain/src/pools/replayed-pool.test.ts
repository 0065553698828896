import { expect, test } from 'vitest';
import type { Hex } from '../shared/hex';
import { type PoolEvent, replayedPool } from './replayed-pool';

const made = { unit: 10n ** 12n, rewardPerBlock: 10n, startBlock: 10n, bonusEndBlock: 1_000n };
const at = (block: bigint, transaction: Hex = `0x${block}`) => ({ block, transaction });
const put = (block: bigint, account = 'ann'): PoolEvent<string> => ({
  ...at(block),
  kind: 'deposit',
  account,
  amount: 4n,
});
const take = (block: bigint): PoolEvent<string> => ({ ...at(block), kind: 'withdraw', account: 'ann', amount: 4n });
const owed = (block: bigint, amount: bigint, transaction?: Hex): PoolEvent<string> => ({
  ...at(block, transaction),
  kind: 'owed',
  account: 'ann',
  amount,
});
const paid = (events: readonly PoolEvent<string>[], account = 'ann') =>
  replayedPool(made, events).get(account)?.harvested.amount;

test('stakes share what blocks pay, until the pool ends', () => {
  expect(paid([put(10n), take(20n)])).toBe(100n);
  expect(paid([put(10n), put(15n, 'bob'), take(20n)])).toBe(75n);
  expect(paid([put(10n), { ...at(15n), kind: 'stop', bonusEndBlock: 15n }, take(20n)])).toBe(50n);
});

test('terms that change before the start hold', () => {
  const changed: PoolEvent<string>[] = [
    { ...at(5n), kind: 'rate', rewardPerBlock: 1n },
    { ...at(6n), kind: 'blocks', startBlock: 12n, bonusEndBlock: 18n },
  ];
  expect(paid([...changed, put(10n), take(20n)])).toBe(6n);
});

test('what could not be paid is no pay: told after a withdrawal, and before a deposit', () => {
  expect(paid([put(10n), take(20n), owed(20n, 30n)])).toBe(70n);
  expect(paid([put(10n), owed(20n, 30n), put(20n)])).toBe(70n);
  expect(paid([put(10n), take(20n), owed(20n, 30n, '0xother')])).toBe(100n);
});

test('an exit in need pays nothing, and a recovery only counts up', () => {
  const exit: PoolEvent<string> = { ...at(20n), kind: 'emergencyWithdraw', account: 'ann', amount: 4n };
  expect(paid([put(10n), exit])).toBe(0n);
  expect(paid([put(10n), { ...at(15n), kind: 'recovery' }, take(20n)])).toBe(100n);
});
