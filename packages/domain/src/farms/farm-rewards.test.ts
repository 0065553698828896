import { describe, expect, it } from 'vitest';
import { earnedBy } from '../shared/reward-per-share';
import { type FarmState, farmAt, farmRewardUnit, isEmitting, paidBlocks } from './farm-rewards';

const emission = { moneyPerBlock: 9n * 10n ** 15n, totalAllocPoint: 9000n, startBlock: 100n, endBlock: 1100n };
const farm: FarmState = { perShare: 0n, shares: 4n, rest: 0n, allocPoint: 1600n, lastRewardBlock: 100n };

describe('rewards of a farm', () => {
  it('are its part of each block, by stakes', () => {
    const account = { shares: 1n, perShare: 0n };
    expect(earnedBy(account, farmAt(farm, emission, 110n).perShare, farmRewardUnit)).toBe(4n * 10n ** 15n);
  });
  it('begin with the start and end with the end', () => {
    expect(paidBlocks(emission, 0n, 105n)).toBe(5n);
    expect(paidBlocks(emission, 1000n, 5000n)).toBe(100n);
    expect(paidBlocks(emission, 2000n, 5000n)).toBe(0n);
  });
  it('are paid for the next block from the start on, and no longer at the end', () => {
    expect([99n, 100n, 1099n, 1100n].map((block) => isEmitting(emission, block))).toEqual([false, true, true, false]);
  });
  it('do not wait for the first stake or for points', () => {
    expect(farmAt({ ...farm, shares: 0n }, emission, 200n)).toMatchObject({ perShare: 0n, lastRewardBlock: 200n });
    expect(farmAt({ ...farm, allocPoint: 0n }, emission, 200n)).toMatchObject({ perShare: 0n, lastRewardBlock: 200n });
  });
});
