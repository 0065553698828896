import type { Context } from 'ponder:registry';
import { vault, vaultIncome, vaultSnapshot } from 'ponder:schema';
import { type VaultFigures, vaultTakings } from '@besc/domain/pools/vault-ledger';
import { vaultWorth } from '@besc/domain/pools/vault-shares';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import type { Hex } from '@besc/domain/shared/hex';
import { indexId } from '@besc/domain/shared/index-id';
import { type StakeSums, tally } from '@besc/domain/shared/stake-sums';
import type { TokenPrice } from '@besc/domain/shared/token-price';
import { foundRow } from '../shared/found-row';
import { readTokenPrice } from '../shared/read-token-price';
import { savePeriods } from '../shared/save-periods';
import { noActions, sumRow, sumsOf } from '../shared/stake-columns';
import { vaultDays } from './vault-tables';

/** The vault in whole numbers, and what MONEY costs. */
export interface VaultState {
  readonly id: string;
  readonly vault: VaultFigures;
  readonly money: TokenPrice;
}

/** Reads the vault. Throws MissingRowError for one of another deployment. */
export async function readVaultState(db: Context['db'], address: Hex): Promise<VaultState> {
  const id = indexId(address);
  const row = await foundRow('vault', id, db.find(vault, { id }));
  const { shares, assets, collected, performanceFees, withdrawFees, holders } = row;
  return {
    id,
    money: await readTokenPrice(db, row.stakedTokenId),
    vault: {
      ...sumsOf(row),
      shares,
      assets,
      collected,
      performanceFees,
      withdrawFees,
      holders,
      uncollected: (await db.find(vaultIncome, { id }))?.uncollected ?? 0n,
      performanceFee: BigInt(row.performanceFee),
      callFee: BigInt(row.callFee),
    },
  };
}

/** Stores the vault as of a block, and what an event did to it into its day; `before` is what it was. */
export async function saveVaultState(
  db: Context['db'],
  { id, vault: after, money }: VaultState,
  change: { before: VaultFigures; block: number; timestamp: number; moved?: StakeSums },
): Promise<void> {
  const { before, block, timestamp, moved } = change;
  const lasts = {
    shares: after.shares,
    assets: after.assets,
    assetsUSD: tally(after.assets, money).usdE18 ?? null,
    pricePerShare: vaultWorth(after, oneE18),
    holders: after.holders,
  };
  const { collected, performanceFees, withdrawFees } = after;
  await db.update(vault, { id }).set({ ...lasts, ...sumRow(after), collected, performanceFees, withdrawFees });
  const { pricePerShare } = lasts;
  await db
    .insert(vaultSnapshot)
    .values({ id: `${id}-${block}`, vaultId: id, blockNumber: block, pricePerShare })
    .onConflictDoUpdate({ pricePerShare });
  const income = await db.find(vaultIncome, { id });
  if (income) await db.update(vaultIncome, { id }).set({ uncollected: after.uncollected });
  const sums = {
    ...sumRow(moved ? { ...moved, transactions: 1 } : noActions),
    ...vaultTakings(before, after),
  };
  await savePeriods(db, vaultDays, { owner: id, timestamp, lasts, sums });
}
