import type { Context } from 'ponder:registry';
import { liquidityStep } from 'ponder:schema';
import { MissingRowError } from './missing-row-error';

type Hex = `0x${string}`;

/** What was minted and burned in a pair since its last Mint or Burn of this transaction. */
export type LiquidityStep = typeof liquidityStep.$inferSelect;

/** Takes the noted LP transfers of a pair; the next Mint or Burn of the same transaction starts from nothing. */
export async function takeLiquidityStep(db: Context['db'], id: Hex, transaction: Hex): Promise<LiquidityStep> {
  const row = await db.find(liquidityStep, { id });
  if (row?.transaction !== transaction) throw new MissingRowError('liquidityStep', `${id} of ${transaction}`);
  const step = { ...row };
  await db
    .update(liquidityStep, { id })
    .set({ mintTo: null, minted: null, feeTo: null, feeMinted: null, burned: null });
  return step;
}
