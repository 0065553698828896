import { type FarmState, farmAt, farmRewardUnit } from '@besc/domain/farms/farm-rewards';
import { vaultCollected, vaultSharesFor, vaultWorth } from '@besc/domain/pools/vault-shares';
import { earnedBy, noShares, type ShareAccount } from '@besc/domain/shared/reward-per-share';
import type { VectorRandom } from '../vector-random';

const start = 1000n;
const actors = 3;

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
    restake(vault.assets);
    rows.push(passed, kind, BigInt(who), amount, given, vault.assets);
  }
  return rows;
}
