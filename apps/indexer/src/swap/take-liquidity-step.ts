import type { Context } from 'ponder:registry';
import { liquidityStep } from 'ponder:schema';
import { type LiquidityStep, noLiquidityStep } from '@besc/domain/liquidity/liquidity-step';
import type { Hex } from '@besc/domain/shared/hex';
import type { IndexId } from '@besc/domain/shared/index-id';
import { MissingRowError } from '../shared/missing-row-error';
import { noSentLiquidity, type SentLiquidity } from './sent-liquidity';

/** What the LP transfers of a pair leave to its next Mint or Burn. */
export type NotedStep = LiquidityStep & SentLiquidity;

export const noNotedStep: NotedStep = { ...noLiquidityStep, ...noSentLiquidity };

/** The LP transfers of a pair that were noted in this transaction; undefined without any. */
export async function readLiquidityStep(
  db: Context['db'],
  id: IndexId,
  transaction: Hex,
): Promise<NotedStep | undefined> {
  const row = await db.find(liquidityStep, { id });
  return row?.transaction === transaction ? { ...row } : undefined;
}

/** Takes the noted LP transfers of a pair; the next Mint or Burn of the same transaction starts from nothing. */
export async function takeLiquidityStep(db: Context['db'], id: IndexId, transaction: Hex): Promise<NotedStep> {
  const step = await readLiquidityStep(db, id, transaction);
  if (step === undefined) throw new MissingRowError('liquidityStep', `${id} of ${transaction}`);
  await db.update(liquidityStep, { id }).set(noNotedStep);
  return step;
}
