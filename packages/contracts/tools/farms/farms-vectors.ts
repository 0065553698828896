import { type FarmState, farmAt, farmRewardUnit } from '@besc/domain/farms/farm-rewards';
import { noShares, type ShareAccount } from '@besc/domain/shared/reward-per-share';
import { settledStake } from '../settled-stake';
import type { VectorFile } from '../vector-file';
import type { VectorRandom } from '../vector-random';

const start = 1000n;
const actors = 3;

/** Blocks passed, kind (0 deposit, 1 withdraw, 2 new points), who or points, amount, what is paid, stakes of all after. */
function farmRows(random: VectorRandom, steps: number): bigint[] {
  const rows: bigint[] = [];
  const emission = {
    moneyPerBlock: 9n * 10n ** 15n,
    totalAllocPoint: 9000n,
    startBlock: start,
    endBlock: start + 105_120_000n,
  };
  let farm: FarmState = { perShare: 0n, shares: 0n, rest: 0n, allocPoint: 2000n, lastRewardBlock: start };
  const accounts = Array.from({ length: actors }, () => noShares);
  let block = start;
  while (rows.length < steps * 6) {
    const passed = random.below(3n) === 0n ? 0n : random.below(20_000n);
    block += passed;
    farm = farmAt(farm, emission, block);
    const kind = random.below(8n);
    if (kind === 7n) {
      const points = random.below(5000n);
      emission.totalAllocPoint += points - farm.allocPoint;
      farm = { ...farm, allocPoint: points };
      rows.push(passed, 2n, points, 0n, 0n, farm.shares);
      continue;
    }
    const who = Number(random.below(BigInt(actors)));
    const account = accounts[who] as ShareAccount;
    const leaves = kind > 3n;
    const amount = leaves ? random.below(account.shares + 1n) : random.amount(1n + random.below(88n)) - 1n;
    const change = { in: leaves ? 0n : amount, out: leaves ? amount : 0n, unit: farmRewardUnit };
    const settled = settledStake(farm, account, change);
    farm = settled.kept;
    accounts[who] = settled.account;
    rows.push(passed, leaves ? 1n : 0n, BigInt(who), amount, settled.earned, farm.shares);
  }
  return rows;
}

export const farmsVectors: readonly VectorFile[] = [
  { name: 'farm', title: '1500 steps of a farm', seed: 7n, rows: (random) => farmRows(random, 1500) },
];
