import { type FarmState, farmAt, farmRewardUnit } from '@besc/domain/farms/farm-rewards';
import { type PoolState, poolAt, poolRewardUnit } from '@besc/domain/pools/pool-rewards';
import { vaultCollected, vaultSharesFor, vaultWorth } from '@besc/domain/pools/vault-shares';
import { earnedBy, noShares, type ShareAccount } from '@besc/domain/shared/reward-per-share';
import type { VectorRandom } from './vector-random';

const start = 1000n;
const actors = 3;

/** An account's stake after it was paid: what it earned, its shares, and those of all. */
function settle<Kept extends { shares: bigint; perShare: bigint }>(
  kept: Kept,
  account: ShareAccount,
  change: { in: bigint; out: bigint; unit: bigint },
): { kept: Kept; account: ShareAccount; earned: bigint } {
  const earned = earnedBy(account, kept.perShare, change.unit);
  const shares = account.shares + change.in - change.out;
  return {
    kept: { ...kept, shares: kept.shares + change.in - change.out },
    account: { shares, perShare: kept.perShare },
    earned,
  };
}

/** Blocks passed, kind (0 deposit, 1 withdraw, 2 new points), who or points, amount, what is paid, stakes of all after. */
export function farmRows(random: VectorRandom, steps: number): bigint[] {
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
    const settled = settle(farm, account, change);
    farm = settled.kept;
    accounts[who] = settled.account;
    rows.push(passed, leaves ? 1n : 0n, BigInt(who), amount, settled.earned, farm.shares);
  }
  return rows;
}

/** Kind (0 a new pool by its rate, 1 deposit, 2 withdraw), blocks passed, who, amount, what is paid, what is unallocated after. */
export function poolRows(random: VectorRandom, lives: number, steps: number): bigint[] {
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
      const settled = settle(pool, account, change);
      pool = settled.kept;
      accounts[who] = settled.account;
      rows.push(leaves ? 2n : 1n, passed, BigInt(who), amount, settled.earned, pool.unallocated);
    }
  }
  return rows;
}

/**
 * Blocks passed, kind (0 deposit, 1 withdraw, 2 harvest), who, amount or shares, what the call gives (shares, MONEY, bounty),
 * assets after. A manual stake of 100 MONEY lies beside the vault in its farm.
 */
export function vaultRows(random: VectorRandom, steps: number): bigint[] {
  const rows: bigint[] = [];
  const manual = 100n * 10n ** 18n;
  const emission = {
    moneyPerBlock: 9n * 10n ** 15n,
    totalAllocPoint: 9000n,
    startBlock: start,
    endBlock: start + 105_120_000n,
  };
  let farm: FarmState = { perShare: 0n, shares: manual, rest: 0n, allocPoint: 1600n, lastRewardBlock: start };
  let stake: ShareAccount = noShares;
  let vault = { assets: 0n, shares: 0n, performanceFee: 200n, callFee: 25n };
  const holders = Array.from({ length: actors }, () => 0n);
  let block = start;
  const restake = (amount: bigint) => {
    farm = { ...farm, shares: farm.shares - stake.shares + amount };
    stake = { shares: amount, perShare: farm.perShare };
  };
  while (rows.length < steps * 6) {
    const who = Number(random.below(BigInt(actors)));
    const held = holders[who] as bigint;
    const kind = random.below(3n);
    if (kind === 1n && held === 0n) continue;
    const passed = random.below(5000n);
    block += passed;
    farm = farmAt(farm, emission, block);
    const gained = earnedBy(stake, farm.perShare, farmRewardUnit);
    const collected = vaultCollected(vault, gained, kind === 2n);
    vault = collected.vault;
    let given = collected.bounty;
    let amount = 0n;
    if (kind === 0n) {
      amount = 10n ** 9n + random.amount(75n);
      given = vaultSharesFor(vault, amount);
      holders[who] = held + given;
      vault = { ...vault, assets: vault.assets + amount, shares: vault.shares + given };
    }
    if (kind === 1n) {
      amount = 1n + random.below(held);
      given = vaultWorth(vault, amount);
      holders[who] = held - amount;
      vault = { ...vault, assets: vault.assets - given, shares: vault.shares - amount };
    }
    // A withdrawal is paid out of what was collected first, and the rest of that is staked with the next call but withdrawals.
    restake(kind === 1n ? (vault.assets < stake.shares ? vault.assets : stake.shares) : vault.assets);
    rows.push(passed, kind, BigInt(who), amount, given, vault.assets);
  }
  return rows;
}
