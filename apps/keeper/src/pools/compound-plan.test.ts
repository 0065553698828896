import { parseEther } from 'viem';
import { expect, test } from 'vitest';
import { compoundPlan, type VaultReading } from './compound-plan';

const reading: VaultReading = {
  isPulled: false,
  isPaused: false,
  pending: parseEther('8'),
  bounty: parseEther('0.02'),
  // A MONEY is 4.5 coins, so the bounty is worth 0.09.
  reserves: { money: parseEther('1000'), wbesc: parseEther('4500') },
};
const costs = (gasCost: string, coverBps = 10_000n) => ({ gasCost: parseEther(gasCost), coverBps });

test('the bounty must be worth the gas, or the part of it that the operator asks for', () => {
  expect(compoundPlan(reading, costs('0.09'))).toEqual({ waiting: undefined, bountyWorth: parseEther('0.09') });
  expect(compoundPlan(reading, costs('0.090000000000000001')).waiting).toBe('bounty-below-gas');
  expect(compoundPlan(reading, costs('0.18', 5_000n)).waiting).toBeUndefined();
  expect(compoundPlan(reading, costs('0.046', 20_000n)).waiting).toBe('bounty-below-gas');
  expect(compoundPlan(reading, costs('1000', 0n)).waiting).toBeUndefined();
});

test('without a price it waits, unless the operator asks for no bounty', () => {
  for (const reserves of [undefined, { money: 0n, wbesc: 5n }, { money: 5n, wbesc: 0n }]) {
    expect(compoundPlan({ ...reading, reserves }, costs('0'))).toEqual({ waiting: 'no-price', bountyWorth: undefined });
    expect(compoundPlan({ ...reading, reserves }, costs('9', 0n)).waiting).toBeUndefined();
  }
});

test('a vault that is pulled, paused or has earned nothing is left alone at any price', () => {
  expect(compoundPlan({ ...reading, isPulled: true }, costs('0', 0n)).waiting).toBe('pulled');
  expect(compoundPlan({ ...reading, isPaused: true }, costs('0', 0n)).waiting).toBe('paused');
  expect(compoundPlan({ ...reading, pending: 0n }, costs('0', 0n)).waiting).toBe('nothing-earned');
  expect(compoundPlan({ ...reading, bounty: 0n }, costs('0', 0n)).waiting).toBe('nothing-earned');
});
