import { describe, expect, it } from 'vitest';
import { earnedBy } from '../shared/reward-per-share';
import { type PoolState, poolAt, poolRewardUnit } from './pool-rewards';

const unit = poolRewardUnit(1000n);
const pool: PoolState = {
  unit,
  perShare: 0n,
  shares: 4n,
  rest: 0n,
  rewardPerBlock: 10n,
  lastRewardBlock: 100n,
  bonusEndBlock: 200n,
  unallocated: 0n,
};

describe('rewards of a pool', () => {
  it('go by stakes until the end', () => {
    const account = { shares: 2n, perShare: 0n };
    const earnedAt = (block: bigint) => earnedBy(account, poolAt(pool, block).perShare, unit);
    expect(earnedAt(110n)).toBe(50n);
    expect(earnedAt(5000n)).toBe(500n);
  });
  it('are shared by no account while nothing is staked', () => {
    expect(poolAt({ ...pool, shares: 0n, rest: 3n }, 150n)).toMatchObject({
      unallocated: 503n,
      rest: 0n,
      perShare: 0n,
    });
  });
});
