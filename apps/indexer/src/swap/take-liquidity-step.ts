import type { Context } from 'ponder:registry';
import { liquidityStep } from 'ponder:schema';
import type { Hex } from '@besc/domain/shared/hex';
import type { IndexId } from '@besc/domain/shared/index-id';
import { MissingRowError } from '../shared/missing-row-error';

/** What was minted and burned in a pair since its last Mint or Burn of this transaction. */
export type LiquidityStep = typeof liquidityStep.$inferSelect;

/** Takes the noted LP transfers of a pair; the next Mint or Burn of the same transaction starts from nothing. */
export async function takeLiquidityStep(db: Context['db'], id: IndexId, transaction: Hex): Promise<LiquidityStep> {
  const row = await db.find(liquidityStep, { id });
  if (row?.transaction !== transaction) throw new MissingRowError('liquidityStep', `${id} of ${transaction}`);
  const step = { ...row };
  await db
    .update(liquidityStep, { id })
    .set({ mintTo: null, minted: null, feeTo: null, feeMinted: null, burned: null });
  return step;
}
