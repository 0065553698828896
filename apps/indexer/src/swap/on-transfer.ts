import type { IndexingFunctionArgs } from 'ponder:registry';
import { liquidityStep, pair } from 'ponder:schema';
import { liquidityAfterTransfer, noLiquidityStep } from '@besc/domain/market/liquidity-step';
import { indexId, zeroId } from '@besc/domain/shared/index-id';
import { foundRow } from '../shared/found-row';
import { readLiquidityStep } from './take-liquidity-step';

/** An LP transfer: one from or to zero changes the supply, or is kept until the Mint or Burn event tells why. */
export async function onTransfer({ event, context }: IndexingFunctionArgs<'Pair:Transfer'>): Promise<void> {
  const { db } = context;
  const id = indexId(event.log.address);
  const { value } = event.args;
  const transfer = { pair: id, from: indexId(event.args.from), to: indexId(event.args.to), value };
  if (transfer.from !== zeroId && transfer.to !== zeroId) return;
  const { hash: transaction } = event.transaction;
  const row = await foundRow('pair', id, db.find(pair, { id }));
  const before = {
    totalSupply: row.totalSupply,
    step: (await readLiquidityStep(db, id, transaction)) ?? noLiquidityStep,
  };
  const after = liquidityAfterTransfer(before, transfer);
  if (after.totalSupply !== before.totalSupply) {
    await db.update(pair, { id }).set({ totalSupply: after.totalSupply });
  }
  if (after.step === before.step) return;
  const columns = { transaction, ...after.step };
  await db
    .insert(liquidityStep)
    .values({ id, ...columns })
    .onConflictDoUpdate(columns);
}
