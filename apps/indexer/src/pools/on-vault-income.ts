import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { vault, vaultIncome } from 'ponder:schema';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { isPaidBy } from '@besc/domain/farms/is-paid-by';
import { firstVaultFees, vaultAfterIncome } from '@besc/domain/pools/vault-ledger';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { indexSettings } from '../shared/index-settings';
import { placeOf } from '../shared/stake-columns';
import { vaultRow } from './vault-tables';

const { performanceFee, callFee, withdrawFee, withdrawFeePeriod } = firstVaultFees;

/** Writes the row that exists before the first event, where the chain has a vault. */
export async function onVaultSetup({ context: { db } }: { context: Context }): Promise<void> {
  const contract = contractIfAny(indexSettings(), 'pools', 'vault');
  if (contract === undefined) return;
  await db.insert(vault).values({
    ...zeroOf(vaultRow),
    id: indexId(contract.address),
    stakedTokenId: indexSettings().money,
    pricePerShare: oneE18,
    performanceFee: Number(performanceFee),
    callFee: Number(callFee),
    withdrawFee: Number(withdrawFee),
    withdrawFeePeriod,
  });
}

/** MONEY came into being for the vault; whether it is what the vault collects, the farm's next event tells. */
export async function onVaultMint({ event, context }: IndexingFunctionArgs<'VaultMint:Emission'>): Promise<void> {
  const { transaction, logIndex } = placeOf(event);
  const minted = { transaction, logIndex, minted: event.args.amount };
  await context.db
    .insert(vaultIncome)
    .values({ id: indexId(event.args.to), ...minted, uncollected: 0n })
    .onConflictDoUpdate(minted);
}

/** The vault collects by a withdrawal of nothing; what comes with other events of the farm is shared by no account. */
export async function onVaultCollect({ event, context }: IndexingFunctionArgs<'VaultStake:Withdraw'>): Promise<void> {
  const id = indexId(event.args.user);
  const income = await context.db.find(vaultIncome, { id });
  if (event.args.amount > 0n || income === null) return;
  if (!isPaidBy({ ...placeOf(event), account: id }, { ...income, account: id })) return;
  await context.db.update(vaultIncome, { id }).set(vaultAfterIncome(income, income.minted));
}
