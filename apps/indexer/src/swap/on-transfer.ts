import type { IndexingFunctionArgs } from 'ponder:registry';
import { liquidityStep, pair } from 'ponder:schema';
import { liquidityAfterTransfer } from '@besc/domain/liquidity/liquidity-step';
import { indexId } from '@besc/domain/shared/index-id';
import { foundRow } from '../shared/found-row';
import { placeOf } from '../shared/stake-columns';
import { saveLpTransfer } from './save-lp-transfer';
import { noNotedStep, readLiquidityStep } from './take-liquidity-step';

/**
 * An LP transfer. One between accounts changes what they hold. One from or to zero changes the supply, or is kept until the Mint or
 * Burn event tells why, as is one to the pair.
 */
export async function onTransfer({ event, context }: IndexingFunctionArgs<'Pair:Transfer'>): Promise<void> {
  const { db } = context;
  const id = indexId(event.log.address);
  const { value } = event.args;
  const transfer = { pair: id, from: indexId(event.args.from), to: indexId(event.args.to), value };
  const { hash: transaction } = event.transaction;
  const sent = await saveLpTransfer(db, transfer, placeOf(event));
  const row = await foundRow('pair', id, db.find(pair, { id }));
  const before = {
    totalSupply: row.totalSupply,
    step: (await readLiquidityStep(db, id, transaction)) ?? noNotedStep,
  };
  const after = liquidityAfterTransfer(before, transfer);
  if (after.totalSupply !== before.totalSupply) {
    await db.update(pair, { id }).set({ totalSupply: after.totalSupply });
  }
  if (after.step === before.step && sent === undefined) return;
  const columns = { transaction, ...before.step, ...after.step, ...sent };
  await db
    .insert(liquidityStep)
    .values({ id, ...columns })
    .onConflictDoUpdate(columns);
}
