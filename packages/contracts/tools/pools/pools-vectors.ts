import { type PoolState, poolAt, poolRewardUnit } from '@besc/domain/pools/pool-rewards';
import { noShares, type ShareAccount } from '@besc/domain/shared/reward-per-share';
import { settledStake } from '../settled-stake';
import type { VectorFile } from '../vector-file';
import type { VectorRandom } from '../vector-random';
import { vaultRows } from './vault-rows';

const start = 1000n;
const actors = 3;

/** Kind (0 a new pool by its rate, 1 deposit, 2 withdraw), blocks passed, who, amount, what is paid, what is unallocated after. */
function poolRows(random: VectorRandom, lives: number, steps: number): bigint[] {
  const rows: bigint[] = [];
  for (let life = 0; life < lives; life++) {
    const rewardPerBlock = random.amount(90n);
    const bits = 1n + random.below(100n);
    let pool: PoolState = {
      unit: poolRewardUnit(rewardPerBlock * 1000n),
      perShare: 0n,
      shares: 0n,
      rest: 0n,
      rewardPerBlock,
      lastRewardBlock: start,
      bonusEndBlock: start + 1000n,
      unallocated: 0n,
    };
    const accounts = Array.from({ length: actors }, () => noShares);
    let block = start - 20n;
    rows.push(0n, 0n, 0n, rewardPerBlock, 0n, 0n);
    for (let step = 0; step < steps; step++) {
      const passed = random.below(60n);
      block += passed;
      pool = poolAt(pool, block);
      const who = Number(random.below(BigInt(actors)));
      const account = accounts[who] as ShareAccount;
      const leaves = block >= pool.bonusEndBlock || random.below(3n) === 0n;
      const amount = leaves ? random.below(account.shares + 1n) : random.amount(bits) - 1n;
      const change = { in: leaves ? 0n : amount, out: leaves ? amount : 0n, unit: pool.unit };
      const settled = settledStake(pool, account, change);
      pool = settled.kept;
      accounts[who] = settled.account;
      rows.push(leaves ? 2n : 1n, passed, BigInt(who), amount, settled.earned, pool.unallocated);
    }
  }
  return rows;
}

export const poolsVectors: readonly VectorFile[] = [
  { name: 'pools', title: '1500 steps of 50 pools', seed: 8n, rows: (random) => poolRows(random, 50, 30) },
  { name: 'vault', title: '1000 steps of the vault', seed: 9n, rows: (random) => vaultRows(random, 1000) },
];
