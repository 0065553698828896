import type { IndexingFunctionArgs } from 'ponder:registry';
import { poolAction, poolStep } from 'ponder:schema';
import { poolAfterUnpaid } from '@besc/domain/pools/pool-ledger';
import { addTally } from '@besc/domain/shared/stake-sums';
import { placeOf, tallyOf } from '../shared/stake-columns';
import { readPoolState, savePoolState } from './pool-state';

/** A pool could not pay all: it tells so after the event of a withdrawal, and before that of a deposit. */
export async function onPoolRewardOwed({ event, context }: IndexingFunctionArgs<'Pool:RewardOwed'>): Promise<void> {
  const { db } = context;
  const { transaction, timestamp } = placeOf(event);
  const left = event.args.amount;
  const state = await readPoolState(db, event.log.address, event.args.user);
  const { id } = state.row;
  const step = await db.find(poolStep, { id });
  const isSame = step?.transaction === transaction && step.account === state.user;
  const withdrawal = isSame ? step.withdrawal : null;
  const next = { transaction, account: state.user, withdrawal: null, owed: withdrawal === null ? left : null };
  await db
    .insert(poolStep)
    .values({ id, ...next })
    .onConflictDoUpdate(next);
  if (withdrawal === null) return;
  const { pool, account, moved } = poolAfterUnpaid(state, left, state.prices.reward);
  await savePoolState(db, { ...state, pool, account }, { timestamp, moved, transactions: 0 });
  await db.update(poolAction, { id: withdrawal }).set((row) => {
    const { amount, usdE18 } = addTally(tallyOf(row.harvested, row.harvestedUSD), moved.harvested);
    return { harvested: amount, harvestedUSD: usdE18 ?? null };
  });
}
